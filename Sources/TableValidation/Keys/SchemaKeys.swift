public import CSVRecords
public import RuleFiles
internal import Validation

/// The keys of a rule file for the columns of a table, with the files that foreign keys refer to.
public struct SchemaKeys {
  /// The keys all of whose fields the table has.
  public private(set) var keys: [TableKey] = []

  /// - Parameters:
  ///   - match: The columns of the fields.
  ///   - folder: The directory of the rule file, with a slash at the end; empty for the current directory.
  ///   - dialect: The dialect of the files that are referred to.
  /// - Throws: A fault for each such file that cannot be read or has not a column, at its position in the rule file.
  public init(
    _ file: RuleFile, _ match: SchemaMatch, folder: String, dialect: Dialect = Dialect(),
    options: CheckOptions
  ) throws(RuleFileError) {
    var faults: [RuleFileFault] = []
    if let primary = file.keys.primary { add(.primary, primary, file, match) }
    for fields in file.keys.unique { add(.uniqueKey, fields, file, match) }
    for foreign in file.keys.foreign {
      switch foreign.reference {
      case .itself(let fields):
        let names = fields.map { file.fields[$0].name }
        guard let columns = match.columns(fields) else { continue }
        add(.foreign(.itself(columns)), foreign.fields, file, match, names)
      case .resource(let resource):
        guard match.columns(foreign.fields) != nil else { continue }
        let path = resource.path.hasPrefix("/") ? resource.path : folder + resource.path
        guard let table = Self.table(resource, path, dialect, options, &faults) else { continue }
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

  /// Opens a file that a key refers to, and finds the columns in its header.
  private static func table(
    _ resource: RuleFile.Resource, _ path: String, _ dialect: Dialect, _ options: CheckOptions,
    _ faults: inout [RuleFileFault]
  ) -> TableKey.Reference? {
    func fault(_ text: String) -> TableKey.Reference? {
      faults.append(.init(at: resource.position, text))
      return nil
    }
    do {
      guard resource.path != "-" else { return fault("a reference is to a file, not to standard input") }
      let input = try TableInput(path, format: .csv(dialect), hasHeader: true, options: options)
      guard let header = input.header else { return fault("\(path) is empty: it has no header") }
      let index = HeaderIndex(header)
      let columns = resource.columns.compactMap { name, position -> Int? in
        let found = index.columns(named: name)
        if found.count == 1 { return found[0] }
        let hint = Suggestion.nearest(to: name, among: header).map { "; did you mean '\($0)'?" } ?? ""
        let text = found.isEmpty ? "has no column" : "has more than one column"
        faults.append(.init(at: position, "\(path) \(text) '\(name)'" + (found.isEmpty ? hint : "")))
        return nil
      }
      return columns.count == resource.columns.count
        ? .table(name: resource.name, input, columns) : nil
    } catch {
      return fault("\(error)")
    }
  }
}

extension SchemaMatch {
  /// The columns of the fields, or `nil` if the table has not all of them.
  fileprivate func columns(_ fields: [Int]) -> [Int]? {
    let found = fields.compactMap { columns[$0] }
    return found.count == fields.count ? found : nil
  }
}
