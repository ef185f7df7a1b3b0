/// The identity of a file, whatever path names it: for the check that an output is neither an input nor another output.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// The name in the directory of a file that does not exist yet.
  private let newName: String?

  /// The identity of the file at a path, links followed; `nil` if not even its directory exists, and for the null device,
  /// which stores nothing.
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

  /// The identity of the file that a descriptor is open on; `nil` for the null device.
  package init?(descriptor: Int32) {
    guard let status = FileStatus(descriptor: descriptor), !status.isNullDevice else { return nil }
    self.init(status, newName: nil)
  }

  private init(_ status: FileStatus, newName: String?) {
    device = status.device
    inode = status.inode
    self.newName = newName
  }

  /// Splits a path into the directory and the name in it.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(path[path.utf8.index(after: slash)...]))
  }
}
