internal import Platform

/// The status of a file by `stat`: its identity, kind and permissions.
struct FileStatus {
  private let status: stat

  /// Reads the status of the file at a path, following links; returns `nil` if there is none.
  init?(path: BytePath) {
    var status = stat()
    // SAFETY: stat writes within the structure.
    guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else { return nil }
    self.status = status
  }

  /// Reads the status of the file that a descriptor is open on.
  init?(descriptor: Int32) {
    var status = stat()
    // SAFETY: fstat writes within the structure.
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.status = status
  }

  var isRegular: Bool { kind == S_IFREG }
  var isDirectory: Bool { kind == S_IFDIR }
  var isPipe: Bool { kind == S_IFIFO }
  var isCharacterDevice: Bool { kind == S_IFCHR }
  /// The permissions, with the set-user-ID, set-group-ID and sticky bits.
  var permissions: mode_t { status.st_mode & 0o7777 }
  /// The size of a regular file in bytes.
  var size: Int { Int(status.st_size) }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
  var device: UInt64 { UInt64(status.st_dev) }
  var inode: UInt64 { UInt64(status.st_ino) }

  /// Whether the file is the null device, which discards what is written to it.
  var isNullDevice: Bool {
    guard kind == S_IFCHR, let null = FileStatus(path: "/dev/null") else { return false }
    return null.status.st_rdev == status.st_rdev
  }

  private var kind: mode_t { status.st_mode & S_IFMT }
}
