internal import CSV
internal import Glibc

/// Where bytes go: a regular file that appears whole or not at all, or a pipe, device or terminal as it is.
///
/// A regular file is written beside its target under another name and renamed when it is complete; the target's
/// mode is kept and links are followed. What is there and is no regular file is written directly.
public final class OutputFile {
  /// The name as the user gave it; `-` for standard output.
  public let name: String
  private let descriptor: Int32
  private var lastByte: UInt8?
  /// The file that is written for now, and the one it becomes.
  private var pending: (temporary: String, target: String)?

  /// Opens the file of that name for writing; `-` is standard output.
  public init(_ name: String) throws(FileError) {
    self.name = name
    guard name != "-" else {
      descriptor = 1
      return
    }
    let status = FileStatus(path: name)
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
    let target = status == nil ? name : Self.resolved(name)
    let (descriptor, temporary) = try Self.create(beside: target, name: name)
    self.descriptor = descriptor
    pending = (temporary, target)
    if let status { fchmod(descriptor, status.permissions) }
  }

  deinit {
    discard()
    if descriptor > 1 { close(descriptor) }
  }

  /// Writes all the bytes.
  ///
  /// - Throws: ``ClosedPipe`` where the reader of a pipe has gone, else ``FileError``.
  public func write(_ bytes: Span<UInt8>) throws {
    var start = 0
    if bytes.count > 0 { lastByte = bytes[bytes.count - 1] }
    while start < bytes.count {
      // SAFETY: the write is given what is left of the bytes, and its length.
      let count = unsafe bytes.extracting(start..<bytes.count).withUnsafeBufferPointer { rest in
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

  /// Whether what was written so far ends with the end of a record, or is nothing.
  func endsRecord(_ format: RecordFormat) -> Bool {
    switch (format, lastByte) {
    case (_, nil), (.nulTerminated, 0), (.lines, 0x0A), (.csv, 0x0A), (.csv, 0x0D): true
    default: false
    }
  }

  /// Gives the file its name: from now on it is there, whole.
  func commit() throws(FileError) {
    guard let pending else { return }
    guard unsafe rename(pending.temporary, pending.target) == 0 else { throw FileError(name, "write") }
    self.pending = nil
  }

  /// Removes what was written so far, if it has not been given its name.
  func discard() {
    guard let pending else { return }
    unsafe unlink(pending.temporary)
    self.pending = nil
  }

  private static func resolved(_ path: String) -> String {
    // SAFETY: with a nil buffer realpath gives a terminated string of malloc's, or nil.
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func create(beside target: String, name: String) throws(FileError) -> (Int32, String) {
    let (directory, base) = FileIdentity.split(target)
    for attempt in 0..<100 {
      let temporary = "\(directory)/.\(base.prefix(200)).\(getpid()).\(attempt).partial"
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      if errno != EEXIST { throw FileError(name, "write") }
    }
    throw FileError(name, "write", "no free name for the unfinished file beside it")
  }
}
