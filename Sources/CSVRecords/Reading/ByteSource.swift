/// A source of bytes for a ``CSVReader``: a file, a pipe, memory.
///
/// One thread at a time reads, but not always the same one.
public protocol ByteSource: Sendable {
  /// Reads the next bytes into the buffer.
  ///
  /// - Parameter range: The part of the buffer to fill from its front; it is not empty.
  /// - Returns: The number of bytes read; 0 only at the end of the input.
  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int

  /// Whether a read would return at once. A reader that has whole records does not wait for more.
  var isReady: Bool { get }
}

/// A source of bytes in memory.
public struct MemorySource: ByteSource {
  private let bytes: [UInt8]
  private var position = 0

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
