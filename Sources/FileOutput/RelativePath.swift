internal import Platform

/// The path of a file relative to the current folder, for reports whose readers know files by their paths in a repository.
package enum RelativePath {
  /// The current folder, with a slash at its end; empty if it cannot be determined.
  private static let folder: String = {
    // SAFETY: without a buffer, getcwd allocates one, which ends with NUL and is freed here.
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    let folder = unsafe String(cString: path)
    return folder.hasSuffix("/") ? folder : folder + "/"
  }()

  /// Returns the path without `./`, relative to the current folder even if it is absolute.
  package static func of(_ path: String) -> String { of(path, in: folder) }

  /// Returns the path relative to a folder, whose path is absolute and ends with a slash, or empty for an unknown one.
  static func of(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/"), !folder.isEmpty { return relative(path, to: folder) }
    var rest = path[...]
    while rest.hasPrefix("./"), rest != "./" {
      rest = rest.dropFirst(2).drop { $0 == "/" }
    }
    return rest.isEmpty ? path : String(rest)
  }

  /// Returns an absolute path relative to a folder. Links are not followed, so `..` in either path is kept.
  private static func relative(_ path: String, to folder: String) -> String {
    let (names, folders) = (segments(of: path), segments(of: folder))
    let common = zip(names, folders).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    guard !folders[common...].contains("..") else { return path }
    let relative = folders[common...].map { _ in ".." } + names[common...]
    return relative.isEmpty ? path : relative.joined(separator: "/")
  }

  private static func segments(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
