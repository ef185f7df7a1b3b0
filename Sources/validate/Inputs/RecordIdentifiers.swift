internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The columns that identify records in findings: those that `--id` names or, without it, the primary key of the rules.
struct RecordIdentifiers {
  /// The names, in order.
  let names: [String]
  private let isGiven: Bool
  @Boxed private var ruleFile: RuleFile?

  init(_ table: CheckedTable, _ request: CheckRequest) {
    isGiven = !request.identifiers.isEmpty
    ruleFile = table.ruleFile
    guard !isGiven, let file = table.ruleFile, let primary = file.keys.primary else {
      names = request.identifiers
      return
    }
    // A part of a key does not identify a record.
    let fields = primary.map { file.fields[$0] }
    names = fields.contains(where: \.rules.isSecret) ? [] : fields.map(\.name)
  }

  /// The names of the columns: those of the file where `--id` names them, else those of their fields.
  private func header(of input: TableInput) -> [String] {
    guard let header = input.header else { return (0..<(input.columnCount ?? 0)).map { "\($0 + 1)" } }
    guard !isGiven, let ruleFile else { return header }
    return BoundHeader(ruleFile, header).names
  }

  /// Returns the columns of an input.
  ///
  /// - Throws: ``UsageError`` for a name that `--id` gives and that is not the name of exactly one column, or is that of a secret.
  func columns(of input: TableInput, _ checks: [ColumnCheck]) throws(UsageError) -> [(
    name: String, column: Int
  )] {
    guard !names.isEmpty else { return [] }
    let index = HeaderIndex(header(of: input))
    var columns: [(name: String, column: Int)] = []
    for name in names {
      do throws(ColumnNameError) {
        columns.append((name, try index.column(named: name)))
      } catch {
        // A key of which a column is missing is reported in the header.
        guard isGiven else { return [] }
        let what = error.columns.isEmpty ? "has no column" : "has more than one column"
        throw UsageError(
          "--id: \(input.displayName) \(what) '\(name.shortened)'"
            + (error.columns.isEmpty ? "; \(index.advice(for: error))" : "; rename all but one"))
      }
    }
    if isGiven,
      let secret = columns.first(where: { id in checks.contains { $0.column == id.column && $0.isSecret } })
    {
      throw UsageError(
        "--id: '\(secret.name.shortened)' is secret, and no finding contains it; name another column")
    }
    return columns
  }
}
