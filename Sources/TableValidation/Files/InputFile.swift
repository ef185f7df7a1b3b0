public import CSVRecords
internal import Glibc

/// A file, a pipe or standard input as a source of bytes; it is closed when it is released.
public final class InputFile: ByteSource {
  /// The name as the user gave it; `-` for standard input.
  public let name: String
  private let descriptor: Int32

  /// Opens the file of that name; `-` is standard input.
  public convenience init(_ name: String) throws(FileError) {
    try self.init(name, offset: 0)
  }

  /// Opens the file of that name to read from an offset on; only a regular file can be read from another offset than 0.
  init(_ name: String, offset: Int) throws(FileError) {
    self.name = name
    descriptor = name == "-" ? 0 : unsafe open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(name, "read") }
    guard FileStatus(descriptor: descriptor)?.isDirectory != true else {
      throw FileError(name, "read", "it is a directory; name the files in it")
    }
    SystemDifferences.enlargePipe(descriptor)
    if offset > 0, lseek(descriptor, off_t(offset), SEEK_SET) < 0 { throw FileError(name, "read") }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
  }

  /// The identity of the file; `nil` for devices, and for standard input unless it is a regular file: a terminal is both
  /// read and written.
  var identity: FileIdentity? {
    guard let status = FileStatus(descriptor: descriptor), !status.isCharacterDevice,
      name != "-" || status.isRegular
    else { return nil }
    return FileIdentity(descriptor: descriptor)
  }

  /// Whether the file can be opened again and then has the same bytes.
  var isRegular: Bool { name != "-" && FileStatus(descriptor: descriptor)?.isRegular == true }

  public var isReady: Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe Glibc.poll(&poll, 1, 0) != 0
  }

  public func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    while true {
      // SAFETY: the system writes within that part of the buffer, whose bounds the subscript of the array checks.
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[range])
        return unsafe Glibc.read(descriptor, free.baseAddress, free.count)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw FileError(name, "read") }
    }
  }

  /// Reads all remaining bytes, for small files.
  ///
  /// - Parameter limit: In bytes; a larger file is an error.
  public func readAll(limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = try read(into: &buffer, at: buffer.indices)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw FileError(name, "read", "it has more than \(limit) bytes") }
    }
  }
}
