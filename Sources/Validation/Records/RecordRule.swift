/// A rule over several fields of a record or a form.
///
/// ```swift
/// let dates = RecordRule(
///   "dates", .comparison(RecordComparison([.field("end", .day)], .atLeast, [.field("start", .day)])), at: "end")
/// dates.inputs                                                          // ["end", "start"]
/// dates.failure(of: ["start": "2024-02-01", "end": "2024-01-01"])?.code  // "comparison.not-met"
/// ```
///
/// It is asked only where all of its inputs keep their own rules: of a value that is no date, no order is told as well.
public struct RecordRule: Sendable {
  /// The name that its findings are reported under.
  public let name: String
  /// What it asks.
  public let question: RecordConstraint
  /// Where the question is asked, or `nil` for everywhere.
  public let condition: RecordCondition?
  /// The field that a failure is told at, or `nil` for the record as a whole.
  public let field: String?
  /// Whether a record that does not keep it is invalid.
  public let severity: Severity
  /// The text of its failures, with the codes' parameters in braces, or `nil` for the catalogue's.
  public let message: String?
  /// The names of the fields that it reads, each once, in the order in which it names them first.
  public let inputs: [String]
  /// The inputs that a strategy for secrets checks: findings contain no part of their values.
  public let secretInputs: [String]
  private let asked: RecordConstraint.Evaluation

  /// A rule of that name, which findings are reported under; a name of the catalogue's would hide whose they are.
  ///
  /// - Parameters:
  ///   - condition: Where the question is asked; everywhere unless given.
  ///   - field: Where failures are told; the field that the question is about unless given, and the record as a whole where
  ///     it is about several.
  ///   - message: The text of failures, with the codes' parameters in braces; the catalogue's unless given.
  public init(
    _ name: String, _ question: RecordConstraint, when condition: RecordCondition? = nil,
    at field: String? = nil,
    severity: Severity = .error, message: String? = nil
  ) {
    var (question, condition) = (question, condition)
    var inputs: [String] = []
    question.bind(to: &inputs)
    condition?.bind(to: &inputs)
    self.name = name
    self.question = question
    self.condition = condition
    self.field = field ?? question.subject
    self.severity = severity
    self.message = message
    self.inputs = inputs
    secretInputs = question.secretFields + (condition?.secretFields ?? [])
    asked = question.asking
  }

  /// Whether the record keeps the rule; `valid` also where the rule is not asked. O(n) in the bytes of the inputs, unless
  /// a rule in it says otherwise.
  ///
  /// - Parameters:
  ///   - values: What the fields say, one for each of ``inputs``, in their order.
  ///   - bytes: Where they say it.
  /// - Precondition: There are as many values as inputs.
  public func verdict(on values: Span<RecordInput>, in bytes: Span<UInt8>) -> Verdict {
    precondition(values.count == inputs.count, "each input has a value")
    for index in values.indices where values[index].isRefused { return .valid }
    switch condition?.verdict(values, in: bytes) {
    case .invalid: return .valid
    case .undecided: return asked(values, bytes) == .valid ? .valid : .undecided
    case .valid, nil: return asked(values, bytes)
    }
  }

  /// Why the record does not keep the rule, or `nil` where it does or the rule is not asked.
  public func failure(of values: Span<RecordInput>, in bytes: Span<UInt8>) -> ValidationFailure? {
    guard verdict(on: values, in: bytes) != .valid else { return nil }
    var failure = question.failure(values, in: bytes)
    if let condition, condition.verdict(values, in: bytes) == .undecided {
      failure = condition.indecision(values, in: bytes) ?? failure
    }
    return message.map { failure.saying($0) } ?? failure
  }

  /// Why the record does not keep the rule, without any part of the inputs at the positions `secrets`.
  package func failure(
    of values: Span<RecordInput>, in bytes: Span<UInt8>, withholding secrets: [Int]
  ) -> ValidationFailure? {
    guard var failure = failure(of: values, in: bytes) else { return nil }
    for index in secrets {
      if case .present(let range) = values[index] { failure = failure.withholding(bytes.extracting(range)) }
    }
    return failure
  }

  /// Why a form of these values does not keep the rule, or `nil`; fields that are not named are absent, all others keep
  /// their own rules. O(n), copies.
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
