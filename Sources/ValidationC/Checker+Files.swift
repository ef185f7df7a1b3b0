internal import FileOutput

extension Checker {
  /// Creates a checker of a file.
  ///
  /// - Parameter name: The name of the table in findings; the path if it is `nil`.
  convenience init(
    _ rules: LoadedRules, path: BytePath, named name: String?, flags: CheckerFlags
  ) throws {
    let check = try FileCheck(rules, path: path, named: name, flags: flags)
    self.init(.file(check), file: name ?? path.description, flags: flags)
  }

  /// Creates a checker of files that are one table.
  convenience init(_ rules: LoadedRules, files: [OpenedFiles.Source], flags: CheckerFlags) throws {
    self.init(.file(try FileCheck(rules, files: files, flags: flags)), file: nil, flags: flags)
  }

  /// Creates a checker of a part of a file.
  convenience init(_ part: FileCheck, named name: String, flags: CheckerFlags) {
    self.init(.file(part), file: name, flags: flags)
  }
}
