import Bytes
import CSVRecords
import RuleFiles
import Validation

@testable import TableValidation

/// A key of a test: its columns and those to which it refers.
struct JobKey {
  enum Kind {
    case unique, primary, uniqueKey
    /// A foreign key to columns of the table itself, or of the job's other table.
    case itself([Int])
    case table([Int])

    /// Whether the key refers to the table itself, which is then read twice.
    var refersToItself: Bool { if case .itself = self { true } else { false } }
  }

  /// A condition that a column has a value, or that it does not.
  struct Condition {
    var column: Int
    var value: String
    var isNegated: Bool
  }

  var kind: Kind
  var columns: [Int]
  /// What does not matter in texts.
  var ignored: Set<RuleFile.Uniqueness.Ignored> = []
  /// The condition on the records that are compared.
  var condition: Condition?

  /// The selection of the key as the check has it; `nil` if it compares all records and everything.
  var selection: KeySelection? {
    guard !ignored.isEmpty || condition != nil else { return nil }
    let bound = condition.map { condition in
      let question = RecordCondition.field(RecordField("f\(condition.column)"), is: condition.value)
      return BoundCondition(condition.isNegated ? .not(question) : question)
    }
    return KeySelection(
      TextFolding(ignored), where: bound, columns: [condition?.column].compactMap(\.self))
  }

  /// Returns the values of a key without what does not matter.
  func compared(_ values: [[UInt8]]) -> [[UInt8]] {
    values.map { value in
      var text = String(decoding: value, as: UTF8.self)
      if ignored.contains(.case) { text = text.lowercased() }
      if ignored.contains(.blanks) { text.removeAll(where: \.isWhitespace) }
      return Array(text.utf8)
    }
  }
}

/// The simple reference for the keys of a check: dictionaries of all values so far, and sets of all values to which a
/// key can refer.
struct ObviousKeys {
  typealias Values = [[UInt8]]
  typealias Origin = (input: Int, record: Int, line: Int)

  private let job: Job
  private let names: [String]
  /// The keys in the order of their findings.
  private let keys: [JobKey]
  private var seen: [Int: [Values: Origin]] = [:]
  private var referred: [Int: Set<Values>] = [:]

  init(_ job: Job, names: [String]) {
    self.job = job
    self.names = names
    keys = job.checks.sorted { $0.column < $1.column }.flatMap { check in
      (check.rules.isUnique ? [JobKey(kind: .unique, columns: [check.column])] : [])
        + job.keys.filter { $0.columns[0] == check.column }
    }
    for (number, key) in keys.enumerated() {
      switch key.kind {
      case .itself(let columns):
        let records = job.inputs.flatMap {
          Self.records(of: $0, job, hasHeader: job.hasHeader, job.layout, columnCount: job.columnCount)
        }
        referred[number] = Set(records.compactMap { values(of: columns, in: $0) })
      case .table(let columns):
        let records = Self.records(
          of: job.reference, job, hasHeader: true, TableLayout(), columnCount: 2)
        referred[number] = Set(records.map { record in columns.map { record[$0] } })
      case .unique, .primary, .uniqueKey: break
      }
    }
  }

  /// Returns the failures of the keys whose first column is the given one, with the names of the rules.
  mutating func failures(
    at column: Int, of record: Values, _ origin: Origin
  ) -> [(rule: String, failure: ValidationFailure, columns: [Int])] {
    var failures: [(String, ValidationFailure, [Int])] = []
    for (number, key) in keys.enumerated() where key.columns[0] == column {
      guard let values = values(of: key.columns, in: record), isSelected(record, by: key) else { continue }
      let compared = key.compared(values)
      if let referred = referred[number] {
        if !referred.contains(values) { failures.append(("foreign-key", missing(key, values), key.columns)) }
      } else if let first = seen[number]?[compared] {
        let found = repeated(key, first, origin, values)
        failures.append((found.rule, found.failure, key.columns))
      } else {
        seen[number, default: [:]][compared] = origin
      }
    }
    return failures
  }

  /// Returns the keys of which a column has no value, in their order.
  func unchecked(unlessIn columns: Set<Int>) -> [UncheckedRule] {
    keys.filter { !columns.isSuperset(of: $0.columns) }.map { key in
      let rule =
        switch key.kind {
        case .unique: "unique"
        case .primary: "primary-key"
        case .uniqueKey: "unique-key"
        case .itself, .table: "foreign-key"
        }
      let names = key.columns.map { column in
        if case .unique = key.kind {
          job.checks.first { $0.column == column }?.name ?? ""
        } else {
          "f\(column)"
        }
      }
      return UncheckedRule(column: names.joined(separator: ","), rule: rule, .noValue)
    }.reduce(into: []) { rules, rule in if !rules.contains(rule) { rules.append(rule) } }
  }

  /// Whether a key's condition is true of a record whose value in the column of the condition is not rejected.
  private func isSelected(_ record: Values, by key: JobKey) -> Bool {
    guard let condition = key.condition else { return true }
    if let values = values(of: [condition.column], in: record) {
      return (values[0] == Array(condition.value.utf8)) != condition.isNegated
    }
    let rules = job.checks.first { $0.column == condition.column }?.rules
    let isAbsent = rules.map { ObviousRules($0, isLine: false).isAbsent(record[condition.column]) } ?? false
    return isAbsent && rules?.presence == .optional && condition.isNegated
  }

  /// Returns the values of the columns, or `nil` if one is absent or invalid.
  private func values(of columns: [Int], in record: Values) -> Values? {
    let isLine = if case .csv = job.format { false } else { true }
    for column in columns {
      guard let rules = job.checks.first(where: { $0.column == column })?.rules else { return nil }
      let value = record[column]
      let obvious = ObviousRules(rules, isLine: isLine)
      guard !obvious.isAbsent(value), obvious.findings(in: value).isEmpty else { return nil }
    }
    return columns.map { record[$0] }
  }

  private func repeated(
    _ key: JobKey, _ first: Origin, _ origin: Origin, _ values: Values
  ) -> (rule: String, failure: ValidationFailure) {
    let hasLines = job.format != .nulTerminated
    let isElsewhere = first.input != origin.input
    var parameters: FailureParameters = ["record": .integer(first.record)]
    if hasLines { parameters["line"] = .integer(first.line) }
    if isElsewhere { parameters["file"] = .text(names[first.input]) }
    let rule =
      switch key.kind {
      case .unique: "unique"
      case .primary: "primary-key"
      default: "unique-key"
      }
    if rule != "unique" { parameters["fields"] = .list(key.columns.map { "f\($0)" }) }
    add(values, to: &parameters)
    switch (hasLines, isElsewhere) {
    case (true, true): parameters["variant"] = "file"
    case (false, true): parameters["variant"] = "value-of-file"
    case (false, false): parameters["variant"] = "value"
    case (true, false): break
    }
    return (rule, ValidationFailure(FailureCode(rawValue: "\(rule).duplicate"), parameters))
  }

  /// Adds the values of a key of several fields.
  private func add(_ values: Values, to parameters: inout FailureParameters) {
    guard values.count > 1 else { return }
    parameters["key"] = .list(values.map { String(decoding: $0, as: UTF8.self).shortened })
  }

  private func missing(_ key: JobKey, _ values: Values) -> ValidationFailure {
    var parameters: FailureParameters
    let fields = ParameterValue.list(key.columns.map { "f\($0)" })
    switch key.kind {
    case .table(let columns):
      let reference = ParameterValue.list(columns.map { "r\($0)" })
      parameters = ["fields": fields, "resource": "other", "reference": reference]
    case .itself(let columns):
      let reference = ParameterValue.list(columns.map { "f\($0)" })
      parameters = ["fields": fields, "variant": "table", "reference": reference]
    case .unique, .primary, .uniqueKey: return .init("none")
    }
    add(values, to: &parameters)
    return ValidationFailure("foreign-key.missing", parameters)
  }

  /// Returns the values of the records whose fields are certain.
  private static func records(
    of bytes: [UInt8], _ job: Job, hasHeader: Bool, _ layout: TableLayout, columnCount: Int
  ) -> [Values] {
    var records = ObviousRecords(bytes, job.format, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var found: [Values] = []
    var isHeader = hasHeader
    var header: ObviousRecords.Record?
    var row = 0
    while let record = records.next(isMarked: !isHeader) {
      row += 1
      let size = record.textEnd - (record.mark ?? record.start)
      let isSkipped = record.isComment || layout.commentRows.contains(row)
      if isHeader {
        // If rows are selected by number, all rows are counted whatever they contain.
        isHeader = layout.headerRows == [1] ? isSkipped || size == 0 : row < layout.headerRows.max() ?? 0
        if !isHeader, layout.headerRows.count == 1, record.fields.count > 1 { header = record }
        continue
      }
      if isSkipped || record.isOnlyMark || header.map(record.isAgain) == true { continue }
      guard record.textEnd > record.start || columnCount == 1, size <= job.maximumRecordSize,
        record.unclosed == nil,
        record.fields.count == columnCount
      else { continue }
      found.append(record.fields.map(\.value))
    }
    return found
  }
}
