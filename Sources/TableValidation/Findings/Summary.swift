internal import Bytes
public import Validation

/// What a check came to.
public struct Summary: Sendable, Equatable {
  /// How many findings one rule had in one column.
  public struct Count: Sendable, Equatable {
    /// The column's name; `nil` for lines and whole records.
    public let field: String?
    public let rule: String
    /// The code, for findings on the shape of records.
    public let code: String?
    /// Whether they are errors or warnings: a rule that does both has two counts.
    public let severity: Severity
    public let findings: Int

    init(field: String?, rule: String, code: String?, severity: Severity = .error, findings: Int) {
      self.field = field
      self.rule = rule
      self.code = code
      self.severity = severity
      self.findings = findings
    }
  }

  /// How many values of one column a step of its normalization has changed.
  public struct Change: Sendable, Equatable {
    public let field: String?
    public let step: Normalization.Step
    public let values: Int
  }

  /// How many records were read, headers not counted.
  public internal(set) var records = 0
  /// How many of them were invalid or undecided.
  public internal(set) var invalid = 0
  /// How many bytes were read.
  public internal(set) var bytes = 0
  /// Whether anything but a record was at fault: a header, for one.
  public internal(set) var hasTableFindings = false
  /// Whether the reader of a pipe went before the end.
  public internal(set) var isCutShort = false
  /// Findings by column and rule: those on shape first, then by column, then by rule as given; rules over records stand
  /// behind those of the column that they are told of, or last.
  public internal(set) var counts: [Count] = []
  /// What was normalized: by column, then by step as given; what has changed nothing is left out.
  public internal(set) var changes: [Change] = []

  /// Whether nothing was invalid or undecided; warnings do not count.
  public var isValid: Bool { invalid == 0 && !hasTableFindings }

  public init() {}
}
