internal import FileOutput
internal import JSONDocument
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The rules of one table.
enum CheckedRules {
  case lines(RuleSet)
  case columns([(column: String, rules: [Rule])])
  case file(RuleFile)
}

/// The files of a table, their rules, and the format that the rules give them.
struct TableDescription {
  let rules: CheckedRules
  let inputs: [InputName]
  /// The file with the rules or the descriptor; empty for rules of the command line.
  let path: BytePath
  /// The name of the resource, or its number if it has none; `nil` without a package.
  var resource: String?
  /// The path of the file with the schema, relative to the folder of the descriptor; `nil` for the file itself.
  var schemaFile: String?
  var dialect = TableDialect()
  /// The path of the file with the dialect, relative to the folder of the descriptor; `nil` for the file itself.
  var dialectFile: String?
  /// The name of the encoding, its position, and the path of its file, relative to the folder of the descriptor.
  var encoding: (name: String, position: DocumentPosition, file: String?)?
  /// The kind of the files; `nil` if their names decide it.
  var kind: InputKind?

  /// Creates the description of files that one rule file, or the rules of the command line, are for.
  init(_ rules: CheckedRules, for inputs: [InputName], at path: BytePath) {
    (self.rules, self.inputs, self.path) = (rules, inputs, path)
    guard case .file(let file) = rules else { return }
    dialect = file.dialect
    encoding = file.encoding.map { ($0.name, $0.position, nil) }
  }

  /// Creates the description of the files of a resource.
  init(_ table: ResourceTable, of resource: DataResource, for inputs: [InputName], at path: BytePath) {
    rules = table.rules.map { .file($0) } ?? .columns([])
    (self.inputs, self.path) = (inputs, path)
    self.resource = resource.name ?? resource.label
    schemaFile = table.schemaFile
    dialect = table.dialect
    dialectFile = table.dialectFile
    encoding = table.encoding
    kind = InputKind(resource.textFormat)
  }

  /// The name of the file with the schema.
  var schemaName: String { name(of: schemaFile) }

  /// The name of the file with the dialect.
  var dialectName: String { name(of: dialectFile) }

  private func name(of file: String?) -> String {
    (file.map { BytePath($0).inside(path.folder) } ?? path).description
  }

  /// Returns the faults of the schema with the names of their files.
  func faults(_ error: RuleFileError) -> RuleFileFaults {
    RuleFileFaults(
      file: path.description, error: RuleFileError(error.faults.map { $0.moved(to: schemaFile) }))
  }

  /// Returns the encoding that the description names.
  ///
  /// - Throws: ``RuleFileFaults`` for an unknown one.
  func inputEncoding() throws(RuleFileFaults) -> InputEncoding {
    guard let encoding else { return .automatic }
    do throws(UnknownEncoding) {
      return try InputEncoding(encoding.name)
    } catch {
      let fault = RuleFileFault(at: encoding.position, "'encoding': \(error)", in: encoding.file)
      throw RuleFileFaults(file: path.description, error: RuleFileError([fault]))
    }
  }
}
