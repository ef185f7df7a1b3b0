internal import FileOutput
internal import Platform

/// A file without a name in the folder for temporary files, in blocks of one size that threads take, write, read and free.
final class ScratchFile: Sendable {
  /// The size of a block in bytes.
  let blockSize: Int
  /// The maximum size of the file in bytes.
  let limit: Int
  private let file: NamelessFile
  private let blocks = Locked((count: 0, free: [Int]()))

  /// - Parameter limit: The maximum size of the file in bytes; `nil` for half of what is free in the folder.
  /// - Throws: `FileError` if the file cannot be created.
  init(blockSize: Int, limit: Int?) throws(FileError) {
    self.blockSize = blockSize
    file = try NamelessFile(remedy: "raise --unique-memory")
    self.limit = limit ?? file.freeSpace / 2
  }

  /// Takes a block.
  ///
  /// - Returns: Its number.
  /// - Throws: `FileError` if the file would exceed its limit.
  func take() throws(FileError) -> Int {
    try blocks.withLock { blocks throws(FileError) in
      if let block = blocks.free.popLast() { return block }
      guard (blocks.count + 1) * blockSize <= limit else {
        throw FileError(
          "temporary files in \(file.folder)", "write",
          reason:
            "the keys take more than \(limit) bytes of them; raise --unique-disk or --unique-memory, name a folder "
            + "with more room in TMPDIR, or require fewer columns to be unique")
      }
      defer { blocks.count += 1 }
      return blocks.count
    }
  }

  /// Makes a block available again.
  func free(_ block: Int) {
    blocks.withLock { $0.free.append(block) }
  }

  /// Writes bytes, at most the size of a block, to the start of a block.
  func write(_ bytes: Span<UInt8>, to block: Int) throws(FileError) {
    var written = 0
    while written < bytes.count {
      // SAFETY: the system reads the bytes of the span from that index on.
      let count = unsafe bytes.extracting(written...).withUnsafeBytes { bytes in
        unsafe pwrite(file.descriptor, bytes.baseAddress, bytes.count, off_t(block * blockSize + written))
      }
      if count < 0, errno != EINTR { throw file.error() }
      written += max(0, count)
    }
  }

  /// Reads bytes that have been written to a block into a range of the buffer.
  ///
  /// - Parameter offset: The offset of the bytes in the block.
  func read(_ block: Int, from offset: Int = 0, into buffer: inout [UInt8], at range: Range<Int>)
    throws(FileError)
  {
    var start = range.lowerBound
    while start < range.upperBound {
      let position = block * blockSize + offset + start - range.lowerBound
      // SAFETY: the system writes within that range of the buffer, and the slice checks its bounds.
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start..<range.upperBound])
        return unsafe pread(file.descriptor, free.baseAddress, free.count, off_t(position))
      }
      if count == 0 || (count < 0 && errno != EINTR) { throw file.error("read") }
      start += max(0, count)
    }
  }
}
