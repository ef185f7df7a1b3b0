/// A source of bytes for a ``CSVReader``, such as a file, a pipe or memory.
///
/// Calls are never concurrent, but may come from different threads.
public protocol ByteSource: Sendable {
  /// Reads the next bytes into the buffer.
  ///
  /// - Parameters:
  ///   - buffer: The buffer, of which only the bytes in `range` may be changed, and not the count.
  ///   - range: The part of the buffer to fill, from its front; never empty.
  /// - Returns: The number of bytes read; 0 only at the end of the input.
  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int

  /// Whether a read would return without waiting. If it would not, a reader that already has whole records
  /// returns these before it reads more bytes.
  var isReady: Bool { get }
}

/// A source of bytes in memory.
public struct MemorySource: ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  /// Creates a source of bytes, which it does not copy.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  public var isReady: Bool { true }

  public mutating func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
    let count = min(range.count, bytes.count - position)
    buffer.replaceSubrange(range.prefix(count), with: bytes[position..<position + count])
    position += count
    return count
  }
}
