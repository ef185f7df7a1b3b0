internal import Bytes
internal import Platform

/// The files in a folder and below it, by their paths from it; links that lead out of it are not followed.
///
/// The folder must not be changed by others between the check of a path and the use of its file: a link could be exchanged.
package struct ContainedFiles: Sendable {
  /// What a path leads to.
  package enum Entry: Sendable { case file, other, missing, outside }

  /// The path of the folder without links, with a final slash.
  private let root: [UInt8]

  /// - Throws: A ``FileError`` if the path is not that of a folder.
  package init(_ folder: BytePath) throws(FileError) {
    guard let path = folder.withoutLinks else { throw FileError(folder.description, "read") }
    guard FileStatus(path: BytePath(path))?.isDirectory == true else {
      throw FileError(folder.description, "read", reason: "it is no folder")
    }
    root = path == [UInt8(ascii: "/")] ? path : path + [UInt8(ascii: "/")]
  }

  /// Returns what a path from the folder leads to.
  ///
  /// A path that goes above the folder leads out of it, also if it comes back, so that the names of other folders cannot be guessed.
  package func entry(at name: Span<UInt8>) -> Entry { find(name).entry }

  /// Returns the digest of the file to which a path leads, or `nil` if it leads to no file in the folder.
  ///
  /// - Parameter function: The name of the function in OpenSSL.
  /// - Throws: A ``FileError`` if the file cannot be read, or if libcrypto is not installed.
  package func digest(ofFileAt name: Span<UInt8>, by function: String) throws -> [UInt8]? {
    try find(name).file?.digest(by: function)
  }

  /// Returns what a path from the folder leads to and, if that is a file, its path without links.
  private func find(_ name: Span<UInt8>) -> (entry: Entry, file: BytePath?) {
    guard name.count > 0 else { return (.missing, nil) }
    guard name[0] != UInt8(ascii: "/"), !leadsOut(name) else { return (.outside, nil) }
    var bytes = root
    bytes.append(name)
    guard let path = BytePath(bytes).withoutLinks else { return (entry(ofMissing: bytes), nil) }
    guard isWithin(path) else { return (.outside, nil) }
    let file = BytePath(path)
    return FileStatus(path: file)?.isRegular == true ? (.file, file) : (.other, nil)
  }

  /// Returns whether a path that leads to nothing is missing in the folder or outside, by the last of its folders that exists.
  private func entry(ofMissing path: [UInt8]) -> Entry {
    var path = path[...]
    while let slash = path.lastIndex(of: UInt8(ascii: "/")), slash >= root.count {
      path = path[..<slash]
      if let folder = BytePath(Array(path)).withoutLinks { return isWithin(folder) ? .missing : .outside }
    }
    return .missing
  }

  /// Whether a path without links is that of the folder or of something in it.
  private func isWithin(_ path: [UInt8]) -> Bool {
    path.starts(with: root) || path + [UInt8(ascii: "/")] == root
  }

  /// Whether the names of a path go above the folder by `..`.
  private func leadsOut(_ name: Span<UInt8>) -> Bool {
    var (depth, start) = (0, 0)
    while start <= name.count {
      let end = name.offset(of: UInt8(ascii: "/"), in: start..<name.count)
      let part = name.extracting(start..<end)
      if part.equals("..") { depth -= 1 } else if !part.isEmpty, !part.equals(".") { depth += 1 }
      guard depth >= 0 else { return true }
      start = end + 1
    }
    return false
  }
}

extension BytePath {
  /// The absolute path of what this path leads to, without links and without `.` and `..`; `nil` if it leads to nothing, and `errno` is
  /// set then.
  fileprivate var withoutLinks: [UInt8]? {
    var path: [UInt8]?
    // SAFETY: without a buffer, realpath returns a text that ends with NUL and is to be freed, or nil.
    _ = unsafe withCString { name in
      guard let text = unsafe realpath(name, nil) else { return Int32(-1) }
      path = unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
      unsafe free(text)
      return 0
    }
    return path
  }
}
