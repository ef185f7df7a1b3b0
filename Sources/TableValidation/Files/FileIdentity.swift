/// Which file a name stands for, however it is spelled: to see that an output is no input and no other output.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// For a file that is not there yet: its name in the directory.
  private let newName: String?

  /// The file behind a path, links followed; `nil` where not even its directory is there, and for the null device,
  /// which is no place.
  package init?(path: String) {
    if let status = FileStatus(path: path) {
      guard !status.isNullDevice else { return nil }
      self.init(status, newName: nil)
    } else {
      guard let target = LinkTarget.resolve(path) else { return nil }
      let parts = Self.split(target)
      guard let status = FileStatus(path: parts.directory) else { return nil }
      self.init(status, newName: parts.name)
    }
  }

  /// What a descriptor is open on; `nil` for the null device.
  package init?(descriptor: Int32) {
    guard let status = FileStatus(descriptor: descriptor), !status.isNullDevice else { return nil }
    self.init(status, newName: nil)
  }

  private init(_ status: FileStatus, newName: String?) {
    device = status.device
    inode = status.inode
    self.newName = newName
  }

  /// The directory and the name in it.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(path[path.utf8.index(after: slash)...]))
  }
}
