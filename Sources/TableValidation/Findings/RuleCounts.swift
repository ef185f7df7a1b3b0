internal import Validation

/// The counts of the findings of one column, or of whole records, by the name of the rule.
struct RuleCounts {
  private struct Key: Hashable {
    let name: String
    let severity: Severity
  }

  /// The column's name; `nil` for lines and whole records.
  let field: String?
  /// The names in the order of the summary, each once. Names that are not among them follow in alphabetical order.
  private var names: [String]
  private var findings: [Key: Int] = [:]

  /// - Parameter names: The names of the rules in order; several rules may have the same.
  init(field: String?, _ names: [String]) {
    self.field = field
    var known: Set<String> = []
    self.names = names.filter { known.insert($0).inserted }
  }

  mutating func add(_ count: Int, of name: String, _ severity: Severity) {
    if count > 0 { findings[Key(name: name, severity: severity), default: 0] += count }
  }

  /// Adds the counts of the column of the same name in another table.
  mutating func add(_ other: RuleCounts) {
    names += other.names.filter { !names.contains($0) }
    findings.merge(other.findings, uniquingKeysWith: +)
  }

  var rows: [Summary.Count] {
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
