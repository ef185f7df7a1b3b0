internal import Bytes
internal import TableValidation
internal import Validation

/// The findings of a summary by column and rule: their number and share of the records, the first location and the most frequent
/// values.
struct SummaryFindings {
  /// The maximum number of rows.
  static let maximumRows = 40
  /// The maximum numbers of values in a row, of characters of a value, and of characters of the name of a file.
  private static let valueCount = 3
  private static let longestValue = 24
  private static let longestFile = 60

  private let summary: Summary
  private let unit: String

  /// - Parameter unit: The noun for a record, such as "record" or "line".
  init(_ summary: Summary, unit: String) {
    self.summary = summary
    self.unit = unit
  }

  /// The rows with the most findings, in the order of the summary, and a line for the others.
  var text: String {
    let counts = summary.counts
    let order = counts.indices.sorted { (counts[$1].findings, $0) < (counts[$0].findings, $1) }
    let shown = order.prefix(Self.maximumRows).sorted()
    let table = SummaryTable([.left, .left, .right, .left, .right, .left, .left])
    let text = table.text(shown.map { row(counts[$0]) })
    guard shown.count < counts.count else { return text }
    let others = order.dropFirst(Self.maximumRows)
    let findings = others.reduce(0) { $0 + counts[$1].findings }
    let rules = SummaryText.plural(others.count, "rule")
    return text
      + "  … and \(SummaryText.plural(findings, "finding")) by \(rules) more; '--summary json' has all\n"
  }

  /// Returns the cells of a row: column, rule, number, severity of warnings, share, first location, values.
  private func row(_ count: Summary.Count) -> [String] {
    let whole = count.code != nil || unit == "record" ? unit : ""
    let severity =
      switch count.severity {
      case .error: ""
      case .warning: count.findings == 1 ? "warning" : "warnings"
      case .ignored: "ignored"
      }
    let examples = summary.statistics.examples(of: count, valueCount: Self.valueCount)
    return [
      count.column ?? whole, count.code ?? count.rule, count.findings.separatedByCommas, severity,
      share(of: count), examples.map { Self.location($0.first) } ?? "", examples.map(Self.values) ?? "",
    ]
  }

  /// Whether the findings with a code by a rule over the table are on single records.
  private static func isOfRecords(_ code: String) -> Bool {
    code == "table.duplicate-record" || code == "table.not-sorted" || code.hasPrefix("group.")
  }

  /// Returns the share of the records; empty for findings on a header or a whole table, and for warnings on the shape, of which a
  /// record may have several.
  private func share(of count: Summary.Count) -> String {
    if let code = count.code, !Self.isOfRecords(code),
      count.severity != .error || !code.hasPrefix("record.")
    {
      return ""
    }
    // Findings on the shape of a header are counted with those on records, each of which makes its record invalid.
    let isOfShape = count.code?.hasPrefix("record.") == true
    let part = min(count.findings, isOfShape ? summary.invalid : summary.records)
    return part == 0 ? "" : Self.share(part, of: summary.records)
  }

  /// Returns a part of a number as a percentage with one digit after the point; only the whole is 100.0%, and only nothing 0.0%.
  static func share(_ part: Int, of whole: Int) -> String {
    var tenths = Int((Double(part) / Double(max(whole, 1)) * 1000).rounded())
    if part < whole { tenths = min(tenths, 999) }
    return part > 0 && tenths == 0 ? "<0.1%" : "\(tenths / 10).\(tenths % 10)%"
  }

  /// Returns the location of a finding as in the findings' text, after `first`; empty for one on the table as a
  /// whole.
  private static func location(_ entry: FindingStatistics.Entry) -> String {
    let file = entry.firstFile
    let name = file.count > longestFile ? "…" + file.suffix(longestFile - 1) : file
    guard let line = entry.firstLocation.line ?? entry.firstLocation.record else { return "" }
    return "first \(name):\(line)" + (entry.firstLocation.column.map { ":\($0)" } ?? "")
  }

  /// Returns the values with their numbers if those are above one, as in `'n/a' ×60, '-' ×40, …`.
  private static func values(_ examples: FindingStatistics.Examples) -> String {
    guard examples.values.contains(where: { !$0.value.isEmpty }) else { return "" }
    let values = examples.values.map { value, count in
      let shown = value.count > longestValue ? String(value.prefix(longestValue - 1)) + "…" : value
      guard count > 1 else { return "'\(shown)'" }
      return "'\(shown)' ×\(count.separatedByCommas)" + (examples.isApproximate ? "+" : "")
    }
    return values.joined(separator: ", ") + (examples.hasMoreValues ? ", …" : "")
  }
}
