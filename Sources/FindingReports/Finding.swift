internal import Bytes
public import Validation

/// One failure at one location in the input.
public struct Finding: Sendable {
  /// The location of the first byte of the value, line or record that the finding is about. All of it is `nil` for a finding on
  /// a table as a whole.
  public struct Location: Sendable, Hashable {
    /// The 1-based number of the record, headers not counted; `nil` for a finding that belongs to no record.
    public let record: Int?
    /// The 1-based number of the physical line; `nil` if the values of the input end with NUL.
    public let line: Int?
    /// The 1-based column in the line, in Unicode scalars; an ill-formed UTF-8 sequence counts as one.
    public let column: Int?
    /// The 0-based offset in the input, in bytes.
    public let offset: Int?

    /// Creates a location.
    public init(record: Int?, line: Int?, column: Int?, offset: Int?) {
      (self.record, self.line, self.column, self.offset) = (record, line, column, offset)
    }

    /// The location of a finding on a table as a whole.
    package static let none = Location(record: nil, line: nil, column: nil, offset: nil)

    /// The location of a finding on the names or types of columns that have no file.
    package static let ofHeader = Location(record: nil, line: nil, column: 1, offset: 0)

    /// The location as editors read it: `:LINE:COLUMN`, with the number of the record if there is no line; empty if there is
    /// neither.
    package var suffix: String {
      guard let number = line ?? record else { return "" }
      return ":\(number):\(column ?? 1)"
    }
  }

  /// A column that identifies records, and its value in the record of a finding.
  public struct Identifier: Sendable, Hashable {
    /// The name of the column.
    public let name: String
    /// The value, with U+FFFD for ill-formed UTF-8; empty for an absent one.
    public let value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// The maximum number of bytes of ``value`` in UTF-8; a longer value is truncated before a scalar.
  public static let maximumValueSize = 1 << 10

  /// The name of the input; `-` for standard input.
  public let file: String
  /// The location in the input; in one that is compressed or not UTF-8, the location in its decoded text.
  public let location: Location
  /// The column's name, or `nil` for a line or a whole record.
  public let field: String?
  /// The JSON Pointer (RFC 6901) of the value in its line of JSON Lines, empty for the whole line; `nil` for other inputs.
  public let pointer: String?
  /// The name of the rule; `record` for findings on the shape of records, `header` for those on the header, `table` for those
  /// by a rule over the table as a whole.
  public let rule: String
  /// The reason why the value is not valid: a code, its parameters and, for composites, the causes.
  public let failure: ValidationFailure
  /// Whether the finding is an error, which makes its record invalid, or a warning.
  public private(set) var severity: Severity
  /// The rule's own texts, which replace those of the catalog, or `nil`.
  public let messages: RuleMessages?
  /// The value, with U+FFFD for ill-formed UTF-8; `nil` for a whole record, and for a secret.
  public let value: String?
  /// Whether ``value`` is truncated.
  public let isTruncated: Bool
  /// The values by which the user identifies the record, in the order of the columns; none if no columns are named, and for a
  /// finding on a record that has not all of them.
  public private(set) var id: [Identifier] = []

  /// How the finding is related to an earlier run; `nil` if the run is not compared with one.
  public private(set) var baseline: FindingBaseline.State?

  /// The version of the rules that refuses the value, of two that are compared; `nil` for a check by one, and for what both refuse.
  public private(set) var version: RuleVersion?

  /// Creates a finding on a value.
  ///
  /// - Parameters:
  ///   - value: The whole value; `nil` for none.
  ///   - isSecret: Whether the finding does not contain the value.
  package init(
    file: String, location: Location, field: String?, pointer: String? = nil, rule: String,
    failure: ValidationFailure, severity: Severity = .error, messages: RuleMessages? = nil,
    value: Span<UInt8>?, isSecret: Bool = false
  ) {
    var (shown, isTruncated) = (String?.none, false)
    if let value, !isSecret {
      let end = Self.cut(value)
      (shown, isTruncated) = (String(repairing: value.extracting(0..<end)), end < value.count)
    }
    self.init(
      file: file, location: location, field: field, pointer: pointer, rule: rule, failure: failure,
      severity: severity, messages: messages, shownValue: shown, isTruncated: isTruncated)
  }

  /// Creates a finding.
  ///
  /// - Parameter shownValue: The value as the finding contains it; `nil` for none.
  package init(
    file: String, location: Location, field: String?, pointer: String? = nil, rule: String,
    failure: ValidationFailure, severity: Severity = .error, messages: RuleMessages? = nil,
    shownValue: String?, isTruncated: Bool = false
  ) {
    self.file = file
    self.location = location
    self.field = field
    self.pointer = pointer
    self.rule = rule
    self.failure = failure
    self.severity = severity
    self.messages = messages
    value = shownValue
    self.isTruncated = isTruncated
  }

  /// The same finding with the values that identify its record.
  package func identified(by id: [Identifier]) -> Finding {
    guard !id.isEmpty else { return self }
    var finding = self
    finding.id = id
    return finding
  }

  /// The same finding as one of a version of the rules.
  package func by(_ version: RuleVersion) -> Finding {
    var finding = self
    finding.version = version
    return finding
  }

  /// The same finding with its relation to an earlier run.
  func with(_ baseline: FindingBaseline.State) -> Finding {
    var finding = self
    finding.baseline = baseline
    return finding
  }

  /// The values that identify the record as text before a message, such as `order=17, line=2: `; empty for none.
  package var idText: String {
    id.isEmpty ? "" : id.map { "\($0.name.shortened)=\($0.value.shortened)" }.joined(separator: ", ") + ": "
  }

  /// The same finding with another severity.
  package func with(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// Returns the number of bytes of a value that a finding contains.
  @inline(__always)
  package static func cut(_ value: Span<UInt8>) -> Int {
    value.count > maximumValueSize ? cutLong(value) : value.count
  }

  private static func cutLong(_ value: Span<UInt8>) -> Int {
    for start in (maximumValueSize - 3)..<maximumValueSize where value[start] & 0xC0 != 0x80 {
      let length = UTF8Sequence.length(in: value, at: start).count
      if start + length > maximumValueSize { return start }
    }
    return maximumValueSize
  }
}
