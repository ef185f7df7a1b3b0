internal import Validation

/// The results of a run that a document reports at its end.
public struct RunReport: Sendable {
  /// The results of one input.
  public struct File: Sendable {
    /// The name of the input; `-` for standard input.
    public let name: String
    /// The number of records read, headers not counted.
    public let records: Int
    /// The number of records that were invalid or undecided, from 0 to ``records``.
    public let invalid: Int
    /// The number of bytes read, headers included; of an input that is compressed or not UTF-8, those of its decoded text.
    public let bytes: Int
    /// The duration of the check of the input.
    public let duration: Duration
    /// The numbers of findings by column and rule, in the order of ``Summary/counts``.
    public package(set) var counts: [Summary.Count]
    /// The index of its columns in ``RunReport/columnsByPlan``.
    package let plan: Int

    package init(
      name: String, records: Int, invalid: Int, bytes: Int, duration: Duration, counts: [Summary.Count],
      plan: Int
    ) {
      (self.name, self.records, self.invalid, self.bytes) = (name, records, invalid, bytes)
      (self.duration, self.counts, self.plan) = (duration, counts, plan)
    }
  }

  /// The results of one checked column, of lines, or of whole records.
  public struct Column: Sendable {
    /// The column's name; `nil` for lines and for whole records.
    public let name: String?
    /// The name of the column's table; `nil` if the run has only one, or for all tables together.
    package let table: String?
    /// The names of its rules, as given.
    public let rules: [String]
    /// The number of absent values.
    public package(set) var absent: Int
    /// The number of records with an error at the column.
    public package(set) var invalid: Int
    /// The number of its values, those that are absent included: of records whose shape is right.
    package var values = 0
    /// The number of records with a warning at the column and no error there.
    package var warned = 0
    /// The number of distinct values among those that a key of this column alone has compared; `nil` if there is no such key, or it
    /// was compared on disk.
    package var distinct: Int?
    /// Its rules, in words.
    package var described: [DescribedRule] = []

    package init(name: String?, table: String?, rules: [String], absent: Int, invalid: Int) {
      (self.name, self.table, self.rules) = (name, table, rules)
      (self.absent, self.invalid) = (absent, invalid)
    }
  }

  /// The words for the results.
  package var terms = ReportTerms.data
  /// The summary of all inputs.
  public package(set) var summary = Summary()
  /// Whether the check fails by the ``FailurePolicy`` of its options, and the note on the limits of that.
  public package(set) var outcome = CheckOutcome()
  /// The inputs, in the order in which they were checked.
  public package(set) var files: [File] = []
  /// The checked columns, in the order of the file.
  public package(set) var columns: [Column] = []
  /// The checked columns of the inputs with the same columns, by ``File/plan``.
  package var columnsByPlan: [[Column]] = []
  /// The results of whole records: their shape, and the rules over several columns that report at none.
  public package(set) var wholeRecords = Column(name: nil, table: nil, rules: [], absent: 0, invalid: 0)
  /// The number of records with a warning and no error.
  package var warned = 0
  /// The statistics of all findings, those beyond the limits included.
  public package(set) var statistics = FindingStatistics()
  /// Records with some of the first findings of each rule, in the order of the input.
  public package(set) var samples: [RecordSample] = []
  /// The number of findings that were passed to the documents.
  public package(set) var reportedFindings = 0
  /// The findings of the earlier run that the run has not.
  package var gone: [FindingBaseline.Gone] = []
  /// The duration of the run so far.
  public package(set) var duration: Duration = .zero

  package init() {}

  /// Creates the results of a run that an `Interrupt` ends before the first record.
  package init(interrupted outcome: CheckOutcome) {
    (summary, self.outcome) = (.interrupted, outcome)
  }

  /// Counts records with a warning and no error as records without findings.
  package mutating func omitWarnedRecords() {
    warned = 0
    for index in columns.indices { columns[index].warned = 0 }
  }

  /// The number of all findings that are not ignored, those beyond the limits included. O(n) in the number of ``Summary/counts``.
  public var totalFindings: Int {
    summary.counts.reduce(0) { $0 + ($1.severity == .ignored ? 0 : $1.findings) }
  }
}
