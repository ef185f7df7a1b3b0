internal import CSignals
internal import Platform

/// A file that is written beside its target and replaces it when it is complete.
///
/// It has no name until then. If the file system does not support that, it has a temporary name, which is removed when a signal
/// ends the program, and by the next run for the same target if the process was killed.
struct TemporaryFile {
  /// The descriptor to write to.
  let descriptor: Int32
  private let target: BytePath
  /// The status of the file that is replaced; `nil` for a new file.
  private let replaced: FileStatus?
  /// The name of the output in errors.
  private let name: String
  /// The name that the file has now; `nil` for none.
  private var present: BytePath?
  /// The slot of the present name in the list of those that a signal removes.
  private var slot: Int32 = -1
  private var isPrepared = false

  /// Creates the file.
  ///
  /// - Parameter isNameless: Whether the file has no name, if the file system supports that.
  init(for target: BytePath, replacing replaced: FileStatus?, name: String, isNameless: Bool = true)
    throws(FileError)
  {
    let temporary = TemporaryName(of: target)
    StaleFiles.remove(of: target, temporary)
    (self.target, self.replaced, self.name) = (target, replaced, name)
    if isNameless, let descriptor = SystemDifferences.openNamelessFile(in: target.directory) {
      self.descriptor = descriptor
      flock(descriptor, LOCK_EX | LOCK_NB)
    } else {
      // Nobody else may read the file until it has the permissions of the target.
      let mode: mode_t = replaced == nil ? 0o666 : 0o600
      (present, slot, descriptor) = try Self.take(temporary, name) { path in
        let descriptor = path.open(O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        guard descriptor >= 0 else { return -1 }
        flock(descriptor, LOCK_EX | LOCK_NB)
        return descriptor
      }
    }
    keepOwner()
  }

  /// Completes the file and gives it a temporary name, so that only the renaming can still fail.
  mutating func prepare() throws(FileError) {
    guard !isPrepared else { return }
    try flush()
    keepSpecialBits()
    isPrepared = true
    guard present == nil else { return }
    (present, slot, _) = try Self.take(TemporaryName(of: target), name) { [descriptor] path in
      path.link(to: descriptor)
    }
  }

  /// Replaces the target, after preparing the file if that has not been done.
  mutating func replaceTarget() throws(FileError) {
    try prepare()
    guard let present, target.rename(from: present) == 0 else { throw FileError(name, "write") }
    forget()
    flock(descriptor, LOCK_UN)
  }

  /// Removes the file.
  mutating func discard() {
    present?.unlink()
    forget()
  }

  private mutating func forget() {
    temporary_names_forget(slot)
    (present, slot) = (nil, -1)
  }

  /// Gives a file the first temporary name that is free. The name is removed by a signal from before it exists.
  ///
  /// - Parameter create: Creates the file, and returns -1 if it fails.
  private static func take(
    _ temporary: TemporaryName, _ name: String, _ create: (BytePath) -> Int32
  ) throws(FileError) -> (BytePath, slot: Int32, Int32) {
    for number in 0..<100 {
      let path = temporary.path(number)
      // SAFETY: the list makes a copy of the path.
      let slot = unsafe path.withCString { unsafe temporary_names_add($0) }
      let result = create(path)
      if result >= 0 { return (path, slot, result) }
      let error = FileError(name, "write")
      let isTaken = errno == EEXIST
      temporary_names_forget(slot)
      if !isTaken { throw error }
    }
    throw FileError(name, "write", reason: "there is no free name for a temporary file in its directory")
  }

  /// Closes a copy of the descriptor, by which NFS reports writes that it has not done yet.
  private func flush() throws(FileError) {
    let copy = dup(descriptor)
    guard copy >= 0, close(copy) == 0 || errno == EINTR else { throw FileError(name, "write") }
  }
}

extension TemporaryFile {
  /// Gives the file the owner, the group and the permissions of the file that it replaces, as far as the system allows it. An
  /// ordinary user can only keep a group that he belongs to.
  private func keepOwner() {
    guard let replaced else { return }
    if !isOwned(as: replaced), fchown(descriptor, replaced.owner, replaced.group) != 0 {
      _ = fchown(descriptor, .max, replaced.group)
    }
    fchmod(descriptor, replaced.permissions & 0o777)
  }

  /// Gives the file the set-user-ID, set-group-ID and sticky bits of the file that it replaces, but only with the same owner and
  /// group: a program must not get the rights of whoever replaced it. They are set last, since a change of owner and, for an
  /// ordinary user, each write clear them.
  private func keepSpecialBits() {
    guard let replaced, replaced.permissions & 0o7000 != 0, isOwned(as: replaced) else { return }
    fchmod(descriptor, replaced.permissions)
  }

  private func isOwned(as other: FileStatus) -> Bool {
    guard let own = FileStatus(descriptor: descriptor) else { return false }
    return own.owner == other.owner && own.group == other.group
  }
}
