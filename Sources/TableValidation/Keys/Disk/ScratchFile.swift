internal import Bytes
internal import FileOutput
internal import Platform

/// Blocks of one size that threads take, write, read and free: the first ones in memory, the others in a file without a name in the
/// folder for temporary files.
final class ScratchFile: Sendable {
  /// The size of a block in bytes.
  let blockSize: Int
  /// The maximum size of the file in bytes; `nil` for half of what is free in the folder.
  private let limit: Int?
  /// The number of blocks in memory.
  private let memoryCount: Int
  private let blocks = Locked((count: 0, free: [Int]()))
  private let memory = Locked([[UInt8]]())
  private let created = Locked(Disk?.none)

  private struct Disk {
    let file: NamelessFile
    let limit: Int
  }

  /// - Parameters:
  ///   - memory: The number of bytes of the blocks that are in memory.
  ///   - limit: The maximum size of the file in bytes; `nil` for half of what is free in the folder.
  init(blockSize: Int, memory: Int = 0, limit: Int?) {
    self.blockSize = blockSize
    self.limit = limit
    memoryCount = memory / blockSize
  }

  /// Returns the file, which is created by the first call.
  ///
  /// - Throws: `FileError` if the file cannot be created.
  private func disk() throws(FileError) -> Disk {
    try created.withLock { created throws(FileError) in
      if let created { return created }
      let file = try NamelessFile(remedy: "raise --unique-memory")
      let disk = Disk(file: file, limit: limit ?? file.freeSpace / 2)
      created = disk
      return disk
    }
  }

  /// Takes a block.
  ///
  /// - Returns: Its number.
  /// - Throws: `FileError` if the file cannot be created, or would exceed its limit.
  func take() throws(FileError) -> Int {
    try blocks.withLock { blocks throws(FileError) in
      if let block = blocks.free.popLast() { return block }
      if blocks.count >= memoryCount {
        guard limit != 0 else {
          throw FileError(
            "temporary files", "write",
            reason:
              "the keys and groups take more than \(memoryCount * blockSize) bytes of memory, and no files are allowed; raise "
              + "--unique-memory or --unique-disk")
        }
        let disk = try disk()
        guard (blocks.count + 1 - memoryCount) * blockSize <= disk.limit else {
          throw FileError(
            "temporary files in \(disk.file.folder)", "write",
            reason:
              "the keys and groups take more than \(disk.limit) bytes of them; raise --unique-disk or --unique-memory, name a folder "
              + "with more room in TMPDIR, or compare fewer columns")
        }
      }
      defer { blocks.count += 1 }
      return blocks.count
    }
  }

  /// Makes a block available again.
  func free(_ block: Int) {
    if block < memoryCount { memory.withLock { $0[block] = [] } }
    blocks.withLock { $0.free.append(block) }
  }

  /// Writes bytes, at most the size of a block, to the start of a block.
  func write(_ bytes: Span<UInt8>, to block: Int) throws(FileError) {
    guard block >= memoryCount else {
      var copy: [UInt8] = []
      copy.append(bytes)
      return memory.withLock { blocks in
        while blocks.count <= block { blocks.append([]) }
        blocks[block] = copy
      }
    }
    let file = try disk().file
    let start = (block - memoryCount) * blockSize
    var written = 0
    while written < bytes.count {
      // SAFETY: the system reads the bytes of the span from that index on.
      let count = unsafe bytes.extracting(written...).withUnsafeBytes { bytes in
        unsafe pwrite(file.descriptor, bytes.baseAddress, bytes.count, off_t(start + written))
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
    guard block >= memoryCount else {
      let bytes = memory.withLock { $0[block] }
      return buffer.replaceSubrange(range, with: bytes[offset..<offset + range.count])
    }
    let file = try disk().file
    var start = range.lowerBound
    while start < range.upperBound {
      let position = (block - memoryCount) * blockSize + offset + start - range.lowerBound
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
