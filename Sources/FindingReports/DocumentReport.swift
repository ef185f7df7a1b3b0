/// A report that is a single document: a beginning, the findings, and an end that depends on the whole run.
///
/// ```swift
/// struct ListReport: DocumentReport {
///   func append(_ finding: Finding, to output: inout [UInt8]) {
///     output += "<li>\(finding.failure.code)</li>".utf8
///   }
///   func begin(_ output: inout [UInt8]) { output += "<ul>".utf8 }
///   func end(_ run: RunReport, to output: inout [UInt8]) { output += "</ul>".utf8 }
/// }
/// ```
///
/// The findings are passed one after another in the order of the input, those beyond `CheckOptions.findingLimits` omitted. A
/// document must not store all of them, so that memory does not grow with their number.
public protocol DocumentReport {
  /// Whether the document needs findings; the default implementation returns `true`.
  var needsFindings: Bool { get }
  /// Whether the document needs ``RunReport/statistics`` and the counts of ``RunReport/columns``; the default implementation
  /// returns `false`.
  var needsStatistics: Bool { get }

  /// Whether the document needs ``RunReport/samples``; the default implementation returns `false`.
  var needsSamples: Bool { get }

  /// Appends what precedes the findings; the default implementation appends nothing.
  mutating func begin(_ output: inout [UInt8])

  /// Appends a finding, or stores what the end needs of it; the default implementation does nothing.
  mutating func append(_ finding: Finding, to output: inout [UInt8])

  /// Appends the rest of the document.
  mutating func end(_ run: RunReport, to output: inout [UInt8])
}

extension DocumentReport {
  public var needsFindings: Bool { true }
  public var needsStatistics: Bool { false }
  public var needsSamples: Bool { false }
  public mutating func begin(_ output: inout [UInt8]) {}
  public mutating func append(_ finding: Finding, to output: inout [UInt8]) {}
}

/// The document of a report that writes each finding separately.
public struct FindingList: DocumentReport {
  private let report: any Report

  /// Creates a document of all findings in the format of the report.
  public init(_ report: some Report) { self.report = report }

  public func begin(_ output: inout [UInt8]) { report.begin(&output) }

  public func append(_ finding: Finding, to output: inout [UInt8]) { report.append(finding, to: &output) }

  public func end(_ run: RunReport, to output: inout [UInt8]) {}
}
