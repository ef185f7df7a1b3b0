internal import Bytes
internal import Validation

/// Findings counted by the rules that they come from.
struct Tally: Sendable {
  private struct NamedCount: Sendable {
    let name: String
    let severity: Severity
    var findings: Int
  }

  /// The counts of each column's rules: presence, then the strategies.
  private var ofRules: [[Int]] = []
  /// The counts of what is no rule of a column, under its name: in each column, and for whole records at the end. They are
  /// few, so that a search from the first is quicker than hashing.
  private var named: [[NamedCount]] = []
  /// The counts of findings on the shape of records, under their codes.
  private var shape: [NamedCount] = []
  /// The number of values that each step of a column's normalization has changed.
  private var changes: [[Int]] = []

  init(_ plan: CheckPlan) {
    ofRules = plan.checks.map { [Int](repeating: 0, count: $0.rules.strategies.count + 1) }
    named = [[NamedCount]](repeating: [], count: plan.checks.count + 1)
    changes = plan.checks.map { [Int](repeating: 0, count: $0.normalization?.steps.count ?? 0) }
  }

  /// Counts a finding of a column's rule: 0 is its presence, then come its strategies.
  mutating func count(rule: Int, check: Int) {
    ofRules[check][rule] += 1
  }

  /// Counts a finding under a name.
  ///
  /// - Parameter check: The position of the column among those checked; their count for a whole record.
  mutating func count(_ name: String, _ severity: Severity, check: Int) {
    Self.add(1, of: name, severity, to: &named[check])
  }

  /// Counts a finding on the shape of a record, or of the table.
  mutating func count(shape code: FailureCode, _ severity: Severity) {
    Self.add(1, of: code.rawValue, severity, to: &shape)
  }

  /// Adds a column's findings, by rule.
  mutating func add(_ findings: [Int], check: Int) {
    for rule in findings.indices { ofRules[check][rule] += findings[rule] }
  }

  /// Adds the number of values that each step of a column's normalization has changed.
  mutating func add(changes counts: [Int], check: Int) {
    for step in counts.indices { changes[check][step] += counts[step] }
  }

  /// Adds the counts of the same plan's other tally.
  mutating func add(_ other: Tally) {
    for check in ofRules.indices { add(other.ofRules[check], check: check) }
    for check in changes.indices { add(changes: other.changes[check], check: check) }
    for count in other.shape { Self.add(count.findings, of: count.name, count.severity, to: &shape) }
    for (place, counts) in other.named.enumerated() {
      for count in counts { Self.add(count.findings, of: count.name, count.severity, to: &named[place]) }
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
  /// The counts in the order of a ``Summary``, errors of a rule before its warnings.
  func counts(by plan: CheckPlan) -> [Summary.Count] {
    var rows = shape.sorted { $0.name < $1.name }.map { count in
      let rule = count.name.split(atFirst: UInt8(ascii: ".")).head
      return Summary.Count(
        field: nil, rule: rule, code: count.name, severity: count.severity, findings: count.findings)
    }
    for (number, check) in plan.checks.enumerated() {
      var counts = named[number]
      add(ofRules[number], of: check.rules, to: &counts)
      let names = check.rules.ruleNames + plan.recordRuleNames(ofColumn: check.column)
      rows += Self.rows(counts, names, field: check.name)
    }
    return rows + Self.rows(named[plan.checks.count], plan.recordRuleNames(ofColumn: nil), field: nil)
  }

  private func add(_ findings: [Int], of rules: RuleSet, to counts: inout [NamedCount]) {
    Self.add(findings[0], of: rules.presence.ruleName ?? "", rules.presenceSeverity, to: &counts)
    for (rule, named) in rules.strategies.enumerated() {
      Self.add(findings[rule + 1], of: named.name, named.severity, to: &counts)
    }
  }

  /// The counts of one column or of whole records: of its rules in their order, then of its keys.
  private static func rows(_ counts: [NamedCount], _ names: [String], field: String?) -> [Summary.Count] {
    let others = Set(counts.map(\.name)).subtracting(names).sorted()
    return (names + others).flatMap { name in
      Severity.allCases.compactMap { severity in
        counts.first { $0.name == name && $0.severity == severity }.map {
          Summary.Count(field: field, rule: name, code: nil, severity: severity, findings: $0.findings)
        }
      }
    }
  }

  /// The changes by normalization, in the order of a ``Summary``.
  func changes(by plan: CheckPlan) -> [Summary.Change] {
    zip(plan.checks, changes).flatMap { check, counts in
      zip(check.normalization?.steps ?? [], counts).filter { $0.1 > 0 }.map {
        Summary.Change(field: check.name, step: $0.0, values: $0.1)
      }
    }
  }
}

extension CheckPlan {
  /// The names of the rules over records whose findings are at the column, or on the record as a whole.
  fileprivate func recordRuleNames(ofColumn column: Int?) -> [String] {
    recordChecks.filter { $0.column == column }.map(\.rule.name)
  }
}
