internal import FileOutput

/// A sequence of bytes in blocks of a scratch file, of which the last ones are in memory.
struct ScratchStream: Sendable {
  private let file: ScratchFile
  /// The blocks in order; all have the size of a block, except for the last one after ``finish()``.
  private(set) var blocks: [Int] = []
  /// The bytes after those in blocks.
  private var rest: [UInt8] = []
  /// The number of bytes in blocks.
  private var writtenCount = 0

  init(in file: ScratchFile) {
    self.file = file
  }

  /// The number of bytes.
  var count: Int { writtenCount + rest.count }

  /// Appends the bytes that the closure appends to an array.
  ///
  /// - Throws: `FileError`.
  @inline(__always)
  mutating func append(_ body: (inout [UInt8]) -> Void) throws(FileError) {
    body(&rest)
    if rest.count >= file.blockSize { try writeBlocks() }
  }

  private mutating func writeBlocks() throws(FileError) {
    var start = 0
    while rest.count - start >= file.blockSize {
      try write(start..<start + file.blockSize)
      start += file.blockSize
    }
    rest.removeSubrange(..<start)
    rest.reserveCapacity(file.blockSize + file.blockSize / 8)
  }

  private mutating func write(_ range: Range<Int>) throws(FileError) {
    let block = try file.take()
    blocks.append(block)
    try file.write(rest.span.extracting(range), to: block)
    writtenCount += range.count
  }

  /// Writes the last bytes, and frees their memory; nothing can be appended afterwards.
  ///
  /// - Throws: `FileError`.
  mutating func finish() throws(FileError) {
    if !rest.isEmpty { try write(rest.indices) }
    rest = []
  }

  /// Reads bytes from an offset on.
  ///
  /// - Parameter offset: The offset, below ``count``.
  /// - Returns: The number of bytes, at least 1 and at most that of the range.
  func read(from offset: Int, into buffer: inout [UInt8], at range: Range<Int>) throws(FileError) -> Int {
    if offset >= writtenCount {
      let bytes = rest[(offset - writtenCount)...].prefix(range.count)
      buffer.replaceSubrange(range.prefix(bytes.count), with: bytes)
      return bytes.count
    }
    let start = offset % file.blockSize
    let count = min(range.count, min(file.blockSize - start, writtenCount - offset))
    try file.read(blocks[offset / file.blockSize], from: start, into: &buffer, at: range.prefix(count))
    return count
  }

  /// Frees all blocks.
  mutating func remove() {
    for block in blocks { file.free(block) }
    (blocks, rest, writtenCount) = ([], [], 0)
  }
}
