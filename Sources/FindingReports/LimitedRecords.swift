internal import Bytes
package import JSONDocument
public import Validation

/// The number of records that break rules with limits of their own, and those limits.
public struct LimitedRecords: Sendable, Equatable {
  /// The name of the column; `nil` for a rule that reports at none.
  public let field: String?
  /// The name of the column's table; `nil` if the check has only one.
  package let table: String?
  /// The name of the rule; `nil` for all rules of the column without limits of their own.
  public let rule: String?
  /// The names of the rules whose rejections are counted.
  package let rules: [String]
  /// The limits.
  public let limits: InvalidLimits
  /// The number of records that break one of the rules.
  public package(set) var invalid: Int
  /// The number of records of the table.
  public let records: Int

  package init(
    field: String?, of table: String?, rule: String?, among rules: [String], _ limits: InvalidLimits,
    invalid: Int, records: Int
  ) {
    (self.field, self.table, self.limits) = (field, table, limits)
    (self.rule, self.rules) = (rule, rule.map { [$0] } ?? rules)
    (self.invalid, self.records) = (invalid, records)
  }

  /// The result of comparing the number of records with the limits.
  public var outcome: InvalidLimits.Outcome { limits.outcome(invalid: invalid, of: records) }

  /// The number of records, and what they break: `2 records break range of 'amount'`.
  var description: String {
    let records = "\(invalid.separatedByCommas) record\(invalid == 1 ? " breaks" : "s break")"
    guard let field else { return "\(records) '\(rule ?? "")'" }
    return "\(records) \(rule ?? "rules") of '\(field.column(of: table).visible)'"
  }
}

extension LimitedRecords {
  /// Writes the number and the limits as an object of a summary.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("column", field)
      if let table { json.member("resource", table) }
      json.member("rule", rule)
      json.member("invalid", invalid)
      json.member("records", records)
      json.member("warn", limits.warn?.description)
      json.member("fail", limits.fail?.description)
      json.member("outcome", outcome.rawValue)
    }
  }
}

extension Summary {
  /// Whether the errors by a rule are within its own limits, or those of its column; `false` for a rule without them, and for one of several
  /// rules of the same name if one of them is beyond its limits.
  package func isWithinLimits(field: String?, rule: String) -> Bool {
    guard !isStopped else { return false }
    let counted = limited.filter { $0.field == field && $0.rules.contains(rule) }
    let own = counted.filter { $0.rule != nil }
    return !counted.isEmpty && (own.isEmpty ? counted : own).allSatisfy { $0.outcome != .fails }
  }
}
