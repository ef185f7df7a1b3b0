/// A format for findings. Each finding is written separately, in the order of the input.
///
/// ```swift
/// struct CountingReport: Report {
///   func append(_ finding: Finding, to output: inout [UInt8]) {
///     output += "\(finding.location.record ?? 0) \(finding.failure.code)\n".utf8
///   }
/// }
/// ```
///
/// Several threads use a report at the same time, so that it must not store anything between findings. A report that writes a
/// line for each finding should be a ``LineReport``, which is faster: it creates a line once for all findings that differ only
/// in their location and value.
public protocol Report: Sendable {
  /// Appends what precedes the findings, such as a header; the default implementation appends nothing.
  func begin(_ output: inout [UInt8])

  /// Appends a finding to the output.
  func append(_ finding: Finding, to output: inout [UInt8])

  /// Returns the line of all findings that differ from this one only in their location and value, or `nil` if each finding must
  /// be appended separately. The default implementation returns `nil`.
  func template(for finding: Finding) -> LineTemplate?
}

extension Report {
  public func begin(_ output: inout [UInt8]) {}

  public func template(for finding: Finding) -> LineTemplate? { nil }
}

/// A report whose findings are lines with placeholders for the location and the value.
///
/// Lines are cached: a finding that differs from an earlier one only in its location and value is written by the same line.
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
  /// Returns the line of a finding, in which every part that depends on the location or the value is a placeholder.
  func line(for finding: Finding) -> LineTemplate
}

extension LineReport {
  public func template(for finding: Finding) -> LineTemplate? { line(for: finding) }

  public func append(_ finding: Finding, to output: inout [UInt8]) {
    line(for: finding).append(finding.location, finding.value ?? "", to: &output)
  }
}
