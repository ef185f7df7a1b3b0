/// The kind of the file at a path.
package enum FileKind: Sendable {
  case regular, folder
  /// A pipe, a device, standard input, or no file.
  case other

  /// Reads the kind of the file at a path, following links.
  package init(of path: BytePath) {
    let status = path.isStandard ? nil : FileStatus(path: path)
    self.init(status)
  }

  /// Reads the kind of the file that a descriptor is open on.
  package init(ofDescriptor descriptor: Int32) { self.init(FileStatus(descriptor: descriptor)) }

  private init(_ status: FileStatus?) {
    self = status?.isRegular == true ? .regular : status?.isDirectory == true ? .folder : .other
  }
}

extension BytePath {
  /// Whether there is a file or a folder at the path; also for standard input.
  package var exists: Bool { isStandard || FileStatus(path: self) != nil }
}
