internal import Bytes
public import Validation

/// What a check came to.
public struct Summary: Sendable, Equatable {
  /// How many findings one rule had in one column.
  public struct Count: Sendable, Equatable {
    /// The column's name; `nil` for lines and whole records.
    public let field: String?
    public let rule: String
    /// The code, for findings on the shape of records.
    public let code: String?
    /// Whether they are errors or warnings: a rule that does both has two counts.
    public let severity: Severity
    public let findings: Int

    init(field: String?, rule: String, code: String?, severity: Severity = .error, findings: Int) {
      self.field = field
      self.rule = rule
      self.code = code
      self.severity = severity
      self.findings = findings
    }
  }

  /// How many values of one column a step of its normalization has changed.
  public struct Change: Sendable, Equatable {
    public let field: String?
    public let step: Normalization.Step
    public let values: Int
  }

  /// How many records were read, headers not counted.
  public internal(set) var records = 0
  /// How many of them were invalid or undecided.
  public internal(set) var invalid = 0
  /// How many bytes were read.
  public internal(set) var bytes = 0
  /// Whether anything but a record was at fault: a header, for one.
  public internal(set) var hasTableFindings = false
  /// Whether the reader of a pipe went before the end.
  public internal(set) var isCutShort = false
  /// Findings by column and rule: those on shape first, then by column, then by rule as given; rules over records stand
  /// behind those of the column that they are told of, or last.
  public internal(set) var counts: [Count] = []
  /// What was normalized: by column, then by step as given; what has changed nothing is left out.
  public internal(set) var changes: [Change] = []

  /// Whether nothing was invalid or undecided; warnings do not count.
  public var isValid: Bool { invalid == 0 && !hasTableFindings }

  public init() {}
}

/// Findings counted by where they came from.
struct Tally: Sendable {
  private struct Count: Sendable {
    let rule: String
    let severity: Severity
    var findings: Int
  }

  /// The counts on whole records, then those of each column checked; a column has few rules, so that a search from the
  /// first is quicker than hashing.
  private var counts: [[Count]] = []
  /// How many values the steps of each column's normalization have changed; none where there is none.
  private var changes: [[Int]] = []

  /// - Parameter check: The position among the columns checked; -1 for whole records.
  mutating func count(_ rule: String, _ severity: Severity = .error, check: Int) {
    add(1, of: rule, severity, at: check + 1)
  }

  mutating func add(_ findings: Int, of rule: String, _ severity: Severity, check: Int) {
    if findings > 0 { add(findings, of: rule, severity, at: check + 1) }
  }

  private mutating func add(_ findings: Int, of rule: String, _ severity: Severity, at place: Int) {
    while counts.count <= place { counts.append([]) }
    for index in counts[place].indices
    where counts[place][index].rule == rule && counts[place][index].severity == severity {
      counts[place][index].findings += findings
      return
    }
    counts[place].append(Count(rule: rule, severity: severity, findings: findings))
  }

  /// - Parameter changes: How many values each step has changed.
  mutating func add(changes: [Int], check: Int) {
    guard !changes.isEmpty else { return }
    while self.changes.count <= check { self.changes.append([]) }
    if self.changes[check].isEmpty { self.changes[check] = changes.map { _ in 0 } }
    for step in changes.indices { self.changes[check][step] += changes[step] }
  }

  mutating func add(_ other: Tally) {
    for (check, changes) in other.changes.enumerated() { add(changes: changes, check: check) }
    for (place, counts) in other.counts.enumerated() {
      for count in counts { add(count.findings, of: count.rule, count.severity, at: place) }
    }
  }

  /// The counts in the order of a ``Summary``, errors of a rule before its warnings.
  func counts(by plan: CheckPlan) -> [Summary.Count] {
    let shape = (counts.first ?? []).sorted { $0.rule < $1.rule }.map { count in
      let rule = count.rule.split(atFirst: UInt8(ascii: ".")).head
      return Summary.Count(
        field: nil, rule: rule, code: count.rule, severity: count.severity, findings: count.findings)
    }
    var rows = shape
    for (place, check) in plan.checks.enumerated() {
      let names = check.rules.ruleNames + plan.recordRuleNames(toldOf: check.column)
      rows += self.rows(at: place + 1, names, field: check.name)
    }
    return rows + self.rows(at: plan.checks.count + 1, plan.recordRuleNames(toldOf: nil), field: nil)
  }

  /// The counts of one column or of whole records: of its rules in their order, then of its keys.
  private func rows(at place: Int, _ names: [String], field: String?) -> [Summary.Count] {
    guard place < counts.count else { return [] }
    let others = Set(counts[place].map(\.rule)).subtracting(names).sorted()
    return (names + others).flatMap { name in
      Severity.allCases.compactMap { severity in
        counts[place].first { $0.rule == name && $0.severity == severity }.map {
          Summary.Count(field: field, rule: name, code: nil, severity: severity, findings: $0.findings)
        }
      }
    }
  }

  /// What was normalized, in the order of a ``Summary``.
  func changes(by plan: CheckPlan) -> [Summary.Change] {
    zip(plan.checks, changes).flatMap { check, counts in
      zip(check.normalization?.steps ?? [], counts).filter { $0.1 > 0 }.map {
        Summary.Change(field: check.name, step: $0.0, values: $0.1)
      }
    }
  }
}

extension CheckPlan {
  /// The names of the rules over records that are told of the column, or of the record as a whole.
  fileprivate func recordRuleNames(toldOf column: Int?) -> [String] {
    recordChecks.filter { $0.column == column }.map(\.rule.name)
  }
}
