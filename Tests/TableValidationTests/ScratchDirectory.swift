import Glibc

/// A directory for one test, removed with all that is in it when nobody holds it any more.
final class ScratchDirectory: Sendable {
  let path: String

  init() {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/TableValidationTests.XXXXXX".utf8CString)
    // SAFETY: mkdtemp writes over the six X of the terminated array.
    let made = unsafe template.withUnsafeMutableBufferPointer { unsafe mkdtemp($0.baseAddress!) != nil }
    precondition(made, "no directory for the test can be made in \(parent)")
    path = template.dropLast().reduce(into: "") { path, character in
      path.unicodeScalars.append(Unicode.Scalar(UInt8(bitPattern: character)))
    }
  }

  deinit { Self.remove(path) }

  /// The path of a name in the directory.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Puts a file of those bytes there; its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    Self.write(bytes, toPath: self(name))
    return self(name)
  }

  @discardableResult
  func write(_ text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

  /// The bytes of a file, or `nil` where there is none.
  func read(_ name: String) -> [UInt8]? { Self.read(path: self(name)) }

  /// A file as text.
  func text(_ name: String) -> String? { read(name).map { String(decoding: $0, as: UTF8.self) } }

  /// What is in the directory, in order.
  var names: [String] { Self.names(in: path) }

  func remove(_ name: String) { Self.remove(self(name)) }

  func makeDirectory(_ name: String, mode: mode_t = 0o755) {
    precondition(unsafe mkdir(self(name), mode) == 0 && chmod(self(name), mode) == 0)
  }

  func makeLink(_ name: String, to target: String) {
    precondition(unsafe symlink(target, self(name)) == 0)
  }

  func makeHardLink(_ name: String, to target: String) {
    precondition(unsafe link(self(target), self(name)) == 0)
  }

  /// A FIFO; its path.
  func makePipe(_ name: String) -> String {
    precondition(unsafe mkfifo(self(name), 0o600) == 0)
    return self(name)
  }

  func setMode(of name: String, to mode: mode_t) {
    precondition(unsafe chmod(self(name), mode) == 0)
  }

  /// The permissions of a file, or `nil` where there is none.
  func mode(of name: String) -> mode_t? { unsafe status(of: name, with: stat).map { $0.st_mode & 0o7777 } }

  /// The kind of a file, links not followed: `S_IFREG`, `S_IFLNK`, `S_IFIFO`.
  func kind(of name: String) -> mode_t? { unsafe status(of: name, with: lstat).map { $0.st_mode & S_IFMT } }

  private func status(
    of name: String, with ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> stat? {
    var status = stat()
    return unsafe ask(self(name), &status) == 0 ? status : nil
  }

  static func write(_ bytes: [UInt8], toPath path: String) {
    remove(path)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    precondition(descriptor >= 0, "\(path) cannot be made")
    defer { close(descriptor) }
    descriptor.writeAll(bytes)
  }

  static func read(path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return descriptor.readAll()
  }

  static func names(in path: String) -> [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      // SAFETY: readdir's entry holds a terminated name until the next call.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    if unsafe unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}

extension Int32 {
  /// Writes all the bytes to the descriptor; whether they went.
  @discardableResult
  func writeAll(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      // SAFETY: the write is given what is left of the bytes, and its length.
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe Glibc.write(self, $0.baseAddress, $0.count)
      }
      if count < 0 { return false }
      start += count
    }
    return true
  }

  /// Reads from the descriptor to its end.
  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = readSome() { bytes += more }
    return bytes
  }

  /// Reads once; `nil` at the end.
  func readSome() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    // SAFETY: the read is given the buffer and its length.
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(self, $0.baseAddress, $0.count) }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}
