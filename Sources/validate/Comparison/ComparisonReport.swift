internal import Bytes
internal import FindingReports
internal import JSONDocument
internal import RuleAnalysis

/// A report of a comparison of two rule files, and of the records of tables whose verdict changes.
protocol ComparisonReport {
  /// The text before the findings.
  func beginning(_ comparison: RuleFileComparison) -> String

  /// Appends a finding on a record whose verdict changes.
  mutating func append(_ finding: Finding, to output: inout [UInt8])

  /// The text after the findings.
  ///
  /// - Parameters:
  ///   - data: The records whose verdict changes; `nil` without tables.
  ///   - keepsAccepted: Whether all that passed still passes.
  func end(_ comparison: RuleFileComparison, _ data: DataComparison?, keepsAccepted: Bool) -> String
}

extension FieldComparison {
  /// The values that show the difference, and the reason, as one text.
  var explanation: String {
    let shown = witnesses.filter { !$0.value.isEmpty || reason == nil }.map { witness in
      let value = witness.value.isEmpty ? "an empty value" : Excerpt(witness.value).description
      return witness.acceptedBy == .old ? "\(value) is refused now" : "\(value) is accepted now"
    }
    return (shown + [reason].compactMap(\.self)).joined(separator: "; ")
  }
}

extension RuleFileComparison {
  /// The differences: the relation, the name of the field or the rule, and what shows it.
  var differences: [(relation: RuleRelation, name: String, explanation: String)] {
    fields.filter { $0.relation != .same }.map { ($0.relation, $0.name, $0.explanation) }
      + rules.map { ($0.relation, $0.name, "") }
  }

  /// The numbers of fields by relation.
  var counts: String {
    let relations: [RuleRelation] = [.same, .wider, .narrower, .incomparable, .unknown, .added, .removed]
    let parts = relations.compactMap { relation -> String? in
      let count = fields.count { $0.relation == relation }
      return count == 0 ? nil : "\(count.separatedByCommas) \(relation.rawValue)"
    }
    return
      "\(fields.count.separatedByCommas) field\(fields.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))."
  }

  /// What follows for tables in general.
  var conclusion: String {
    guard !keepsAccepted else { return "Everything that passed still passes." }
    return isDecided
      ? "Not everything that passed still passes."
      : "It is not known whether everything that passed still passes."
  }
}

extension DataComparison {
  /// The numbers of records whose verdict changes.
  var counts: String {
    let changes =
      refused + accepted == 0
      ? "no verdict changes"
      : "\(refused.separatedByCommas) refused now, \(accepted.separatedByCommas) refused before"
    return "\(records.separatedByCommas) record\(records == 1 ? "" : "s"): \(changes)."
  }
}
