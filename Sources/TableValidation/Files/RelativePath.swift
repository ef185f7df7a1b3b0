internal import Glibc

/// The path of a file relative to the current folder, for reports whose readers know files by their paths in a repository.
enum RelativePath {
  /// The current folder, with a slash at its end; empty if it cannot be determined.
  private static let folder: String = {
    // SAFETY: without a buffer, getcwd allocates one, which ends with NUL and is freed here.
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    let folder = unsafe String(cString: path)
    return folder.hasSuffix("/") ? folder : folder + "/"
  }()

  /// Returns the path without `./` and without the current folder at its start; a path elsewhere is returned as it is.
  static func of(_ path: String) -> String { of(path, in: folder) }

  /// Returns the path relative to a folder, whose path is absolute and ends with a slash, or empty for an unknown one.
  static func of(_ path: String, in folder: String) -> String {
    var rest = path[...]
    if !folder.isEmpty, rest.utf8.starts(with: folder.utf8), rest.utf8.count > folder.utf8.count {
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: folder.utf8.count)...]
    }
    while rest.hasPrefix("./"), rest != "./" {
      rest = rest.dropFirst(2).drop { $0 == "/" }
    }
    return rest.isEmpty ? path : String(rest)
  }
}
