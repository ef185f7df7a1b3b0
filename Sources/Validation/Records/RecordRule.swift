/// A rule over several fields of a record or a form.
///
/// ```swift
/// let dates = RecordRule(
///   "dates", .comparison(RecordComparison([.field("end", .day)], .atLeast, [.field("start", .day)])), at: "end")
/// dates.inputs                                                          // ["end", "start"]
/// dates.failure(of: ["start": "2024-02-01", "end": "2024-01-01"])?.code  // "comparison.not-met"
/// ```
///
/// It is evaluated only if none of its inputs has an error by its own rules: a value that is not a date has no order.
public struct RecordRule: Sendable {
  /// The name that findings report.
  public let name: String
  /// The requirement.
  public let constraint: RecordConstraint
  /// The condition under which it is evaluated, or `nil` for always.
  public let condition: RecordCondition?
  /// The field to which findings belong, or `nil` for the record as a whole.
  public let field: String?
  /// Whether a failure is an error or a warning.
  public package(set) var severity: Severity
  /// The numbers of records that break the rule from which a check of a table warns or fails, in place of the limits of the check; `nil`
  /// for those.
  public var limits: InvalidLimits?
  /// The text of failures, with the codes' parameters in braces, or `nil` for the message catalog's.
  public let message: String?
  /// The names of the fields that it reads, each once, in the order of their first use.
  public let inputs: [String]
  /// The inputs that a strategy for secrets checks: findings contain no part of their values.
  public let secretInputs: [String]
  private let evaluation: RecordConstraint.Evaluation

  /// Creates a rule over several fields.
  ///
  /// - Parameters:
  ///   - name: The name that findings report; it should not be a name of the catalog.
  ///   - constraint: What the rule requires.
  ///   - condition: The condition under which it is evaluated; always by default.
  ///   - field: The field to which findings belong; by default the constraint's own field or, if it has
  ///     several, the record as a whole.
  ///   - severity: Whether a failure is an error or a warning.
  ///   - message: The text of failures, with the codes' parameters in braces; the message catalog's by default.
  public init(
    _ name: String, _ constraint: RecordConstraint, when condition: RecordCondition? = nil,
    at field: String? = nil,
    severity: Severity = .error, message: String? = nil
  ) {
    var (constraint, condition) = (constraint, condition)
    var inputs = RecordInputNames()
    constraint.bind(to: &inputs)
    condition?.bind(to: &inputs)
    self.name = name
    self.constraint = constraint
    self.condition = condition
    self.field = field ?? constraint.subject
    self.severity = severity
    self.message = message
    self.inputs = inputs.names
    secretInputs = constraint.secretFields + (condition?.secretFields ?? [])
    evaluation = constraint.evaluation
  }

  /// Whether the record is valid by the rule; `valid` also if the rule is not evaluated. O(n) in the bytes of the inputs,
  /// unless a strategy in it documents otherwise.
  ///
  /// - Parameters:
  ///   - values: A value for each of ``inputs``, in their order.
  ///   - bytes: The buffer that contains the ranges of the values.
  /// - Precondition: There are as many values as inputs.
  package func verdict(on values: Span<RecordInput>, in bytes: Span<UInt8>) -> Verdict {
    precondition(values.count == inputs.count, "each input has a value")
    for index in values.indices where values[index].isRejected { return .valid }
    switch condition?.verdict(values, in: bytes) {
    case .invalid: return .valid
    case .undecided: return evaluation(values, bytes) == .valid ? .valid : .undecided
    case .valid, nil: return evaluation(values, bytes)
    }
  }

  /// The names of those of the absent fields without which no record is checked by the rule: its condition is false, or its
  /// constraint holds, whatever the others are; empty if a record can fail.
  package func decisive(among absent: Set<[UInt8]>) -> [String] {
    if let condition, condition.constant(without: absent) == false {
      return condition.fields.filter { absent.contains(Array($0.utf8)) }
    }
    return constraint.decisive(among: absent)
  }

  /// The failure of the record, or `nil` if it is valid or the rule is not evaluated.
  package func failure(of values: Span<RecordInput>, in bytes: Span<UInt8>) -> ValidationFailure? {
    guard verdict(on: values, in: bytes) != .valid else { return nil }
    var failure = constraint.failure(values, in: bytes)
    if let condition, condition.verdict(values, in: bytes) == .undecided {
      failure = condition.indecision(values, in: bytes) ?? failure
    }
    return message.map { failure.withMessage($0) } ?? failure
  }

  /// The failure of the record, without any part of the inputs whose positions are in `secrets`.
  package func failure(
    of values: Span<RecordInput>, in bytes: Span<UInt8>, withholding secrets: [Int]
  ) -> ValidationFailure? {
    guard var failure = failure(of: values, in: bytes) else { return nil }
    for index in secrets {
      if case .present(let range) = values[index] { failure = failure.withholding(bytes.extracting(range)) }
    }
    return failure
  }

  /// The failure of a record with these values, or `nil`; other fields are absent, and no field has an error by its own
  /// rules. O(n), copies.
  public func failure(of fields: [String: String]) -> ValidationFailure? {
    var bytes: [UInt8] = []
    let values = inputs.map { name in
      guard let text = fields[name] else { return RecordInput.absent }
      let start = bytes.count
      bytes += text.utf8
      return .present(start..<bytes.count)
    }
    return failure(of: values.span, in: bytes.span)
  }
}
