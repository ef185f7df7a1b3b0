public import CSVRecords
package import FileOutput
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

  /// Creates the keys of a rule file for one of several headers.
  ///
  /// - Parameter references: The files that foreign keys refer to, by the index of the key, as far as they have been opened for
  ///   other headers; the others are added when they are opened.
  package init(
    _ file: RuleFile, _ match: SchemaMatch, in folder: BytePath, dialect: Dialect, options: CheckOptions,
    references: inout [Int: TableKey.Reference]
  ) throws(RuleFileError) {
    try self.init(file, match, references: &references) { resource in
      [try ReferenceInput(resource, BytePath(resource.path).inside(folder), dialect, options)]
    }
  }

  /// Creates the keys of a rule file for one of several headers.
  ///
  /// - Parameters:
  ///   - references: The tables that foreign keys refer to, by the index of the key, as far as they have been opened for other
  ///     headers; the others are added when they are opened.
  ///   - open: Opens the files of a resource.
  package init(
    _ file: RuleFile, _ match: SchemaMatch, references: inout [Int: TableKey.Reference],
    opening open: (RuleFile.Resource) throws -> [ReferenceInput]
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
        let opened = references[number] ?? Self.table(resource, open, &faults)
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

  /// Opens the files that a key refers to, and finds the columns in their headers.
  private static func table(
    _ resource: RuleFile.Resource, _ open: (RuleFile.Resource) throws -> [ReferenceInput],
    _ faults: inout [RuleFileFault]
  ) -> TableKey.Reference? {
    guard resource.path != "-" else {
      faults.append(.init(at: resource.position, "a reference is to a file, not to standard input"))
      return nil
    }
    do {
      let opened = try open(resource)
      let files = opened.compactMap { file -> TableKey.ReferencedFile? in
        guard let names = file.names else {
          faults.append(.init(at: resource.position, "\(file.input.name) is empty: it has no header"))
          return nil
        }
        let columns = columns(of: resource, in: HeaderIndex(names), file.input.name, &faults)
        return columns.count == resource.columns.count ? .init(input: file.input, columns: columns) : nil
      }
      return files.count == opened.count ? .table(name: resource.name, files) : nil
    } catch {
      faults.append(.init(at: resource.position, "\(error)"))
      return nil
    }
  }

  /// Returns the columns of a file that a key refers to.
  private static func columns(
    of resource: RuleFile.Resource, in index: HeaderIndex, _ path: String, _ faults: inout [RuleFileFault]
  ) -> [Int] {
    resource.columns.compactMap { name, position in
      do throws(ColumnNameError) {
        return try index.column(named: name)
      } catch {
        let hint = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
        let text = error.columns.isEmpty ? "has no column" : "has more than one column"
        faults.append(.init(at: position, "\(path) \(text) '\(name)'\(hint)"))
        return nil
      }
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
