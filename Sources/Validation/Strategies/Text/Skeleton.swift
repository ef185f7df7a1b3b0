internal import Bytes
internal import CConfusables

/// A text with each character replaced by the one that it looks like, so that texts that look alike are equal (UTS #39, section 4).
///
/// A skeleton is compared with others and has no other use: that of `m` is `rn`. Made by ICU, and so by the data of its version.
struct Skeleton: Hashable {
  private let bytes: [UInt8]

  private init(of bytes: [UInt8]) { self.bytes = bytes }

  private init?(_ text: [UInt8]) {
    guard let bytes = Self.written(text, by: .skeleton) else { return nil }
    self.init(of: bytes)
  }

  /// Returns the skeletons of a text as it is, in lower case and in capitals, without differences of compatibility and characters that are
  /// not shown; none for a text that is not well-formed, that is longer than `limit` without such characters, or if ICU fails.
  ///
  /// - Parameter limit: A number of bytes, at most 2²⁰: the time is quadratic in the number of marks on a character.
  static func all(of text: Span<UInt8>, limit: Int) -> [Skeleton] {
    guard let shown = withoutIgnorable(text, limit: limit),
      let folded = written(shown, by: .folding)
    else { return [] }
    let capitals = Array(String(decoding: folded, as: UTF8.self).uppercased().utf8)
    let plain = Skeleton(shown)
    let lowered = plain.map { Array(String(decoding: $0.bytes, as: UTF8.self).lowercased().utf8) }
    return [Skeleton(folded), Skeleton(capitals), plain, lowered.map(Skeleton.init(of:))].compactMap(\.self)
  }

  /// The greatest size of a text that can have this skeleton: each of its characters has a byte of the skeleton or more.
  var largestText: Int { 4 * bytes.count }

  /// A function of ICU from texts to texts.
  private enum Function {
    case skeleton, folding
  }

  /// Returns what a function of ICU writes for a text of at most 2²⁰ bytes.
  private static func written(_ text: [UInt8], by function: Function) -> [UInt8]? {
    var capacity = text.count * 2 + 16
    while true {
      var count: Int32 = -1
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = unsafe text.span.withUnsafeBytes { text in
          let (start, size, room) = (text.baseAddress, Int32(text.count), Int32(clamping: capacity))
          // SAFETY: both buffers have the sizes that are stated.
          return switch function {
          case .skeleton: unsafe confusables_skeleton(start, size, buffer.baseAddress, room)
          case .folding: unsafe confusables_folded(start, size, buffer.baseAddress, room)
          }
        }
        initialized = max(0, min(Int(count), capacity))
      }
      guard count >= 0 else { return nil }
      guard count > capacity else { return bytes }
      capacity = Int(count)
    }
  }

  private static func withoutIgnorable(_ text: Span<UInt8>, limit: Int) -> [UInt8]? {
    var (shown, index): ([UInt8], Int) = ([], 0)
    while index < text.count {
      let (scalar, count) = UTF8Sequence.scalar(in: text, at: index)
      guard let scalar else { return nil }
      if !scalar.properties.isDefaultIgnorableCodePoint {
        guard shown.count + count <= limit else { return nil }
        for offset in index..<index + count { shown.append(text[offset]) }
      }
      index += count
    }
    return shown
  }
}
