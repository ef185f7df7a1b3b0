/// A format for findings: each becomes some bytes, alone and in order.
///
/// ```swift
/// struct CountingReport: Report {
///   func append(_ finding: Finding, to output: inout [UInt8]) {
///     output += "\(finding.place.record ?? 0) \(finding.failure.code)\n".utf8
///   }
/// }
/// ```
///
/// Several threads use a report at once, and it keeps nothing from one finding to the next. A report that writes a line for
/// each finding is written once for all findings that are alike as a ``LineReport``, which is quicker.
public protocol Report: Sendable {
  /// Adds the finding to the output.
  func append(_ finding: Finding, to output: inout [UInt8])

  /// The line of every finding that differs from this one in its place and value alone, or `nil` where there is none and
  /// each finding is appended by itself; `nil` unless implemented.
  func template(for finding: Finding) -> LineTemplate?
}

extension Report {
  public func template(for finding: Finding) -> LineTemplate? { nil }
}

/// A report whose findings are lines with placeholders for the place and the value.
///
/// Lines are kept: a finding that is like one before it is written as that one's line with another place and value.
///
/// ```swift
/// struct GitHubReport: LineReport {
///   func line(for finding: Finding) -> LineTemplate {
///     var line = LineTemplate(escapes: .terminal)
///     line.append("::\(finding.severity.rawValue) line=")
///     line.append(.line)
///     line.append("::")
///     line.appendMessage(of: finding)
///     line.append("\n")
///     return line
///   }
/// }
/// ```
public protocol LineReport: Report {
  /// The line of a finding; what depends on the place or on the value is a placeholder.
  func line(for finding: Finding) -> LineTemplate
}

extension LineReport {
  public func template(for finding: Finding) -> LineTemplate? { line(for: finding) }

  public func append(_ finding: Finding, to output: inout [UInt8]) {
    line(for: finding).append(finding.place, finding.value ?? "", to: &output)
  }
}
