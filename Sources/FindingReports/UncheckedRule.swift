internal import Bytes

/// A rule that no value was checked by: the table lacks its column, or all values of the column are absent.
public struct UncheckedRule: Sendable, Hashable {
  /// Why no value was checked.
  public enum Reason: Sendable, Hashable {
    /// The table lacks the column, or one that the rule reads.
    case missingColumn
    /// The column has no value in any record.
    case noValue
  }

  /// The name of the column; of a rule that reads several, the names with a comma between them.
  public let column: String
  /// The name of the rule.
  public let rule: String
  /// Why no value was checked.
  public let reason: Reason
  /// Whether it is a rule over records, whose name is unique.
  package let isOfRecords: Bool

  package init(column: String, rule: String, _ reason: Reason) {
    (self.column, self.rule, self.reason, isOfRecords) = (column, rule, reason, false)
  }

  /// Creates a rule over records that no record was checked by, because of these columns.
  package init(ofRecords rule: String, columns: [String], _ reason: Reason) {
    (column, self.rule, self.reason, isOfRecords) = (columns.joined(separator: ","), rule, reason, true)
  }
}

extension Summary {
  /// One line for each reason for which rules were not checked, with the first rules, such as
  /// `not checked: 2 rules saw no value: 'born' (date, range)`.
  package var uncheckedLines: [String] {
    [UncheckedRule.Reason.missingColumn, .noValue].compactMap { reason in
      let rules = unchecked.filter { $0.reason == reason }
      guard !rules.isEmpty else { return nil }
      let isOne = rules.count == 1
      let what =
        switch reason {
        case .missingColumn: isOne ? "rule lacks a column" : "rules lack a column"
        case .noValue: isOne ? "rule saw no value" : "rules saw no value"
        }
      return "not checked: \(rules.count) \(what): \(Self.list(rules))"
    }
  }

  /// The maximum number of columns of a line.
  private static let shownColumns = 10

  private static func list(_ rules: [UncheckedRule]) -> String {
    var columns: [(name: String, rules: [String])] = []
    for rule in rules {
      if columns.last?.name == rule.column {
        columns[columns.count - 1].rules.append(rule.rule)
      } else {
        columns.append((rule.column, [rule.rule]))
      }
    }
    let shown = columns.prefix(shownColumns).map { name, rules in
      "'\(name.shortened)' (\(rules.map(\.shortened).joined(separator: ", ")))"
    }
    let others = columns.count - shown.count
    return shown.joined(separator: ", ") + (others == 0 ? "" : ", … and \(others) more")
  }
}
