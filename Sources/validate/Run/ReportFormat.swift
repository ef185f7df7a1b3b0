internal import FileOutput
internal import Platform
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
    case .junit: JUnitReport(timestamp: Self.timestamp)
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

  /// The time in UTC as `YYYY-MM-DDThh:mm:ss`.
  private static var timestamp: String {
    var now = time(nil)
    var parts = unsafe tm()
    // SAFETY: gmtime_r reads the time and writes the parts; their pointer to the name of the zone is not read.
    unsafe gmtime_r(&now, &parts)
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = unsafe "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    return unsafe "\(day)T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))"
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
