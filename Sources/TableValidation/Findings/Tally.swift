internal import Bytes
internal import Validation

/// Counts of findings by rule.
struct Tally: Sendable {
  private struct NamedCount: Sendable {
    let name: String
    let severity: Severity
    var findings: Int
  }

  /// The counts of each column's rules: presence, then the strategies.
  private var ofRules: [[Int]] = []
  /// The counts of each key and of each rule over several columns.
  private var ofKeys: [Int] = []
  private var ofRecordRules: [Int] = []
  /// The counts of a column's findings that are counted by the name of the rule, by the column's check.
  private var named: [Int: [NamedCount]] = [:]
  /// The counts of findings on the shape of records and on the table, by code. They are so few that a linear search is faster
  /// than hashing.
  private var shape: [NamedCount] = []
  /// The number of values that each step of a column's normalization has changed.
  private var changes: [[Int]] = []
  /// For each column and, as the last element, for whole records, the number of absent values, and the number of records with
  /// an error there.
  private var columns: [(absent: Int, invalid: Int)]

  /// Some of the text that is not UTF-8.
  private(set) var undecoded = UndecodedText()

  init(_ plan: CheckPlan) {
    columns = Array(repeating: (0, 0), count: plan.checks.count + 1)
    ofRules = plan.checks.map { [Int](repeating: 0, count: $0.rules.strategies.count + 1) }
    ofKeys = [Int](repeating: 0, count: plan.keys.count)
    ofRecordRules = [Int](repeating: 0, count: plan.recordChecks.count)
    changes = plan.checks.map { [Int](repeating: 0, count: $0.normalization?.steps.count ?? 0) }
  }

  /// Counts a finding of a column's rule: 0 is the rule of presence, followed by the strategies.
  mutating func count(rule: Int, check: Int) {
    ofRules[check][rule] += 1
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
    for rule in findings.indices { ofRules[check][rule] += findings[rule] }
  }

  /// Counts a record with an error at a column or, for the number of checked columns, as a whole.
  mutating func countInvalid(check: Int) {
    columns[check].invalid += 1
  }

  /// Adds a number of absent values.
  mutating func add(absent count: Int, check: Int) {
    columns[check].absent += count
  }

  /// Adds the number of values that each step of a column's normalization has changed.
  mutating func add(changes counts: [Int], check: Int) {
    for step in counts.indices { changes[check][step] += counts[step] }
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
    for check in ofRules.indices { add(other.ofRules[check], check: check) }
    for check in changes.indices { add(changes: other.changes[check], check: check) }
    for check in columns.indices {
      columns[check].absent += other.columns[check].absent
      columns[check].invalid += other.columns[check].invalid
    }
    for count in other.shape { Self.add(count.findings, of: count.name, count.severity, to: &shape) }
    for key in ofKeys.indices { ofKeys[key] += other.ofKeys[key] }
    for rule in ofRecordRules.indices { ofRecordRules[rule] += other.ofRecordRules[rule] }
    for (check, counts) in other.named {
      for count in counts {
        Self.add(count.findings, of: count.name, count.severity, to: &named[check, default: []])
      }
    }
  }

  private static func add(
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

extension Tally {
  /// Returns the counts in the order of a ``Summary``, errors of a rule before its warnings.
  func counts(by plan: CheckPlan) -> [Summary.Count] {
    var rows = shape.sorted { $0.name < $1.name }.map { count in
      let rule = count.name.split(atFirst: UInt8(ascii: ".")).head
      return Summary.Count(
        field: nil, rule: rule, code: count.name, severity: count.severity, findings: count.findings)
    }
    let rules = plan.recordRulesByColumn
    let keys = Dictionary(grouping: plan.keys.indices) { plan.keys[$0].checks[0] }
    for (number, check) in plan.checks.enumerated() {
      let rules = rules[check.column] ?? []
      var counts = RuleCounts(check.rules.ruleNames + rules.map { plan.recordChecks[$0].rule.name })
      add(ofRules[number], of: check.rules, to: &counts)
      for rule in rules { add(rule: rule, of: plan, to: &counts) }
      for key in keys[number] ?? [] {
        counts.add(ofKeys[key], of: plan.keys[key].key.rule, plan.severity(ofKey: key))
      }
      for count in named[number] ?? [] { counts.add(count.findings, of: count.name, count.severity) }
      rows += counts.rows(field: check.name)
    }
    let ofRecords = rules[CheckPlan.wholeRecord] ?? []
    var counts = RuleCounts(ofRecords.map { plan.recordChecks[$0].rule.name })
    for rule in ofRecords { add(rule: rule, of: plan, to: &counts) }
    return rows + counts.rows(field: nil)
  }

  private func add(rule: Int, of plan: CheckPlan, to counts: inout RuleCounts) {
    let check = plan.recordChecks[rule]
    counts.add(ofRecordRules[rule], of: check.rule.name, check.rule.severity)
  }

  private func add(_ findings: [Int], of rules: RuleSet, to counts: inout RuleCounts) {
    counts.add(findings[0], of: rules.presence.ruleName ?? "", rules.presenceSeverity)
    for (rule, named) in rules.strategies.enumerated() {
      counts.add(findings[rule + 1], of: named.name, named.severity)
    }
  }

  /// Returns the results of the columns, in the order of the file.
  func columns(by plan: CheckPlan) -> [RunReport.Column] {
    let rules = plan.recordRulesByColumn
    return zip(plan.checks, columns).map { check, counts in
      RunReport.Column(
        name: check.name,
        rules: check.rules.ruleNames + (rules[check.column] ?? []).map { plan.recordChecks[$0].rule.name },
        absent: counts.absent, invalid: counts.invalid)
    }
  }

  /// Returns the results of whole records.
  func wholeRecords(by plan: CheckPlan) -> RunReport.Column {
    RunReport.Column(
      name: nil, rules: plan.recordChecks.filter { $0.column == nil }.map(\.rule.name), absent: 0,
      invalid: columns[plan.checks.count].invalid)
  }

  /// Returns the numbers of normalized values, in the order of a ``Summary``.
  func changes(by plan: CheckPlan) -> [Summary.Change] {
    zip(plan.checks, changes).flatMap { check, counts in
      zip(check.normalization?.steps ?? [], counts).filter { $0.1 > 0 }.map {
        Summary.Change(field: check.name, step: $0.0, values: $0.1)
      }
    }
  }
}

/// The counts of the findings of one column, or of whole records, by the name of the rule.
private struct RuleCounts {
  private struct Key: Hashable {
    let name: String
    let severity: Severity
  }

  /// The names in the order of the summary, each once. Names that are not among them follow in alphabetical
  /// order.
  private let names: [String]
  private var findings: [Key: Int] = [:]

  /// - Parameter names: The names of the rules in order; several rules may have the same.
  init(_ names: [String]) {
    var known: Set<String> = []
    self.names = names.filter { known.insert($0).inserted }
  }

  mutating func add(_ count: Int, of name: String, _ severity: Severity) {
    if count > 0 { findings[Key(name: name, severity: severity), default: 0] += count }
  }

  func rows(field: String?) -> [Summary.Count] {
    let others = Set(findings.keys.map(\.name)).subtracting(names).sorted()
    return (names + others).flatMap { name in
      Severity.allCases.compactMap { severity in
        findings[Key(name: name, severity: severity)].map {
          Summary.Count(field: field, rule: name, code: nil, severity: severity, findings: $0)
        }
      }
    }
  }
}

extension CheckPlan {
  /// The column of rules that report on whole records.
  fileprivate static let wholeRecord = -1

  /// The indices of the rules over several columns, by the column at which they report.
  ///
  /// The keys are not optional: to look up how an optional value is hashed takes a tenth of the start of the program.
  fileprivate var recordRulesByColumn: [Int: [Int]] {
    Dictionary(grouping: recordChecks.indices) { recordChecks[$0].column ?? Self.wholeRecord }
  }
}
