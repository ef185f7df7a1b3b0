public import CSVRecords
internal import Platform

/// A file, a pipe or standard input as a source of bytes; it is closed by its deinitializer.
public final class InputFile: ByteSource {
  /// The name as the user gave it, with U+FFFD for what is not UTF-8; `-` for standard input.
  public let name: String
  package let path: BytePath
  private let descriptor: Int32
  private let interrupt: Interrupt?
  /// The status of the file when it was opened.
  private let status: FileStatus?
  /// The size of a regular file when it was opened; 0 for other files.
  private var fileSize: Int { hasOffsets ? status?.size ?? 0 : 0 }
  /// Whether it is a regular file, of which reading does not wait.
  private var hasOffsets: Bool { status?.isRegular == true }
  /// The offset in the file of the first byte of the input: standard input may have been read by another process.
  private let base: Int

  /// Opens the file of that name; `-` is standard input.
  public convenience init(_ name: String) throws(FileError) {
    try self.init(BytePath(name))
  }

  /// Opens the file at that path to read it from an offset, which must be 0 unless it is a regular file.
  ///
  /// - Parameters:
  ///   - name: The name of the file in errors; the path if it is `nil`.
  ///   - interrupt: A request after which reading throws ``Interrupted``.
  package init(
    _ path: BytePath, named name: String? = nil, offset: Int = 0, interrupt: Interrupt? = nil
  ) throws(FileError) {
    let name = name ?? path.description
    self.path = path
    self.interrupt = interrupt
    self.name = name
    descriptor = path.isStandard ? 0 : path.open(O_RDONLY)
    guard descriptor >= 0 else { throw FileError(name, "read") }
    status = FileStatus(descriptor: descriptor)
    base = path.isStandard ? max(0, Int(lseek(descriptor, 0, SEEK_CUR))) : 0
    guard status?.isDirectory != true else {
      throw FileError(name, "read", reason: "it is a directory; name the files in it")
    }
    if status?.isPipe == true { SystemDifferences.enlargePipe(descriptor) }
    if offset > 0, lseek(descriptor, off_t(offset), SEEK_SET) < 0 { throw FileError(name, "read") }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
  }

  /// The identity of the file; `nil` for devices, and for standard input unless it is a regular file: a terminal is both
  /// read and written.
  package var identity: FileIdentity? {
    guard let status, !status.isCharacterDevice, !path.isStandard || status.isRegular else { return nil }
    return FileIdentity(status)
  }

  /// Whether the file can be opened again and read from the start: it is a regular file and not standard input.
  package var isRegular: Bool { !path.isStandard && hasOffsets }

  public var isReady: Bool {
    guard !hasOffsets else { return true }
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe Platform.poll(&poll, 1, 0) != 0
  }

  public func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    let count = try read(into: &buffer, at: range, fileOffset: nil)
    if count == 0 && !range.isEmpty { try checkSize() }
    return count
  }

  /// - Parameter fileOffset: The offset in the file; `nil` for the bytes after those that were read in order.
  private func read(into buffer: inout [UInt8], at range: Range<Int>, fileOffset: Int?) throws -> Int {
    while true {
      try interrupt?.wait(for: hasOffsets ? nil : descriptor)
      // SAFETY: the system writes within that range of the buffer, and the slice checks its bounds.
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[range])
        guard let fileOffset else { return unsafe Platform.read(descriptor, free.baseAddress, free.count) }
        return unsafe pread(descriptor, free.baseAddress, free.count, off_t(fileOffset))
      }
      if count >= 0 { return count }
      if errno != EINTR { throw FileError(name, "read") }
    }
  }

  /// Throws if a regular file is shorter than when it was opened, because bytes that were to be read are lost.
  private func checkSize() throws(FileError) {
    guard fileSize > 0, let size = FileStatus(descriptor: descriptor)?.size, size < fileSize else {
      return
    }
    throw FileError(
      name, "read",
      reason: "it became shorter while it was read, from \(fileSize) to \(size) bytes; check it again"
    )
  }

  /// Reads all remaining bytes, for small files.
  ///
  /// A regular file that is too large is not read, and of any other at most one byte more than the limit is read.
  ///
  /// - Parameter limit: The maximum number of bytes; if more remain, that is an error.
  public func readAll(limit: Int) throws -> [UInt8] {
    let size = remainingSize ?? 0
    var file = self
    guard size <= limit, let bytes = try file.readRest(limit: limit, expecting: size) else {
      throw tooLarge(limit)
    }
    return bytes
  }

  /// The number of bytes from the present position to the end of a regular file; `nil` for other files.
  package var remainingSize: Int? {
    guard let status = FileStatus(descriptor: descriptor), status.isRegular else { return nil }
    return max(0, status.size - max(0, Int(lseek(descriptor, 0, SEEK_CUR))))
  }

  package func tooLarge(_ limit: Int) -> FileError {
    FileError(name, "read", reason: "it has more than \(limit) bytes")
  }
}

extension InputFile: SeekableSource {
  package var openedSize: Int { max(0, fileSize - base) }

  package func read(into buffer: inout [UInt8], at range: Range<Int>, from offset: Int) throws -> Int {
    try read(into: &buffer, at: range, fileOffset: base + offset)
  }

  package func seek(to offset: Int) throws {
    guard lseek(descriptor, off_t(base + offset), SEEK_SET) >= 0 else { throw FileError(name, "read") }
  }
}
