internal import Bytes
public import Validation

/// The result of a check: numbers of records, of findings by column and rule, and of normalized values.
public struct Summary: Sendable, Equatable {
  /// The number of findings of one rule in one column.
  public struct Count: Sendable, Equatable {
    /// The column's name; `nil` for lines and whole records.
    public let field: String?
    /// The name of the column's table; `nil` if the run has only one, or for all tables together.
    package let table: String?
    /// The name of the rule; `record` for findings on the shape of records, `header` for those on the header, `table` for those
    /// by rules over the table.
    public let rule: String
    /// The code, for findings on the shape of records and on headers and those by rules over the table; otherwise `nil`.
    public let code: String?
    /// The severity of the findings; a rule name with findings of both severities has two counts.
    public let severity: Severity
    /// The number of findings, at least 1.
    public let findings: Int

    package init(
      field: String?, of table: String? = nil, rule: String, code: String?, severity: Severity = .error,
      findings: Int
    ) {
      self.field = field
      self.table = table
      self.rule = rule
      self.code = code
      self.severity = severity
      self.findings = findings
    }
  }

  /// The number of values of one column that one step of its normalization has changed.
  public struct Change: Sendable, Equatable {
    /// The column's name; `nil` for lines.
    public let field: String?
    /// The step.
    public let step: Normalization.Step
    /// The number of values that the step has changed, at least 1.
    public let values: Int

    package init(field: String?, step: Normalization.Step, values: Int) {
      (self.field, self.step, self.values) = (field, step, values)
    }
  }

  /// The number of records read, headers not counted.
  public package(set) var records = 0
  /// The number of records that were invalid or undecided.
  public package(set) var invalid = 0
  /// The number of bytes read.
  public package(set) var bytes = 0
  /// Whether there are errors before the records, such as those of a header.
  public package(set) var hasTableFindings = false
  /// The number of inputs that could not be checked, or not to their end.
  public package(set) var unusableFiles = 0
  /// Whether there are errors by rules over the table as a whole, or on lines that are not records. Whether two records are equal,
  /// and whether values are in order, are errors of records instead.
  public package(set) var breaksTableRules = false
  /// Whether the check ended early because the reader of an output pipe closed it.
  public package(set) var isCutShort = false
  /// Whether the check stopped at the invalid record whose number is `CheckOptions.stopsAfterInvalid`.
  public package(set) var isStopped = false
  /// Whether the check ended early because of an `Interrupt`.
  package var isInterrupted = false
  /// The number of findings that are counted but not reported, because of `CheckOptions.findingLimits`.
  public package(set) var omittedFindings = 0
  /// The numbers of findings by column and rule: first those on the shape of records, then by column and by rule as given.
  /// Rules over several columns follow the rules of the column at which they report, or come last.
  public package(set) var counts: [Count] = []
  /// The numbers of normalized values, by column and then by step as given; steps that changed no value are omitted.
  public package(set) var changes: [Change] = []

  /// The numbers of records that break rules with limits of their own, by column and rule as given.
  public package(set) var limited: [LimitedRecords] = []
  /// The number of invalid records that break only such rules.
  public package(set) var limitedInvalid = 0

  /// The rules by which no value was checked, by column and rule as given.
  public package(set) var unchecked: [UncheckedRule] = []

  /// The numbers of new, same and gone findings; `nil` if the run is not compared with an earlier one.
  public package(set) var baseline: FindingBaseline.Counts?

  /// The first locations and the most frequent values of the findings; empty without
  /// `CheckOptions.collectsStatistics`.
  package var statistics = FindingStatistics()

  /// The names of the members that no record of JSON Lines has; empty without records.
  package var absentMembers: [String] = []

  /// Names of members of some records that lack one; empty if ``absentMembers`` is.
  package var memberNames: [String] = []

  /// The inputs with records that are not UTF-8.
  package var undecoded: [Undecoded] = []

  /// An input with records that are not UTF-8, and some of their bytes.
  package struct Undecoded: Sendable, Equatable {
    /// The number of inputs of which bytes are kept; there are none of the others.
    package static let maximumSamples = 16

    /// The index of the input.
    package let input: Int
    package let sample: [UInt8]

    package init(input: Int, sample: [UInt8]) {
      (self.input, self.sample) = (input, sample)
    }
  }

  /// Whether all records are valid and there are no errors outside records; warnings do not count.
  public var isValid: Bool { invalid == 0 && !hasTableFindings && !breaksTableRules && unusableFiles == 0 }

  /// Creates the summary of a check that has read nothing.
  public init() {}

  /// The summary without the numbers of warnings.
  package var withoutWarnings: Summary {
    var summary = self
    summary.counts.removeAll { $0.severity == .warning }
    return summary
  }
}

extension Summary.Count {
  /// The column's name, after that of its table and a colon if the run has several tables; `nil` for lines and whole records.
  package var column: String? { field?.column(of: table) }
}

extension FindingStatistics.Entry {
  /// The column's name, after that of its table and a colon if the run has several tables; `nil` for lines, whole records and
  /// the table.
  package var column: String? { field?.column(of: table) }
}

extension String {
  /// The name of a column after that of its table, if it has one, and a colon.
  func column(of table: String?) -> String { table.map { "\($0): \(self)" } ?? self }
}

extension Summary {
  /// The summary of a run that an `Interrupt` ends before the first record.
  package static var interrupted: Summary {
    var summary = Summary()
    summary.isInterrupted = true
    return summary
  }
}
