internal import CSVRecords
internal import TableValidation
internal import Validation

/// Finds the columns that rules name in the header of an input.
struct ColumnResolver {
  private let input: TableInput
  private let index: HeaderIndex

  init(input: TableInput) {
    self.input = input
    index = HeaderIndex(input.header ?? [])
  }

  /// One check for each column named: by name, or by number from 1 where there is no header.
  func checks(_ columns: [(column: String, rules: [Rule])]) throws(UsageError) -> [ColumnCheck] {
    var checks: [ColumnCheck] = []
    var taken: Set<Int> = []
    for (name, rules) in columns {
      let column = try column(name)
      guard taken.insert(column).inserted else {
        throw UsageError("-c names column \(column + 1) in two ways; write it the same way each time")
      }
      checks.append(ColumnCheck(name: name, column: column, rules: RuleSet(rules)))
    }
    return checks
  }

  private func column(_ name: String) throws(UsageError) -> Int {
    guard let header = input.header else { return try number(name) }
    return try find(name, in: header)
  }

  private func find(_ name: String, in header: [String]) throws(UsageError) -> Int {
    let found = index.columns(named: name)
    if let first = found.first, found.count == 1 { return first }
    if found.count > 1 {
      let places = found.map { "\($0 + 1)" }.joined(separator: " and ")
      throw UsageError(
        "\(input.displayName) has column '\(name)' twice, as column \(places); which is meant?")
    }
    let suggestion = Suggestion.nearest(to: name, among: header).map { "did you mean '\($0)'?" }
    let list = header.prefix(20).joined(separator: ", ") + (header.count > 20 ? ", …" : "")
    throw UsageError("\(input.displayName) has no column '\(name)'; " + (suggestion ?? "it has \(list)"))
  }

  private func number(_ name: String) throws(UsageError) -> Int {
    guard let number = Int(digits: name), number > 0 else {
      throw UsageError("with --no-header, -c takes a column's number from 1, not '\(name)'")
    }
    if let count = input.columnCount, number > count {
      throw UsageError("\(input.displayName) has no column \(number); its first record has \(count)")
    }
    return number - 1
  }
}
