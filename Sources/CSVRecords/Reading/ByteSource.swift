/// Where bytes come from, for a ``ChunkReader``: a file, a pipe, or memory.
///
/// One thread at a time reads, not always the same.
public protocol ByteSource: Sendable {
  /// Puts the next bytes into that part of the buffer, from its front, and says how many; 0 only at the end of the
  /// input.
  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int

  /// Whether a read would give something at once. A reader that has whole records does not wait for more.
  var isReady: Bool { get }
}

/// Bytes in memory as a source.
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
