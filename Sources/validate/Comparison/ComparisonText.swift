internal import FindingReports
internal import RuleAnalysis

/// A comparison as text: a line for each difference, the findings, and the numbers.
struct ComparisonText: ComparisonReport {
  private static let nameColumn = 14
  private let lines = TextReport()

  func beginning(_ comparison: RuleFileComparison) -> String {
    comparison.differences.map { relation, name, explanation in
      let padding = String(repeating: " ", count: Self.nameColumn - relation.rawValue.utf8.count)
      return relation.rawValue + padding + name + (explanation.isEmpty ? "" : ": " + explanation) + "\n"
    }.joined()
  }

  mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    lines.append(finding, to: &output)
  }

  func end(_ comparison: RuleFileComparison, _ data: DataComparison?, keepsAccepted: Bool) -> String {
    comparison.counts + " " + (data?.counts ?? comparison.conclusion) + "\n"
  }
}
