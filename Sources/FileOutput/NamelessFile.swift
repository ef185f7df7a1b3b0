internal import Platform

/// A file without a name in the folder for temporary files, `TMPDIR` or `/tmp`. Nobody else can open it: its permissions are 0600, and its
/// name is removed at once. The system frees it when it is closed, also after a crash.
package final class NamelessFile: Sendable {
  package let folder: String
  package let descriptor: Int32
  private let remedy: String

  /// - Parameter remedy: What helps if the folder has no room, at the end of a sentence.
  /// - Throws: `FileError` if the file cannot be created.
  package init(remedy: String) throws(FileError) {
    self.remedy = remedy
    // SAFETY: the environment is not changed after the start of the program, and the value is copied.
    let named = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    let folder = named.isEmpty ? "/tmp" : named
    self.folder = folder
    var template = Array("\(folder)/validate.XXXXXX".utf8CString)
    // SAFETY: the template is terminated, and `mkstemp` replaces its last characters.
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { template in
      let descriptor = unsafe mkstemp(template.baseAddress.unsafelyUnwrapped)
      if descriptor >= 0 { _ = unsafe unlink(template.baseAddress.unsafelyUnwrapped) }
      return descriptor
    }
    guard descriptor >= 0 else { throw Self.error(in: folder, "write", remedy) }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// The number of bytes that are free in the folder.
  package var freeSpace: Int {
    var system = statvfs()
    guard unsafe fstatvfs(descriptor, &system) == 0 else { return 0 }
    return Int(clamping: UInt64(system.f_bavail) &* UInt64(system.f_frsize))
  }

  /// Returns the error of the system that happened last.
  package func error(_ action: String = "write") -> FileError {
    Self.error(in: folder, action, remedy)
  }

  private static func error(in folder: String, _ action: String, _ remedy: String) -> FileError {
    FileError(
      "temporary files in \(folder)", action,
      remedy: "name another folder in TMPDIR, or \(remedy)")
  }
}
