internal import Glibc

/// Follows symbolic links, also to files that do not exist yet.
enum LinkTarget {
  /// The number of links that Linux follows one after another (path_resolution(7)).
  private static let limit = 40

  /// The path after all links in its last component are followed, or `nil` if there are more links than the limit.
  static func resolve(_ path: String) -> String? {
    var path = path
    for _ in 0...limit {
      guard let link = readLink(path) else { return path }
      path = link.hasPrefix("/") ? link : FileIdentity.split(path).directory + "/" + link
    }
    return nil
  }

  /// The target of a link; `nil` for anything but a link.
  private static func readLink(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: readlink writes at most the buffer's size, and returns the number of bytes written.
    let count = unsafe readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}
