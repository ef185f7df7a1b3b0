internal import CSVRecords
internal import Glibc

/// A destination of bytes: a regular file, which appears complete or not at all, or a pipe, device or terminal.
///
/// A regular file is written without a name in the directory of its target, and gets its name when it is complete, so that
/// a run that is interrupted leaves nothing behind. Where the file system has no files without a name, it is written under
/// a temporary name. The mode of an existing target is kept, and links are followed. A target that exists and is no
/// regular file is written directly.
public final class OutputFile {
  /// The name as the user gave it; `-` for standard output.
  public let name: String
  private let descriptor: Int32
  private var lastByte: UInt8?
  private var pending: Pending?

  /// A file that does not have its name yet.
  private struct Pending {
    let target: String
    /// A name in the same directory: of the file until it is complete, or of a nameless file just before it replaces the
    /// target.
    let temporary: String
    let isNameless: Bool
  }

  /// The names of descriptors that are already open; they are written directly, whatever file they are open on.
  private static let standardDescriptors: [String: Int32] = [
    "/dev/stdout": 1, "/dev/stderr": 2, "/dev/fd/1": 1, "/dev/fd/2": 2,
  ]

  /// Opens the file of that name for writing; `-` is standard output.
  public init(_ name: String) throws(FileError) {
    self.name = name
    guard name != "-" else {
      descriptor = 1
      return
    }
    if let standard = Self.standardDescriptors[name] {
      descriptor = standard
      return
    }
    let status = FileStatus(path: name)
    guard status != nil || errno == ENOENT else { throw FileError(name, "write") }
    guard status?.isDirectory != true else {
      throw FileError(name, "write", "it is a directory; name a file in it")
    }
    if let status, !status.isRegular {
      descriptor = unsafe open(name, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(name, "write") }
      return
    }
    let isWritable = unsafe status == nil || access(name, W_OK) == 0
    guard isWritable else { throw FileError(name, "write") }
    guard let target = LinkTarget.resolve(name) else { throw FileError(name, "write", errno: ELOOP) }
    (descriptor, pending) = try Self.create(beside: target, name: name)
    if let status { fchmod(descriptor, status.permissions) }
  }

  deinit {
    discard()
    if descriptor > 2 { close(descriptor) }
  }

  /// The number of bytes written at once: for a whole mebibyte Linux 6.18 searches for as much memory in one piece, which
  /// takes ten times as long if there is none (ext4, measured).
  private static let writeLimit = 256 << 10

  /// Writes all the bytes.
  ///
  /// - Throws: ``ClosedPipe`` if the reader of a pipe has closed it, else ``FileError``.
  public func write(_ bytes: Span<UInt8>) throws {
    var start = 0
    if bytes.count > 0 { lastByte = bytes[bytes.count - 1] }
    while start < bytes.count {
      let end = min(bytes.count, start + Self.writeLimit)
      // SAFETY: the system reads the bytes of the range only, during the call.
      let count = unsafe bytes.extracting(start..<end).withUnsafeBufferPointer { rest in
        unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        throw ClosedPipe()
      } else if errno != EINTR {
        throw FileError(name, "write")
      }
    }
  }

  /// Whether the file is the null device, open for writing; a descriptor opened in place of a closed stream is not.
  var isNullDevice: Bool {
    fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY
      && FileStatus(descriptor: descriptor)?.isNullDevice == true
  }

  /// Whether the bytes written so far end with the end of a record, or there are none.
  func endsRecord(_ format: RecordFormat) -> Bool {
    switch (format, lastByte) {
    case (_, nil), (.nulTerminated, 0), (.lines, 0x0A), (.csv, 0x0A), (.csv, 0x0D): true
    default: false
    }
  }

  /// Gives the file its name, under which it then is complete.
  func commit() throws(FileError) {
    guard let pending else { return }
    if pending.isNameless {
      let file = "/proc/self/fd/\(descriptor)"
      unsafe unlink(pending.temporary)
      guard unsafe linkat(AT_FDCWD, file, AT_FDCWD, pending.temporary, AT_SYMLINK_FOLLOW) == 0 else {
        throw FileError(name, "write")
      }
    }
    guard unsafe rename(pending.temporary, pending.target) == 0 else {
      let error = FileError(name, "write")
      unsafe unlink(pending.temporary)
      throw error
    }
    self.pending = nil
  }

  /// Removes the file if it does not have its name yet.
  func discard() {
    guard let pending else { return }
    if !pending.isNameless { unsafe unlink(pending.temporary) }
    self.pending = nil
  }

  private static func create(
    beside target: String, name: String
  ) throws(FileError) -> (descriptor: Int32, Pending) {
    let (directory, base) = FileIdentity.split(target)
    let prefix = "\(directory)/.\(String(decoding: base.utf8.prefix(200), as: UTF8.self)).\(getpid())"
    if let nameless = SystemDifferences.openNamelessFile(in: directory) {
      let temporary = "\(prefix).\(nameless).partial"
      return (nameless, Pending(target: target, temporary: temporary, isNameless: true))
    }
    for attempt in 0..<100 {
      let temporary = "\(prefix).\(attempt).partial"
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        return (descriptor, Pending(target: target, temporary: temporary, isNameless: false))
      }
      if errno != EEXIST { throw FileError(name, "write") }
    }
    throw FileError(name, "write", "no free name for the unfinished file beside it")
  }
}
