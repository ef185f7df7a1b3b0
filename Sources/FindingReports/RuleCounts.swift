internal import Bytes
package import Validation

/// The counts of the findings of one column, or of whole records, by the name of the rule.
package struct RuleCounts {
  private struct Key: Hashable {
    let name: String
    let severity: Severity
  }

  /// The column's name; `nil` for lines and whole records.
  package let field: String?
  /// The name of the column's table; `nil` if the run has only one, and for whole records, which are counted for all tables.
  private let table: String?
  /// The names of the rules, or codes of rules over the table, in the order of the summary; several rules may have the same.
  /// Names that are not among them follow in alphabetical order.
  private var names: [String]
  private var findings: [Key: Int] = [:]

  package init(field: String?, of table: String? = nil, _ names: [String]) {
    self.field = field
    self.table = table
    self.names = names
  }

  package mutating func add(_ count: Int, of name: String, _ severity: Severity) {
    if count > 0 { findings[Key(name: name, severity: severity), default: 0] += count }
  }

  /// Adds the counts of the column of the same name in other files of the table.
  package mutating func add(_ other: RuleCounts) {
    names += other.names
    findings.merge(other.findings, uniquingKeysWith: +)
  }

  /// The counts above zero: each name once, an error before a warning.
  package var rows: [Summary.Count] {
    guard !findings.isEmpty else { return [] }
    var rest = findings
    var rows: [Summary.Count] = []
    func append(_ name: String) {
      for severity in Severity.allCases {
        guard let count = rest.removeValue(forKey: Key(name: name, severity: severity)) else { continue }
        rows.append(Summary.Count(field, of: table, rule: name, severity: severity, findings: count))
      }
    }
    names.forEach(append)
    rest.keys.map(\.name).sorted().forEach(append)
    return rows
  }
}

extension Summary.Count {
  /// Creates a count by the name of a rule or, for rules over the table, by the code, which has a point. Findings on the types of
  /// columns are those of the header.
  package init(
    _ field: String?, of table: String? = nil, rule name: String, severity: Severity, findings: Int
  ) {
    let isCode = name.utf8.contains(UInt8(ascii: "."))
    let rule = isCode ? name.split(atFirst: UInt8(ascii: ".")).head : name
    self.init(
      field: field, of: table, rule: isCode && rule == "type" ? "header" : rule, code: isCode ? name : nil,
      severity: severity, findings: findings)
  }
}
