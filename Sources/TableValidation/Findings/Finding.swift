internal import Bytes
public import Validation

/// One failure at one place of the input.
public struct Finding: Sendable {
  /// Where the first byte of what is at fault stands.
  public struct Place: Sendable, Hashable {
    /// The record's number from 1, the header not counted; `nil` for what belongs to no record.
    public let record: Int?
    /// The physical line from 1; `nil` where values end with NUL.
    public let line: Int?
    /// The position in the line in Unicode scalars, from 1; a broken UTF-8 sequence counts one.
    public let column: Int
    /// The byte from the beginning of the input, from 0.
    public let offset: Int
  }

  /// The most bytes of a value that a finding carries; what is longer is cut before a scalar.
  public static let maximumValueSize = 1 << 10

  /// The name of the input, `-` for standard input.
  public let file: String
  public let place: Place
  /// The column's name, or `nil` for a line or a whole record.
  public let field: String?
  /// The rule's name in the catalogue; `record` for findings on the shape of records.
  public let rule: String
  public let failure: ValidationFailure
  public let severity: Severity
  /// The texts that stand in place of the catalogue's, or `nil` where none does.
  public let messages: RuleMessages?
  /// The value as text, broken UTF-8 as U+FFFD; `nil` for a whole record, and for a secret.
  public let value: String?
  /// Whether the value was cut.
  public let isTruncated: Bool

  init(
    file: String, place: Place, field: String?, rule: String, failure: ValidationFailure,
    severity: Severity = .error, messages: RuleMessages? = nil, value: Span<UInt8>?, isSecret: Bool = false
  ) {
    guard let value, !isSecret else {
      self.init(file, place, field, rule, failure, severity, messages, value: nil, isTruncated: false)
      return
    }
    let end = Self.cut(value)
    self.init(
      file, place, field, rule, failure, severity, messages,
      value: String(repairing: value.extracting(0..<end)), isTruncated: end < value.count)
  }

  init(
    _ file: String, _ place: Place, _ field: String?, _ rule: String, _ failure: ValidationFailure,
    _ severity: Severity, _ messages: RuleMessages?, value: String?, isTruncated: Bool
  ) {
    self.file = file
    self.place = place
    self.field = field
    self.rule = rule
    self.failure = failure
    self.severity = severity
    self.messages = messages
    self.value = value
    self.isTruncated = isTruncated
  }

  /// What is said: the rule's own text, or the catalogue's.
  ///
  /// - Parameter catalog: Says what no own text says.
  public func message(by catalog: MessageCatalog = .english) -> String {
    RuleSet.Finding(rule: rule, failure: failure, messages: messages)
      .message(field: field, value: (value ?? "") + (isTruncated ? "…" : ""), catalog: catalog)
  }

  /// How much of a value a finding carries.
  static func cut(_ value: Span<UInt8>) -> Int {
    guard value.count > maximumValueSize else { return value.count }
    for start in (maximumValueSize - 3)..<maximumValueSize where value[start] & 0xC0 != 0x80 {
      let length = UTF8Sequence.length(in: value, at: start).count
      if start + length > maximumValueSize { return start }
    }
    return maximumValueSize
  }
}
