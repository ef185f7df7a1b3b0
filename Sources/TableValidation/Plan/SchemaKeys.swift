internal import CSVRecords
internal import RuleFiles
internal import Validation

/// The keys of a rule file for the columns of a table, with the files that foreign keys refer to.
struct SchemaKeys {
  /// The keys for which the table has all fields.
  private(set) var keys: [TableKey] = []

  /// Creates the keys of a rule file for one of several headers.
  ///
  /// - Parameters:
  ///   - references: The tables that foreign keys refer to, by the index of the key, as far as they have been opened for other
  ///     headers; the others are added when they are opened.
  ///   - open: Opens the files of a resource.
  init(
    _ file: RuleFile, _ match: SchemaMatch, references: inout [Int: TableKey.Reference],
    opening open: (RuleFile.Resource) throws -> [ReferenceInput]
  ) throws(RuleFileError) {
    var faults: [RuleFileFault] = []
    if let primary = file.keys.primary { add(.primary, fields: primary, of: file, in: match) }
    for fields in file.keys.unique { add(.uniqueKey, fields: fields, of: file, in: match) }
    for uniqueness in file.uniqueness { add(uniqueness, of: file, in: match) }
    for (number, foreign) in file.keys.foreign.enumerated() {
      switch foreign.reference {
      case .itself(let fields):
        let names = fields.map { file.fields[$0].name }
        guard let columns = match.columns(fields) else { continue }
        add(.foreign(.itself(columns)), fields: foreign.fields, of: file, in: match, reference: names)
      case .resource(let resource):
        guard match.columns(foreign.fields) != nil else { continue }
        let opened = references[number] ?? Self.table(resource, opening: open, faults: &faults)
        guard let table = opened else { continue }
        references[number] = table
        add(
          .foreign(table), fields: foreign.fields, of: file, in: match,
          reference: resource.columns.map(\.name))
      }
    }
    guard faults.isEmpty else { throw RuleFileError(faults) }
  }

  private mutating func add(
    _ kind: TableKey.Kind, fields: [Int], of file: RuleFile, in match: SchemaMatch, reference: [String] = []
  ) {
    guard let columns = match.columns(fields) else { return }
    let names = fields.map { file.fields[$0].name }
    keys.append(
      TableKey(kind, columns: columns, fields: names, reference: reference, messages: file.messages))
  }

  private mutating func add(_ uniqueness: RuleFile.Uniqueness, of file: RuleFile, in match: SchemaMatch) {
    let condition = uniqueness.condition.map { BoundCondition($0) }
    guard let columns = match.columns(uniqueness.fields),
      let inputs = match.columns(file.indices(ofFields: condition?.inputs ?? []))
    else { return }
    keys.append(
      TableKey(
        uniqueness.isRuleOfField ? .unique : .uniqueKey, columns: columns,
        fields: uniqueness.fields.map { file.fields[$0].name }, messages: uniqueness.messages,
        selection: KeySelection(
          TextFolding(uniqueness.ignored), where: condition, columns: inputs, severity: uniqueness.severity,
          limits: uniqueness.limits)))
  }

  /// Opens the files that a key refers to, and finds the columns in their headers.
  static func table(
    _ resource: RuleFile.Resource, opening open: (RuleFile.Resource) throws -> [ReferenceInput],
    faults: inout [RuleFileFault]
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
        let hint = error.suggestion.map { "; " + Suggestion.question($0) } ?? ""
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
