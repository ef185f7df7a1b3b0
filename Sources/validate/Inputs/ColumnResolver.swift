internal import Bytes
internal import CSVRecords
internal import TableValidation
internal import Validation

/// Finds the columns of an input that `-c` names.
struct ColumnResolver {
  private let input: TableInput
  private let opened: OpenedInputs
  private let index: HeaderIndex

  /// - Parameter opened: All inputs of the run.
  init(_ input: TableInput, in opened: OpenedInputs) {
    (self.input, self.opened) = (input, opened)
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

  /// Returns the way to read the input so that it has columns. The columns of the command line are for the only table of the run.
  private func advice(_ columns: ReadingTrial.Columns) -> ReadingAdvice? {
    ReadingAdvice(for: input, of: opened.tables[0], opened.request, columns: columns, for: .columns)?
      .shared(for: input, in: opened)
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
      let names = opened.request.columns.map { $0.split(atFirst: UInt8(ascii: "=")).0 }
      let how =
        advice(.named(names)).flatMap { $0.missing == 0 ? "; \($0.way) it has all columns" : nil } ?? ""
      throw UsageError("\(input.displayName) has no column '\(name)'; \(index.advice(for: error))\(how)")
    }
  }

  private func number(_ name: String) throws(UsageError) -> Int {
    guard let number = Int(digits: name), number > 0 else {
      throw UsageError("with --no-header, -c takes a column number, 1 or greater, not '\(name)'")
    }
    if let count = input.columnCount, number > count {
      let how = advice(.numbered(number)).map { "; \($0.way) it has \($0.columnCount)" } ?? ""
      throw UsageError("\(input.displayName) has no column \(number); its first record has \(count)\(how)")
    }
    return number - 1
  }
}
