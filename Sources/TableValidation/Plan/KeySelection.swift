internal import RuleFiles
internal import Validation

/// The records that a key compares, and what does not matter in their texts.
package struct KeySelection: Sendable, CustomStringConvertible {
  let folding: TextFolding
  /// The condition on the records; `nil` for all.
  let condition: BoundCondition?
  /// The columns of the condition's inputs.
  let columns: [Int]
  let severity: Severity
  /// The limits of records that the key rejects; `nil` for those of its field or of the check.
  let limits: InvalidLimits?

  init(
    _ folding: TextFolding, where condition: BoundCondition?, columns: [Int] = [],
    severity: Severity = .error,
    limits: InvalidLimits? = nil
  ) {
    self.limits = limits
    (self.folding, self.condition, self.columns, self.severity) = (folding, condition, columns, severity)
  }

  /// The selection in a table in which the columns have other positions.
  func moved(_ column: (Int) -> Int) -> KeySelection {
    KeySelection(folding, where: condition, columns: columns.map(column), severity: severity, limits: limits)
  }

  /// The selection as a text by which it is distinguished from others: `ignoring case, where state is open, warning`.
  package var description: String {
    let ignored = [folding.ignoresCase ? "case" : nil, folding.ignoresBlanks ? "blanks" : nil]
      .compactMap(\.self).joined(separator: " and ")
    return [
      ignored.isEmpty ? nil : "ignoring " + ignored, condition.map { "where \($0)" },
      severity == .error ? nil : severity.rawValue,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
