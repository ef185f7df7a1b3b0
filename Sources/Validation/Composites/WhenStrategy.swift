/// A strategy that applies one strategy to values that meet a condition and, optionally, another one to all other
/// values.
///
/// ```swift
/// let strategy: WhenStrategy = .when(.startsWith("DE"), then: .vat(.germany), otherwise: .length(8...12))
/// strategy.failure(of: "DE1")?.code  // "vat.structure"
/// strategy.failure(of: "X")?.code    // "length.too-short"
/// WhenStrategy.when(.startsWith("+"), then: .e164).verdict(on: "555")  // .valid: the condition is false
/// ```
///
/// If the condition is undecided, the value is valid or invalid if both strategies agree on it, else undecided.
///
/// Codes: those of the strategy that decides. A value on which the condition is undecided has the failure of
/// the condition, or that of `then` if both strategies reject the value.
public struct WhenStrategy: InputFieldValidationStrategy {
  /// The condition: true for the values that this strategy accepts.
  public let condition: any InputFieldValidationStrategy
  /// The strategy for values for which the condition is true.
  public let consequence: any InputFieldValidationStrategy
  /// The strategy for all other values; `nil` if they are valid.
  public let alternative: (any InputFieldValidationStrategy)?

  /// Creates a strategy from a condition and the strategies for the values that meet it and for all others.
  public init(
    _ condition: any InputFieldValidationStrategy, then consequence: any InputFieldValidationStrategy,
    otherwise alternative: (any InputFieldValidationStrategy)? = nil
  ) {
    self.condition = condition
    self.consequence = consequence
    self.alternative = alternative
  }

  public var isSecret: Bool {
    condition.isSecret || consequence.isSecret || alternative?.isSecret == true
  }

  public var ruleName: String { "when" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    switch condition.verdict(on: value) {
    case .valid: consequence.verdict(on: value)
    case .invalid: alternative?.verdict(on: value) ?? .valid
    case .undecided: undecidedVerdict(on: value)
    }
  }

  /// The verdict on a value on which the condition is undecided.
  private func undecidedVerdict(on value: Span<UInt8>) -> Verdict {
    let verdict = consequence.verdict(on: value)
    return verdict == alternative?.verdict(on: value) ?? .valid ? verdict : .undecided
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch condition.verdict(on: value) {
    case .valid: consequence.failure(of: value)
    case .invalid: alternative?.failure(of: value)
    case .undecided:
      switch undecidedVerdict(on: value) {
      case .valid: nil
      case .invalid: consequence.failure(of: value)
      case .undecided: condition.failure(of: value)
      }
    }
  }

  /// Each strategy checks only its own values. Values on which the condition is undecided are checked one by
  /// one.
  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    var conditions = [Verdict](repeating: .invalid, count: values.count)
    for index in verdicts.indices where verdicts[index] == .valid { conditions[index] = .valid }
    var span = conditions.mutableSpan
    condition.judge(values, in: bytes, verdicts: &span)
    var (ways, others) = (conditions, [Verdict](repeating: .invalid, count: values.count))
    for index in verdicts.indices where verdicts[index] == .valid && conditions[index] == .invalid {
      others[index] = .valid
    }
    span = ways.mutableSpan
    consequence.judge(values, in: bytes, verdicts: &span)
    span = others.mutableSpan
    alternative?.judge(values, in: bytes, verdicts: &span)
    for index in verdicts.indices where verdicts[index] == .valid {
      verdicts[index] =
        switch conditions[index] {
        case .valid: ways[index]
        case .invalid: others[index]
        case .undecided: undecidedVerdict(on: bytes.extracting(values[index]))
        }
    }
  }
}

extension InputFieldValidationStrategy where Self == WhenStrategy {
  /// A strategy that applies another one to values that meet a condition: `.when(.startsWith("+"), then:
  /// .e164)`.
  public static func when(
    _ condition: some InputFieldValidationStrategy, then consequence: some InputFieldValidationStrategy
  ) -> WhenStrategy {
    WhenStrategy(condition, then: consequence)
  }

  /// A strategy that applies one strategy to values that meet a condition and another one to all others:
  /// `.when(.numeric, then: .length(5), otherwise: .slug)`.
  public static func when(
    _ condition: some InputFieldValidationStrategy, then consequence: some InputFieldValidationStrategy,
    otherwise alternative: some InputFieldValidationStrategy
  ) -> WhenStrategy {
    WhenStrategy(condition, then: consequence, otherwise: alternative)
  }
}
