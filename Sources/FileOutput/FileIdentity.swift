/// The identity of a file, regardless of its path; used to check that an output is neither an input nor another output.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// The name of a file that does not exist yet, in its directory; `nil` for an existing file.
  private let newName: [UInt8]?

  /// Creates the identity of the file at a path, following links; returns `nil` if not even its directory exists, and for the
  /// null device, which stores nothing.
  package init?(path: BytePath) {
    if let status = FileStatus(path: path) {
      guard !status.isNullDevice else { return nil }
      self.init(status, newName: nil)
    } else {
      guard let target = LinkTarget.resolve(path) else { return nil }
      guard let status = FileStatus(path: target.directory) else { return nil }
      self.init(status, newName: target.lastName)
    }
  }

  /// Creates the identity of the file that a descriptor is open on; returns `nil` for the null device.
  package init?(descriptor: Int32) {
    guard let status = FileStatus(descriptor: descriptor) else { return nil }
    self.init(status)
  }

  /// Creates the identity of the file that has the status; returns `nil` for the null device.
  init?(_ status: FileStatus) {
    guard !status.isNullDevice else { return nil }
    self.init(status, newName: nil)
  }

  private init(_ status: FileStatus, newName: [UInt8]?) {
    device = status.device
    inode = status.inode
    self.newName = newName
  }
}
