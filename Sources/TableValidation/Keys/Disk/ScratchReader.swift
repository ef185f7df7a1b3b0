internal import FileOutput

/// Reads a stream from its start, block by block.
struct ScratchReader: Sendable {
  private let stream: ScratchStream
  private let blockSize: Int
  private var offset = 0
  private(set) var buffer: [UInt8] = []
  /// The range of the bytes in the buffer that have been read and not skipped.
  private(set) var unread = 0..<0

  /// - Parameter blockSize: The number of bytes that are read at a time.
  init(_ stream: ScratchStream, blockSize: Int) {
    (self.stream, self.blockSize) = (stream, blockSize)
  }

  mutating func skip(_ count: Int) {
    unread = unread.dropFirst(count)
  }

  /// Reads the next block; returns `false` at the end.
  mutating func readMore() throws(FileError) -> Bool {
    guard offset < stream.count else { return false }
    buffer.removeSubrange(..<unread.lowerBound)
    let count = min(blockSize, stream.count - offset)
    let end = unread.count
    if buffer.count < end + count { buffer += [UInt8](repeating: 0, count: end + count - buffer.count) }
    let read = try stream.read(from: offset, into: &buffer, at: end..<end + count)
    offset += read
    unread = 0..<end + read
    return true
  }
}
