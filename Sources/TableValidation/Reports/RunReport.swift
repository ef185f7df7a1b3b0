/// The results of a run that a document reports at its end.
public struct RunReport: Sendable {
  /// The results of one input.
  public struct File: Sendable {
    /// The name of the input; `-` for standard input.
    public let name: String
    public let records: Int
    public let invalid: Int
    public let bytes: Int
    public let duration: Duration
    /// The numbers of findings by column and rule, in the order of ``Summary/counts``.
    public let counts: [Summary.Count]
  }

  /// The results of one checked column, of lines, or of whole records.
  public struct Column: Sendable {
    /// The column's name; `nil` for lines and for whole records.
    public let name: String?
    /// The names of its rules, as given.
    public let rules: [String]
    /// The number of absent values.
    public internal(set) var absent: Int
    /// The number of records with an error at the column.
    public internal(set) var invalid: Int
  }

  public internal(set) var summary = Summary()
  public internal(set) var outcome = CheckOutcome()
  /// The inputs, in the order in which they were checked.
  public internal(set) var files: [File] = []
  /// The checked columns, in the order of the file.
  public internal(set) var columns: [Column] = []
  /// The results of whole records: their shape, and the rules over several columns that report at none.
  public internal(set) var wholeRecords = Column(name: nil, rules: [], absent: 0, invalid: 0)
  /// The statistics of all findings, those beyond the limits included.
  public internal(set) var statistics = FindingStatistics()
  /// Records with some of the first findings of each rule, in the order of the input.
  public internal(set) var samples: [RecordSample] = []
  /// The number of findings that were passed to the documents.
  public internal(set) var reportedFindings = 0
  /// The duration of the run so far.
  public internal(set) var duration: Duration = .zero

  /// The number of all findings.
  public var totalFindings: Int { summary.counts.reduce(0) { $0 + $1.findings } }
}
