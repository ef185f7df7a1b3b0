internal import Bytes
internal import Validation

extension RecordSample {
  /// Creates the sample of a record whose shape is right.
  ///
  /// - Parameters:
  ///   - findings: The findings on the record, at least one.
  ///   - content: Returns the content of a column; `nil` for one that cannot be shown, which is omitted.
  init(_ findings: [Finding], by plan: CheckPlan, content: (Int) -> [UInt8]?) {
    var severitiesByField: [String?: Severity] = [:]
    for finding in findings where severitiesByField[finding.field] != .error {
      severitiesByField[finding.field] = finding.severity
    }
    var severities: [Int: Severity] = [:]
    for check in plan.checks { severities[check.column] = severitiesByField[check.name] }
    let columns = Self.columns(severities.keys.sorted(), of: plan.columnCount)
    let cells = columns.compactMap { column -> Cell? in
      let severity = severities[column]
      if plan.secretColumns.contains(column) { return Cell(column: column, text: nil, severity: severity) }
      return content(column).map { Cell(column: column, text: Self.shown($0), severity: severity) }
    }
    self.init(cells: cells, findings: findings)
  }

  /// Returns the beginning of a content as a text.
  private static func shown(_ content: [UInt8]) -> String {
    let text = String(repairing: content.span)
    guard text.unicodeScalars.count > longestText else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText))) + "…"
  }
}
