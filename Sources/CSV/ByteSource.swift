/// Where bytes come from, for a ``ChunkReader``: a file, a pipe, or memory.
///
/// One thread at a time reads, not always the same.
public protocol ByteSource: Sendable {
  /// Puts the next bytes into the buffer from `start`, at most up to its end, and says how many; 0 only at the end
  /// of the input.
  mutating func read(into buffer: inout [UInt8], from start: Int) throws -> Int

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

  public mutating func read(into buffer: inout [UInt8], from start: Int) -> Int {
    let count = min(buffer.count - start, bytes.count - position)
    buffer.replaceSubrange(start..<start + count, with: bytes[position..<position + count])
    position += count
    return count
  }
}
