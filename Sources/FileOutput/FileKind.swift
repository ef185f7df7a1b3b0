/// The kind of the file at a path.
package enum FileKind: Sendable {
  case regular, folder
  /// A pipe, a device, standard input, or no file.
  case other

  /// Reads the kind of the file at a path, following links.
  package init(of path: BytePath) {
    let status = path.isStandard ? nil : FileStatus(path: path)
    self = status?.isRegular == true ? .regular : status?.isDirectory == true ? .folder : .other
  }
}
