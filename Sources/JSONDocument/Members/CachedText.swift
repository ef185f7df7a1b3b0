internal import Bytes

/// A short text that is compared with the bytes at many offsets. Up to 16 bytes are compared as one or two numbers.
struct CachedText: Sendable {
  let count: Int
  /// The offset of the text in the bytes from which it was created.
  private let start: Int
  /// The first eight bytes, a mask of those that the text has, and the last eight bytes if it has eight or more.
  private let head: UInt64
  private let mask: UInt64
  private let tail: UInt64

  /// - Parameter range: The range of the text in the bytes.
  init(_ range: Range<Int>, of bytes: Span<UInt8>) {
    let text = bytes.extracting(range)
    (count, start) = (text.count, range.lowerBound)
    var head: UInt64 = 0
    for index in 0..<min(8, text.count) { head |= UInt64(text[index]) << UInt64(8 * index) }
    self.head = head
    mask = text.count < 8 ? (1 << UInt64(8 * text.count)) - 1 : .max
    tail = text.count < 8 ? 0 : text.word(at: text.count - 8)
  }

  /// Whether the text is at an offset of other bytes.
  ///
  /// - Parameter bytes: The bytes from which the text was created.
  @inline(__always)
  func isPart(of other: Span<UInt8>, at offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard count <= 16, offset &+ max(count, 8) <= other.count else {
      return other.starts(with: bytes.extracting(start..<start &+ count), at: offset)
    }
    guard (other.word(at: offset) ^ head) & mask == 0 else { return false }
    return count <= 8 || other.word(at: offset &+ count &- 8) == tail
  }
}
