internal import Bytes
internal import Platform

/// The files of a folder.
extension BytePath {
  /// Returns the paths of the regular files in the folder that are tables by their names, sorted by the bytes of the names;
  /// hidden files are not among them. A link to no file is, so that it is reported when it is opened.
  package func tables() throws(FileError) -> [BytePath] {
    let folder = bytes.last == UInt8(ascii: "/") ? bytes : bytes + [UInt8(ascii: "/")]
    let names = names { $0.first != UInt8(ascii: ".") && BytePath($0).isTable }
    guard let names else { throw FileError(description, "read") }
    return names.ordered { $0.lexicographicallyPrecedes($1) }
      .map { BytePath(folder + $0) }
      .filter { FileStatus(path: $0)?.isRegular ?? true }
  }

  /// Returns the names in the folder that meet the condition, in the order of the system, or `nil` if it cannot be read; `errno`
  /// is set then.
  func names(where isIncluded: ([UInt8]) -> Bool) -> [[UInt8]]? {
    let descriptor = open(O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { return nil }
    guard let stream = unsafe fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      // SAFETY: the entry's name ends with NUL and is valid until the next call of readdir.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        let text = unsafe UnsafeRawPointer(name)
        let count = unsafe strlen(text.assumingMemoryBound(to: CChar.self))
        return unsafe Array(UnsafeRawBufferPointer(start: text, count: count))
      }
      if isIncluded(name) { names.append(name) }
      errno = 0
    }
    return errno == 0 ? names : nil
  }
}
