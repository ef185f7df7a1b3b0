public import CSVRecords
public import RuleFiles
internal import Validation

/// The keys of a rule file for the columns of a table, with the files that foreign keys refer to.
public struct SchemaKeys {
  /// The keys for which the table has all fields.
  public private(set) var keys: [TableKey] = []

  /// - Parameters:
  ///   - file: The rule file.
  ///   - match: The columns of the fields.
  ///   - folder: The directory of the rule file, with a slash at the end; empty for the current directory.
  ///   - dialect: The dialect of the files that are referred to.
  ///   - options: The options of the check.
  /// - Throws: A fault for each such file that cannot be read or lacks a column, at its position in the rule file.
  public init(
    _ file: RuleFile, _ match: SchemaMatch, folder: String, dialect: Dialect = Dialect(),
    options: CheckOptions
  ) throws(RuleFileError) {
    try self.init(file, match, in: BytePath(folder), dialect: dialect, options: options)
  }

  /// Creates the keys of a rule file in a folder, whose path ends with a slash or is empty.
  package init(
    _ file: RuleFile, _ match: SchemaMatch, in folder: BytePath, dialect: Dialect, options: CheckOptions
  ) throws(RuleFileError) {
    var references: [Int: TableKey.Reference] = [:]
    try self.init(file, match, in: folder, dialect: dialect, options: options, references: &references)
  }

  /// Creates the keys of a rule file for one of several tables.
  ///
  /// - Parameter references: The files that foreign keys refer to, by the index of the key, as far as they have been opened for
  ///   other tables; the others are added when they are opened.
  package init(
    _ file: RuleFile, _ match: SchemaMatch, in folder: BytePath, dialect: Dialect, options: CheckOptions,
    references: inout [Int: TableKey.Reference]
  ) throws(RuleFileError) {
    var faults: [RuleFileFault] = []
    if let primary = file.keys.primary { add(.primary, primary, file, match) }
    for fields in file.keys.unique { add(.uniqueKey, fields, file, match) }
    for (number, foreign) in file.keys.foreign.enumerated() {
      switch foreign.reference {
      case .itself(let fields):
        let names = fields.map { file.fields[$0].name }
        guard let columns = match.columns(fields) else { continue }
        add(.foreign(.itself(columns)), foreign.fields, file, match, names)
      case .resource(let resource):
        guard match.columns(foreign.fields) != nil else { continue }
        let path = BytePath(resource.path).inside(folder)
        let opened = references[number] ?? Self.table(resource, path, dialect, options, &faults)
        guard let table = opened else { continue }
        references[number] = table
        add(.foreign(table), foreign.fields, file, match, resource.columns.map(\.name))
      }
    }
    guard faults.isEmpty else { throw RuleFileError(faults) }
  }

  private mutating func add(
    _ kind: TableKey.Kind, _ fields: [Int], _ file: RuleFile, _ match: SchemaMatch, _ reference: [String] = []
  ) {
    guard let columns = match.columns(fields) else { return }
    let names = fields.map { file.fields[$0].name }
    keys.append(
      TableKey(kind, columns: columns, fields: names, reference: reference, messages: file.messages))
  }

  /// Returns the format of a file that a key refers to: JSON Lines by its name, else CSV.
  private static func format(
    of resource: RuleFile.Resource, _ path: BytePath, _ dialect: Dialect
  ) throws(MemberColumnError) -> RecordFormat {
    guard path.hasJSONLines else { return .csv(dialect) }
    return .jsonLines(try MemberColumns(resource.columns.map(\.name)))
  }

  /// Opens a file that a key refers to, and finds the columns in its header.
  private static func table(
    _ resource: RuleFile.Resource, _ path: BytePath, _ dialect: Dialect, _ options: CheckOptions,
    _ faults: inout [RuleFileFault]
  ) -> TableKey.Reference? {
    func fault(_ text: String) -> TableKey.Reference? {
      faults.append(.init(at: resource.position, text))
      return nil
    }
    do {
      guard resource.path != "-" else { return fault("a reference is to a file, not to standard input") }
      let format = try format(of: resource, path, dialect)
      let input = try TableInput(path, format: format, hasHeader: true, options: options)
      guard let header = input.header else { return fault("\(path) is empty: it has no header") }
      let index = HeaderIndex(header)
      let columns = resource.columns.compactMap { name, position -> Int? in
        do throws(ColumnNameError) {
          return try index.column(named: name)
        } catch {
          let hint = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
          let text = error.columns.isEmpty ? "has no column" : "has more than one column"
          faults.append(.init(at: position, "\(path) \(text) '\(name)'\(hint)"))
          return nil
        }
      }
      return columns.count == resource.columns.count
        ? .table(name: resource.name, input, columns) : nil
    } catch {
      return fault("\(error)")
    }
  }
}

extension SchemaMatch {
  /// Returns the columns of the fields, or `nil` if the table does not have all of them.
  fileprivate func columns(_ fields: [Int]) -> [Int]? {
    let found = fields.compactMap { columns[$0] }
    return found.count == fields.count ? found : nil
  }
}
