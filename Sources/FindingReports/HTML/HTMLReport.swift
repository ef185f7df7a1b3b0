package import RuleFiles

/// A report as one HTML page without scripts and without links to other files: the verdict, the findings by column and rule,
/// samples of invalid records, the columns and the rules that were checked with those that passed, the files, and the rules as
/// written; at most 2 MB.
public struct HTMLReport: DocumentReport {
  /// The contents of the page other than the results.
  public struct Content: Sendable {
    /// The version of the program that makes the report.
    public var version = ""
    /// The names of the columns; empty for lines and for tables without a header.
    public var header: [String] = []
    /// The rules as written: the text of the rule file, or the arguments of the command line.
    public var rules = ""
    /// The name of the rule file; empty for rules of the command line.
    package var ruleFile = ""
    /// The time at which the check began, in UTC as `YYYY-MM-DDThh:mm:ss`; empty to show none.
    package var time = ""
    /// How the inputs are read, such as "CSV with a header, delimiter comma"; empty to show nothing.
    package var format = ""
    /// The texts of the fields of the rule files.
    private(set) var fields = FieldDescriptions()

    /// Creates empty content.
    public init() {}

    /// Adds the titles, descriptions and types of the fields of a rule file.
    ///
    /// - Parameter table: The name of the table that the rules are for; `nil` if the run has only one.
    package mutating func describe(_ file: RuleFile, table: String?) { fields.add(file, table: table) }
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
