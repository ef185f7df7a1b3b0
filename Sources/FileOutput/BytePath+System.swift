internal import Platform

/// The system calls on paths. Each returns -1, and sets `errno`, where it fails.
extension BytePath {
  /// Opens the file; no program that this one starts inherits it.
  func open(_ flags: Int32, mode: mode_t = 0o666) -> Int32 {
    // SAFETY: the path is valid during the call.
    unsafe withCString { unsafe Platform.open($0, flags | O_CLOEXEC, mode) }
  }

  /// Whether the process may write to the file.
  var isWritable: Bool {
    // SAFETY: the path is valid during the call.
    unsafe withCString { unsafe access($0, W_OK) } == 0
  }

  /// Removes the name.
  @discardableResult
  func unlink() -> Int32 {
    // SAFETY: the path is valid during the call.
    unsafe withCString { unsafe Platform.unlink($0) }
  }

  /// Gives the file this name in place of its present one, and replaces a file of this name.
  func rename(from other: BytePath) -> Int32 {
    // SAFETY: both paths are valid during the call.
    unsafe withCString { new in unsafe other.withCString { old in unsafe Platform.rename(old, new) } }
  }

  /// Gives this name to the file that a descriptor is open on, which may have none; it is an error if the name is taken.
  func link(to descriptor: Int32) -> Int32 {
    let file = BytePath("/proc/self/fd/\(descriptor)")
    // SAFETY: both paths are valid during the call.
    return unsafe withCString { new in
      unsafe file.withCString { old in unsafe linkat(AT_FDCWD, old, AT_FDCWD, new, AT_SYMLINK_FOLLOW) }
    }
  }

  /// The target of a symbolic link; `nil` if the path is not that of one.
  var linkTarget: BytePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: readlink writes at most the buffer's size, and returns the number of bytes written.
    let count = unsafe withCString { unsafe readlink($0, &buffer, buffer.count) }
    return count > 0 ? BytePath(buffer[..<count].map(UInt8.init(bitPattern:))) : nil
  }
}
