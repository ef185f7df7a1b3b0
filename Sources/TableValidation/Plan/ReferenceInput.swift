internal import Bytes
package import CSVRecords
package import FileOutput
package import RuleFiles

/// A file that a foreign key refers to, and the names of its columns.
package struct ReferenceInput: Sendable {
  package let input: TableInput
  /// The names of the columns; `nil` for an empty file.
  let names: [String]?

  /// - Parameter names: The names of the columns of a file without a header.
  package init(_ input: TableInput, names: [String]? = nil) {
    self.input = input
    self.names = input.header ?? names
  }

  /// Opens the file of a resource: JSON Lines or a JSON array by its name, else CSV with a header.
  ///
  /// - Parameter folder: The folder in which its path starts, which ends with a slash or is empty.
  package init(
    _ resource: RuleFile.Resource, in folder: BytePath, dialect: Dialect, options: CheckOptions
  ) throws {
    let path = BytePath(resource.path).inside(folder)
    let format = try RecordFormat(TextFormat(of: path, hasPlace: false), TableDialect(records: dialect)) {
      () throws(MemberColumnError) in try MemberColumns(of: resource)
    }
    self.init(try TableInput(path, format: format, hasHeader: true, options: options))
  }
}
