internal import FindingReports
internal import RuleAnalysis

/// A comparison as Markdown for a review: the conclusion, a table of the differences, and one of the first findings.
struct ComparisonMarkdown: ComparisonReport {
  /// The maximum number of findings that are shown.
  private static let findingCount = 100
  private let lines = TextReport()
  private var findings: [String] = []
  private var omitted = 0

  func beginning(_ comparison: RuleFileComparison) -> String { "" }

  mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    guard findings.count < Self.findingCount else {
      omitted += 1
      return
    }
    var line: [UInt8] = []
    lines.append(finding, to: &line)
    findings.append("- " + MarkdownText.escaped(String(decoding: line.dropLast(), as: UTF8.self)))
  }

  func end(_ comparison: RuleFileComparison, _ data: DataComparison?, keepsAccepted: Bool) -> String {
    var text = ["**\(data?.counts ?? comparison.conclusion)** \(comparison.counts)", ""]
    if !comparison.differences.isEmpty {
      text += ["| Field or rule | Relation | Shown by |", "| --- | --- | --- |"]
      text += comparison.differences.map { relation, name, explanation in
        "| \(MarkdownText.escaped(name)) | \(relation.rawValue) | \(MarkdownText.escaped(explanation)) |"
      }
      text.append("")
    }
    if !findings.isEmpty { text += findings + [""] }
    if omitted > 0 { text += ["\(omitted) more findings are not shown.", ""] }
    return text.joined(separator: "\n")
  }
}
