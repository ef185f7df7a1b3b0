public import FileOutput

/// A document report and the file that it is written to.
public final class ReportFile {
  /// The number of bytes that are collected before they are written.
  private static let capacity = 1 << 16

  package let file: OutputFile
  /// Whether the report is completed after the outputs have replaced their targets, and not at all if that fails.
  package var followsOutputs = false
  private var report: any DocumentReport
  private var bytes: [UInt8] = []

  /// Creates a pair of a report and its file.
  public init(_ report: some DocumentReport, _ file: OutputFile) {
    self.report = report
    self.file = file
  }

  package var needsFindings: Bool { report.needsFindings }
  package var needsStatistics: Bool { report.needsStatistics }
  package var needsSamples: Bool { report.needsSamples }

  package func begin() { report.begin(&bytes) }

  package func append(_ finding: Finding) throws {
    report.append(finding, to: &bytes)
    if bytes.count >= Self.capacity { try flush() }
  }

  package func end(_ run: RunReport) throws {
    report.end(run, to: &bytes)
    try flush()
  }

  private func flush() throws {
    var written: [UInt8] = []
    swap(&written, &bytes)
    try file.write(written.span)
    written.removeAll(keepingCapacity: true)
    bytes = written
  }
}
