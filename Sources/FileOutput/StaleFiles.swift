internal import Platform

/// The temporary files of a target whose processes did not remove them, because they were killed or the machine lost
/// power.
enum StaleFiles {
  /// Removes the temporary files of processes that do not exist any more.
  ///
  /// A temporary file is locked by its process as long as that exists. A file is therefore kept if its process is in
  /// another container, where the number has another meaning, or if another process has its number.
  static func remove(of target: BytePath, _ temporary: TemporaryName) {
    let names = target.directory.names { $0.first == UInt8(ascii: ".") } ?? []
    for name in names {
      guard let process = temporary.process(of: name), isDead(process) else { continue }
      removeUnlessLocked(temporary.path(ofFile: name))
    }
  }

  /// Whether no process has that number, except perhaps this one, whose own files are locked.
  private static func isDead(_ process: pid_t) -> Bool {
    process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
  }

  private static func removeUnlessLocked(_ path: BytePath) {
    let descriptor = path.open(O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard FileStatus(descriptor: descriptor)?.isRegular == true, flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    path.unlink()
  }
}
