internal import Platform

/// Standard input as a file that can be read several times.
package enum RepeatableInput {
  private static let bufferSize = 256 << 10

  /// Copies standard input to a file without a name in the folder for temporary files, unless it is a regular file, and makes that file
  /// standard input.
  ///
  /// - Parameter limit: The maximum size of the file in bytes; `nil` for half of what is free in the folder.
  /// - Returns: The offset in the file of the first byte of the input.
  /// - Throws: `FileError` if the file cannot be created, or if it would exceed its limit.
  package static func prepare(limit: Int?) throws(FileError) -> Int {
    if FileStatus(descriptor: 0)?.isRegular == true { return max(0, Int(lseek(0, 0, SEEK_CUR))) }
    let file = try NamelessFile(remedy: "store standard input in a file and name the file")
    let limit = limit ?? file.freeSpace / 2
    try copy(to: file, limit: limit)
    guard dup2(file.descriptor, 0) >= 0 else { throw file.error() }
    rewind(to: 0)
    return 0
  }

  /// Continues to read standard input, which is a regular file, at an offset.
  package static func rewind(to offset: Int) { lseek(0, off_t(offset), SEEK_SET) }

  private static func copy(to file: NamelessFile, limit: Int) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: bufferSize)
    var size = 0
    while true {
      // SAFETY: the system writes at most the size of the buffer into it.
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(0, $0.baseAddress, $0.count) }
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw FileError("standard input", "read")
      }
      size += count
      guard size <= limit else {
        throw FileError(
          "temporary files in \(file.folder)", "write",
          reason:
            "standard input has more than \(limit) bytes, and is read several times; store it in a file and name the file, raise "
            + "--unique-disk, or name a folder with more room in TMPDIR")
      }
      guard DescriptorWriter.write(buffer.span.extracting(..<count), to: file.descriptor) == 0 else {
        throw file.error()
      }
    }
  }
}
