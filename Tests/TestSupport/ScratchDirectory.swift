package import Platform

/// A temporary directory of one test, deleted with its contents when the last reference to it is released.
package final class ScratchDirectory: Sendable {
  package let path: String

  /// Creates a directory with the given files: names and contents.
  package init(_ files: [String: String] = [:]) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/validation-tests.XXXXXX".utf8CString)
    // SAFETY: mkdtemp replaces the six X characters of the array, which ends with NUL.
    let isMade = unsafe template.withUnsafeMutableBufferPointer { unsafe mkdtemp($0.baseAddress!) != nil }
    precondition(isMade, "cannot create a directory in \(parent)")
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for (name, text) in files { write(text, to: name) }
  }

  deinit { Self.remove(path) }

  /// Returns the path of a name in the directory.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes the bytes to a new file that replaces any file of that name, and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) -> String {
    Self.write(bytes, toPath: self(name))
    return self(name)
  }

  /// Writes the text to a new file that replaces any file of that name, and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

  /// Returns the bytes of a file.
  package func bytes(of name: String) throws(NoSuchFile) -> [UInt8] {
    guard let bytes = Self.read(path: self(name)) else { throw NoSuchFile(name: name, others: names) }
    return bytes
  }

  /// Returns the text of a file.
  package func text(of name: String) throws(NoSuchFile) -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The error for a file that a test expects but that does not exist.
  package struct NoSuchFile: Error {
    package let name: String
    package let others: [String]
  }

  /// The names of the directory's entries, sorted, including hidden ones.
  package var names: [String] { Self.names(in: path) }

  package func remove(_ name: String) { Self.remove(self(name)) }

  /// Creates a directory and any missing parent directories.
  package func makeDirectory(_ name: String, mode: mode_t = 0o755) {
    var path = path
    for part in name.split(separator: "/") {
      path += "/\(part)"
      precondition(unsafe mkdir(path, mode) == 0 || errno == EEXIST, "cannot create \(path)")
    }
    precondition(unsafe chmod(path, mode) == 0)
  }

  package func makeLink(_ name: String, to target: String) {
    precondition(unsafe symlink(target, self(name)) == 0)
  }

  package func makeHardLink(_ name: String, to target: String) {
    precondition(unsafe link(self(target), self(name)) == 0)
  }

  /// Creates a FIFO and returns its path.
  package func makePipe(_ name: String) -> String {
    precondition(unsafe mkfifo(self(name), 0o600) == 0)
    return self(name)
  }

  package func setMode(of name: String, to mode: mode_t) {
    precondition(unsafe chmod(self(name), mode) == 0)
  }

  /// Returns the permissions of a file, or `nil` if it does not exist.
  package func mode(of name: String) -> mode_t? {
    unsafe status(of: name, with: stat).map { $0.st_mode & 0o7777 }
  }

  /// Returns the type of a file without following links (`S_IFREG`, `S_IFLNK`, `S_IFIFO`), or `nil` if it does not
  /// exist.
  package func kind(of name: String) -> mode_t? {
    unsafe status(of: name, with: lstat).map { $0.st_mode & S_IFMT }
  }

  private func status(
    of name: String, with call: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> stat? {
    var status = stat()
    return unsafe call(self(name), &status) == 0 ? status : nil
  }

  package static func write(_ bytes: [UInt8], toPath path: String) {
    remove(path)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    precondition(descriptor >= 0, "cannot create \(path)")
    defer { close(descriptor) }
    precondition(descriptor.writeAll(bytes), "cannot write to \(path)")
  }

  package static func read(path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return descriptor.readAll()
  }

  package static func names(in path: String) -> [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      // SAFETY: The entry's name is NUL-terminated and valid until the next call of readdir.
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
