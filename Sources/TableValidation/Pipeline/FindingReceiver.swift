/// Receives the findings of a run in the order of the input, applies the limits, and passes the findings to the documents.
final class FindingReceiver {
  /// The maximum number of samples.
  private static let maximumSamples = 60

  private var quota: FindingQuota
  private let files: [ReportFile]
  private(set) var statistics = FindingStatistics()
  private(set) var samples: [RecordSample] = []
  private var choice = SampleChoice()
  /// The number of findings within the limits, and of the others.
  private(set) var received = 0
  private(set) var omitted = 0

  private(set) var baseline: FindingBaseline?

  /// - Parameter baseline: The findings of an earlier run, with which those of the run are compared; `nil` for none.
  init(_ limits: FindingLimits, _ files: [ReportFile], comparedWith baseline: FindingBaseline? = nil) {
    self.baseline = baseline
    quota = FindingQuota(limits)
    self.files = files.filter(\.needsFindings)
  }

  /// Receives findings, and returns those within the limits.
  func receive(_ buffer: FindingBuffer) throws -> [Finding] {
    statistics.add(buffer.statistics)
    for sample in buffer.samples where samples.count < Self.maximumSamples && choice.choose(sample.findings) {
      samples.append(sample)
    }
    return try receive(buffer.values)
  }

  /// Receives findings, and returns those within the limits.
  func receive(_ findings: [Finding]) throws -> [Finding] {
    let findings = baseline == nil ? findings : findings.map { baseline?.compared($0) ?? $0 }
    let admitted = findings.filter { quota.admit($0) }
    received += admitted.count
    omitted += findings.count - admitted.count
    for file in files { for finding in admitted { try file.append(finding) } }
    return admitted
  }

  /// Counts findings that belong to no record.
  ///
  /// - Parameter table: The name of their table; `nil` if the run has only one.
  func count(_ findings: [Finding], of table: String?) {
    for finding in findings { statistics.add(finding, of: table) }
  }
}
