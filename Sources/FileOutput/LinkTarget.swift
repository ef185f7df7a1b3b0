/// Follows symbolic links, also to files that do not exist yet.
enum LinkTarget {
  /// The number of links that Linux follows one after another (path_resolution(7)).
  private static let limit = 40

  /// Returns the path after all links in its last component have been followed, or `nil` if there are more than the limit.
  static func resolve(_ path: BytePath) -> BytePath? {
    var path = path
    for _ in 0...limit {
      guard let link = path.linkTarget else { return path }
      path = link.bytes.first == UInt8(ascii: "/") ? link : BytePath(path.folder.bytes + link.bytes)
    }
    return nil
  }
}
