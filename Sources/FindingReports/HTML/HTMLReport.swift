/// A report as one HTML page without scripts and without links to other files: the verdict, the findings by column and rule,
/// the most frequent invalid values, samples of invalid records, and the rules; at most 2 MB.
public struct HTMLReport: DocumentReport {
  /// The contents of the page other than the results.
  public struct Content: Sendable {
    /// The version of the program that makes the report.
    public var version = ""
    /// The names of the columns; empty for lines and for tables without a header.
    public var header: [String] = []
    /// The rules as written: the text of the rule file, or the arguments of the command line.
    public var rules = ""

    /// Creates empty content.
    public init() {}
  }

  private let content: Content

  /// Creates a report.
  public init(_ content: Content) { self.content = content }

  public var needsFindings: Bool { false }
  public var needsStatistics: Bool { true }
  public var needsSamples: Bool { true }

  public func end(_ run: RunReport, to output: inout [UInt8]) {
    output += HTMLReportPage(run, content).render()
  }
}
