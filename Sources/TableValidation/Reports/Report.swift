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
/// A report is asked by several threads at once and keeps nothing.
public protocol Report: Sendable {
  /// Adds the finding to the output.
  func append(_ finding: Finding, to output: inout [UInt8])
}
