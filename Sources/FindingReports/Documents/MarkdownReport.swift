internal import Bytes
internal import Validation

/// A report in Markdown (CommonMark, with the tables of GitHub): the verdict, the findings by column and rule, and the first
/// findings; at most 64 KiB.
public struct MarkdownReport: DocumentReport {
  /// The maximum number of findings that are listed, of rows of the table, and of bytes.
  private static let findings = 50
  private static let rows = 100
  private static let size = 64 << 10

  private var listed: [String] = []

  /// Creates the report, which has no parameters.
  public init() {}

  public mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    guard listed.count < Self.findings, finding.baseline != .same else { return }
    let cells = [
      Self.cell(finding.file + finding.location.suffix), Self.cell(finding.field ?? ""),
      finding.value.map { MarkdownText.code($0.shortened) } ?? "",
      Self.cell(finding.idText + finding.explanation()),
      MarkdownText.code(finding.failure.code.rawValue),
    ]
    listed.append("| " + cells.joined(separator: " | ") + " |\n")
  }

  public func end(_ run: RunReport, to output: inout [UInt8]) {
    let summary = run.summary
    output.append("## \(run.outcome.isInvalid ? "❌" : "✅") \(run.terms.verdict(run.outcome))\n\n")
    let unit = (run.terms.unit ?? "record") + (summary.records == 1 ? "" : "s")
    output.append("\(summary.records) \(unit), \(summary.invalid) \(run.terms.invalid)")
    output.append(run.outcome.note.isEmpty ? "\n" : "; \(Self.cell(run.outcome.note))\n")
    for line in summary.uncheckedLines { output.append("\n\(Self.cell(line))\n") }
    appendCounts(summary.counts, to: &output)
    guard !listed.isEmpty else { return }
    output.append("\n| Location | Column | Value | Message | Code |\n| --- | --- | --- | --- | --- |\n")
    var shown = 0
    for row in listed where output.count + row.utf8.count < Self.size - 200 {
      output.append(row)
      shown += 1
    }
    let others = (run.summary.baseline?.new ?? run.totalFindings) - shown
    if others > 0 { output.append("\n\(others) more finding\(others == 1 ? "" : "s").\n") }
  }

  private func appendCounts(_ counts: [Summary.Count], to output: inout [UInt8]) {
    guard !counts.isEmpty else { return }
    output.append("\n| Column | Rule | Severity | Findings |\n| --- | --- | --- | ---: |\n")
    for count in counts.prefix(Self.rows) {
      let cells = [
        Self.cell(count.column ?? ""), Self.cell(count.code ?? count.rule), count.severity.rawValue,
      ]
      output.append("| " + cells.joined(separator: " | ") + " | \(count.findings) |\n")
    }
    let others = counts.count - Self.rows
    if others > 0 { output.append("\n\(others) more row\(others == 1 ? "" : "s").\n") }
  }

  /// Returns a text as the content of a cell, in which no character has a meaning of its own. A text that GitHub would read as
  /// the mention of a user or an issue becomes code, in which there are no mentions.
  private static func cell(_ text: String) -> String {
    mentions(text) ? MarkdownText.code(text.shortened) : MarkdownText.escaped(text.shortened.visible)
  }

  /// Whether an `@` or `#` is followed by an ASCII letter or digit.
  private static func mentions(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { mark, next in
      (mark == UInt8(ascii: "@") || mark == UInt8(ascii: "#")) && (next.isLetter || next.isDigit)
    }
  }
}
