internal import Glibc

/// What the system says of a file: which it is, and of what kind.
struct FileStatus {
  private let status: stat

  /// Of the file behind a path, links followed; `nil` where there is none.
  init?(path: String) {
    var status = stat()
    // SAFETY: stat writes the structure that it is given.
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  /// Of what a descriptor is open on.
  init?(descriptor: Int32) {
    var status = stat()
    // SAFETY: fstat writes the structure that it is given.
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.status = status
  }

  var isRegular: Bool { kind == S_IFREG }
  var isDirectory: Bool { kind == S_IFDIR }
  var isCharacterDevice: Bool { kind == S_IFCHR }
  /// The permissions, set-user and sticky bits included.
  var permissions: mode_t { status.st_mode & 0o7777 }
  var device: UInt64 { UInt64(status.st_dev) }
  var inode: UInt64 { UInt64(status.st_ino) }

  /// Whether it is the device that swallows everything.
  var isNullDevice: Bool {
    guard kind == S_IFCHR, let null = FileStatus(path: "/dev/null") else { return false }
    return null.status.st_rdev == status.st_rdev
  }

  private var kind: mode_t { status.st_mode & S_IFMT }
}
