internal import Bytes
internal import CSVRecords
internal import Validation

/// Counts of findings by rule.
struct Tally: Sendable {
  struct NamedCount: Sendable {
    let name: String
    let severity: Severity
    var findings: Int
  }

  /// The counts of each column's rules: presence, then the strategies; those of all columns one after another, since a table may
  /// have thousands.
  private var ofRules: [Int] = []
  /// Whether one of them is above 0; counts of thousands of rules are added only then.
  private var hasRuleCounts = false
  /// The index of each column's first count and, as the last element, the number of counts.
  private let firstRules: [Int]
  /// The counts of each key and of each rule over several columns.
  private(set) var ofKeys: [Int] = []
  private(set) var ofRecordRules: [Int] = []
  /// The counts of a column's findings that are counted by the name of the rule, by the column's check.
  private(set) var named: [Int: [NamedCount]] = [:]
  /// The counts of findings on the shape of records and on the table, by code. They are so few that a linear search is faster
  /// than hashing.
  private(set) var shape: [NamedCount] = []
  /// The number of values that each step of a column's normalization has changed.
  private(set) var changes: [[Int]] = []
  /// For each column and, as the last element, for whole records, the numbers of its values with those that are absent, of absent
  /// values, of records with an error there, and of those with a warning there and no error.
  private(set) var columns: [(values: Int, absent: Int, invalid: Int, warned: Int)]

  /// The number of records with a warning and no error.
  private(set) var warnedRecords = 0

  /// The numbers of records that break the rules of each of the plan's own limits.
  private(set) var limited: [Int] = []
  /// The number of invalid records that break only rules with limits of their own.
  private(set) var limitedRecords = 0

  /// For each column of JSON Lines, whether a record has a value of the member.
  private(set) var isPresent: [Bool]

  /// For each column, whether a record has a value that is not absent.
  private(set) var hasValue: [Bool]

  /// Names of members of JSON Lines, if a batch lacks a member.
  private(set) var memberNames = MemberNames()

  /// The counts of the columns that rules over the table read.
  private(set) var tableColumns: [TableColumnTally] = []

  /// Some of the text that is not UTF-8.
  private(set) var undecoded = UndecodedText()

  init(_ plan: CheckPlan) {
    columns = Array(repeating: (0, 0, 0, 0), count: plan.checks.count + 1)
    isPresent = Array(repeating: plan.format.members == nil, count: plan.checks.count)
    hasValue = Array(repeating: false, count: plan.checks.count)
    var firstRules = [0]
    for check in plan.checks {
      firstRules.append(firstRules[firstRules.count - 1] + check.rules.strategies.count + 1)
    }
    ofRules = [Int](repeating: 0, count: firstRules[firstRules.count - 1])
    self.firstRules = firstRules
    ofKeys = [Int](repeating: 0, count: plan.keys.count)
    ofRecordRules = [Int](repeating: 0, count: plan.recordChecks.count)
    changes = plan.checks.map { [Int](repeating: 0, count: $0.normalization?.steps.count ?? 0) }
    if !plan.limits.isEmpty { limited = [Int](repeating: 0, count: plan.limits.entries.count) }
    if !plan.tableColumns.isEmpty { tableColumns = plan.tableColumns.map { _ in TableColumnTally() } }
  }

  /// Counts a finding of a column's rule: 0 is the rule of presence, followed by the strategies.
  mutating func count(rule: Int, check: Int) {
    ofRules[firstRules[check] + rule] += 1
    hasRuleCounts = true
  }

  /// Counts a finding of a key.
  mutating func count(key: Int) {
    ofKeys[key] += 1
  }

  /// Counts a finding of a rule over several columns.
  mutating func count(recordRule rule: Int) {
    ofRecordRules[rule] += 1
  }

  /// Counts a finding of a column under the name of the rule.
  ///
  /// - Parameter check: The index of the column among the checked ones.
  mutating func count(_ name: String, _ severity: Severity, check: Int) {
    Self.add(1, of: name, severity, to: &named[check, default: []])
  }

  /// Counts a finding on the shape of a record, or of the table.
  mutating func count(shape code: FailureCode, _ severity: Severity) {
    Self.add(1, of: code.rawValue, severity, to: &shape)
  }

  /// Adds a column's findings, by rule.
  mutating func add(_ findings: [Int], check: Int) {
    let first = firstRules[check]
    for rule in findings.indices { ofRules[first + rule] += findings[rule] }
    hasRuleCounts = true
  }

  /// Returns the counts of a column's rules: presence, then the strategies.
  func rules(ofCheck check: Int) -> ArraySlice<Int> { ofRules[firstRules[check]..<firstRules[check + 1]] }

  /// Counts a record with an error at a column or, for the number of checked columns, as a whole.
  mutating func countInvalid(check: Int) {
    columns[check].invalid += 1
  }

  /// Counts a record with a warning at a column and no error before it.
  mutating func countWarned(check: Int) {
    columns[check].warned += 1
  }

  /// Counts an error at a column where the record has a warning that is counted already.
  mutating func countError(afterWarningAt check: Int) {
    columns[check].warned -= 1
  }

  /// Counts a record with a warning and no error.
  mutating func countWarnedRecord() {
    warnedRecords += 1
  }

  /// Counts an invalid record by the limits of the rules that it breaks.
  mutating func count(_ broken: BrokenLimits) {
    for limits in broken.indices { limited[limits] += 1 }
    if !broken.includesOthers { limitedRecords += 1 }
  }

  /// Adds the numbers of a column's values, those that are absent included, and of those.
  mutating func add(values: Int, absent: Int, check: Int) {
    columns[check].values += values
    columns[check].absent += absent
  }

  /// Records that a column has a value.
  mutating func setValue(check: Int) {
    hasValue[check] = true
  }

  /// Adds the names of the members of a batch that lacks one.
  mutating func add(membersOf objects: [Range<Int>], in bytes: Span<UInt8>) {
    memberNames.add(objects, in: bytes)
  }

  /// Records that a record has a member.
  mutating func setPresent(check: Int) {
    isPresent[check] = true
  }

  /// Adds the number of values that each step of a column's normalization has changed.
  mutating func add(changes counts: [Int], check: Int) {
    for step in counts.indices { changes[check][step] += counts[step] }
  }

  /// Adds the values of a batch for the rules over the table.
  ///
  /// - Parameters:
  ///   - spelling: The spelling of numbers to add; `nil` if none are added.
  ///   - tableColumn: The index of the column among those that these rules read.
  mutating func add(
    _ column: ColumnChecker, spelling: NumberSpelling?, tableColumn: Int, in bytes: Span<UInt8>
  ) {
    tableColumns[tableColumn].add(column, spelling: spelling, in: bytes)
  }

  /// Adds a record that is not UTF-8.
  mutating func add(undecoded record: [UInt8], at offset: Int) {
    undecoded.add(record, at: offset)
  }

  /// Whether the sample of the text that is not UTF-8 needs more records.
  var wantsUndecoded: Bool { !undecoded.isFull }

  /// Adds the counts of another tally of the same plan.
  mutating func add(_ other: Tally) {
    undecoded.add(other.undecoded)
    memberNames.add(other.memberNames)
    if other.hasRuleCounts {
      for rule in ofRules.indices { ofRules[rule] += other.ofRules[rule] }
      hasRuleCounts = true
    }
    for check in changes.indices where !changes[check].isEmpty {
      add(changes: other.changes[check], check: check)
    }
    for column in tableColumns.indices { tableColumns[column].add(other.tableColumns[column]) }
    for check in columns.indices {
      columns[check].values += other.columns[check].values
      columns[check].absent += other.columns[check].absent
      columns[check].invalid += other.columns[check].invalid
      columns[check].warned += other.columns[check].warned
    }
    warnedRecords += other.warnedRecords
    for index in limited.indices { limited[index] += other.limited[index] }
    limitedRecords += other.limitedRecords
    for check in isPresent.indices where other.isPresent[check] { isPresent[check] = true }
    for check in hasValue.indices where other.hasValue[check] { hasValue[check] = true }
    for count in other.shape { Self.add(count.findings, of: count.name, count.severity, to: &shape) }
    for key in ofKeys.indices { ofKeys[key] += other.ofKeys[key] }
    for rule in ofRecordRules.indices { ofRecordRules[rule] += other.ofRecordRules[rule] }
    for (check, counts) in other.named {
      for count in counts {
        Self.add(count.findings, of: count.name, count.severity, to: &named[check, default: []])
      }
    }
  }

  static func add(
    _ findings: Int, of name: String, _ severity: Severity, to counts: inout [NamedCount]
  ) {
    guard findings > 0 else { return }
    if let index = counts.firstIndex(where: { $0.name == name && $0.severity == severity }) {
      counts[index].findings += findings
    } else {
      counts.append(NamedCount(name: name, severity: severity, findings: findings))
    }
  }
}
