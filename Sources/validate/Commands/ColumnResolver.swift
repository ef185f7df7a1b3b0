internal import CSVRecords
internal import TableValidation
internal import Validation

/// Finds the columns of an input that `-c` names.
struct ColumnResolver {
  private let input: TableInput
  private let index: HeaderIndex

  init(input: TableInput) {
    self.input = input
    index = HeaderIndex(input.header ?? [])
  }

  /// Returns one check for each named column. Without a header, columns are named by their 1-based number.
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
    guard input.header != nil else { return try number(name) }
    do throws(ColumnNameError) {
      return try index.column(named: name)
    } catch {
      guard error.columns.isEmpty else {
        let places = error.columns.map { "\($0 + 1)" }.joined(separator: " and ")
        throw UsageError(
          "\(input.displayName) has more than one column '\(name)': columns \(places); rename all but one")
      }
      throw UsageError("\(input.displayName) has no column '\(name)'; \(index.advice(for: error))")
    }
  }

  private func number(_ name: String) throws(UsageError) -> Int {
    guard let number = Int(digits: name), number > 0 else {
      throw UsageError("with --no-header, -c takes a column number, 1 or greater, not '\(name)'")
    }
    if let count = input.columnCount, number > count {
      throw UsageError("\(input.displayName) has no column \(number); its first record has \(count)")
    }
    return number - 1
  }
}
