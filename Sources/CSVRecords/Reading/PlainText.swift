internal import Bytes

/// Determines whether the bytes of a growing buffer are plain text: UTF-8 without NUL.
///
/// Bytes are checked soon after they have been read, while they are in the cache of the processor.
struct PlainText {
  /// The number of bytes, from the first on, that are known to be plain text.
  private var count = 0
  private var hasOthers = false

  /// Checks the bytes up to an offset, except for a scalar that may continue after it.
  mutating func advance(in bytes: Span<UInt8>, to end: Int) {
    // Four bytes in a row that continue a scalar are never UTF-8.
    let lastStart = (max(count, end - 4)..<end).last { bytes[$0] & 0xC0 != 0x80 }
    check(bytes, to: lastStart ?? end)
  }

  /// Returns whether all bytes up to an offset, at which a scalar ends, are plain text.
  mutating func isPlain(_ bytes: Span<UInt8>, to end: Int) -> Bool {
    if count < end { check(bytes, to: end) }
    return count >= end
  }

  private mutating func check(_ bytes: Span<UInt8>, to end: Int) {
    guard !hasOthers, count < end else { return }
    let text = bytes.extracting(count..<end)
    if text.isUTF8, text.firstIndex(of: 0) == nil { count = end } else { hasOthers = true }
  }
}
