internal import Bytes
internal import CConfusables

/// A text with each character replaced by the one that it looks like, so that texts that look alike are equal (UTS #39, section 4).
///
/// Characters that are not shown (`Default_Ignorable_Code_Point`), such as U+200B, have no part in it. A skeleton is compared with others and has no other use: that of `m` is `rn`. Made by ICU, and so by the data of its version.
struct Skeleton: Hashable {
  private let bytes: [UInt8]

  /// Creates the skeleton of well-formed UTF-8; `nil` if the text is larger than 256 MiB, or if ICU cannot make it.
  init?(of text: Span<UInt8>) {
    guard text.count <= 1 << 28 else { return nil }
    let text = Self.withoutIgnorable(text)
    var capacity = text.count * 2 + 16
    while true {
      var count: Int32 = -1
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = unsafe text.span.withUnsafeBytes { text in
          // SAFETY: both buffers have the sizes that are stated.
          unsafe confusables_skeleton(
            text.baseAddress, Int32(text.count), buffer.baseAddress, Int32(clamping: capacity))
        }
        initialized = max(0, min(Int(count), capacity))
      }
      guard count >= 0 else { return nil }
      guard count > capacity else {
        self.bytes = bytes
        return
      }
      capacity = Int(count)
    }
  }
  private static func withoutIgnorable(_ text: Span<UInt8>) -> [UInt8] {
    var (shown, index): ([UInt8], Int) = ([], 0)
    shown.reserveCapacity(text.count)
    while index < text.count {
      let (scalar, count) = UTF8Sequence.scalar(in: text, at: index)
      if scalar?.properties.isDefaultIgnorableCodePoint != true {
        for offset in index..<index + count { shown.append(text[offset]) }
      }
      index += count
    }
    return shown
  }
}
