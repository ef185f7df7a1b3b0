internal import Glibc

/// Follows links, also to what is not there yet.
enum LinkTarget {
  /// How many links may follow each other: as many as Linux follows (path_resolution(7)).
  private static let limit = 40

  /// The path that a path stands for once no last part of it is a link, or `nil` where links go round.
  static func resolve(_ path: String) -> String? {
    var path = path
    for _ in 0...limit {
      guard let link = readLink(path) else { return path }
      path = link.hasPrefix("/") ? link : FileIdentity.split(path).directory + "/" + link
    }
    return nil
  }

  /// What a link says; `nil` for anything but a link.
  private static func readLink(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: readlink writes at most the size that it is given, and says how much.
    let count = unsafe readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}
