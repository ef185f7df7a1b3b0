internal import FileOutput
internal import TableValidation

/// A format of findings, the argument of `--format` and of `--report`.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, jsonl, csv, json, github, gitlab, junit, sarif, markdown, html

  /// Returns the report that writes each finding separately; `nil` for a format that is a document.
  ///
  /// - Parameter columns: The columns of CSV that depend on the inputs and the rules.
  func report(_ request: CheckRequest, _ columns: FindingColumns) -> (any Report)? {
    switch self {
    case .text: TextReport(hasColors: request.errors == nil && request.color.isUsed(on: 1))
    case .jsonl: JSONLinesReport()
    case .csv: csv(request, columns)
    case .json, .github, .gitlab, .junit, .sarif, .markdown, .html: nil
    }
  }

  /// Returns the report as a document.
  ///
  /// - Parameters:
  ///   - content: The contents of an HTML report other than the results.
  ///   - columns: The columns of CSV that depend on the inputs and the rules.
  func document(
    _ request: CheckRequest, _ content: HTMLReport.Content, columns: FindingColumns
  ) -> any DocumentReport {
    switch self {
    case .text: FindingList(TextReport())
    case .jsonl: FindingList(JSONLinesReport())
    case .csv: FindingList(csv(request, columns))
    case .json:
      JSONReport(
        version: Validate.version, limit: request.findingLimits.total ?? JSONReport.defaultLimit)
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .junit: JUnitReport(timestamp: UTCTime.now)
    case .sarif: SARIFReport(version: Validate.version)
    case .markdown: MarkdownReport()
    case .html: HTMLReport(content)
    }
  }

  private func csv(_ request: CheckRequest, _ columns: FindingColumns) -> CSVReport {
    CSVReport(
      isSafe: request.isSafeForSpreadsheets, hasPointers: columns.hasPointers,
      identifiers: columns.identifiers,
      hasBaseline: request.baseline != nil)
  }
}

/// The columns of findings in CSV that depend on the inputs and the rules.
struct FindingColumns {
  /// Whether the inputs are JSON Lines, so that findings have JSON Pointers.
  var hasPointers = false
  /// The names of the columns that identify records.
  var identifiers: [String] = []
}

extension CheckRequest.Report {
  /// Creates a report from the argument of `--report`, `FORMAT=FILE`.
  init(_ word: Word) throws(UsageError) {
    let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError(
        "--report needs a format and a file, as in --report sarif=report.sarif, not '\(word.description)'")
    }
    let name = try Word(bytes: Array(parts[0])).text()
    guard let format = ReportFormat(rawValue: name) else {
      let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--report must have one of the formats \(formats), not '\(name)'")
    }
    self.format = format
    path = BytePath(Array(parts[1]))
  }
}

extension CheckRequest {
  /// Whether the summary is printed in that format.
  func printsSummary(_ format: SummaryFormat) -> Bool { !isQuiet && summary == format }
}
