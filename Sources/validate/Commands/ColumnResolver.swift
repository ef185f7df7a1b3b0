internal import Bytes
internal import CSVRecords
internal import TableValidation
internal import Validation

/// Finds the columns of an input that `-c` names.
struct ColumnResolver {
  private let input: TableInput
  private let request: CheckRequest
  private let table: CheckedTable
  private let index: HeaderIndex

  init(_ input: TableInput, _ request: CheckRequest, _ table: CheckedTable) {
    (self.input, self.request, self.table) = (input, request, table)
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
        let numbers = error.columns.map { "\($0 + 1)" }.joined(separator: " and ")
        throw UsageError(
          "\(input.displayName) has more than one column '\(name)': columns \(numbers); rename all but one")
      }
      let names = request.columns.map { $0.split(atFirst: UInt8(ascii: "=")).0 }
      let advice = ReadingAdvice(input, request, table, .named(names))
      let how = advice.flatMap { $0.missing == 0 ? "; with \($0.options) it has all columns" : nil } ?? ""
      throw UsageError("\(input.displayName) has no column '\(name)'; \(index.advice(for: error))\(how)")
    }
  }

  private func number(_ name: String) throws(UsageError) -> Int {
    guard let number = Int(digits: name), number > 0 else {
      throw UsageError("with --no-header, -c takes a column number, 1 or greater, not '\(name)'")
    }
    if let count = input.columnCount, number > count {
      let advice = ReadingAdvice(input, request, table, .numbered(number))
      let how = advice.map { "; with \($0.options) it has \($0.columnCount)" } ?? ""
      throw UsageError("\(input.displayName) has no column \(number); its first record has \(count)\(how)")
    }
    return number - 1
  }
}
