/// A strategy that accepts the values that another one rejects.
///
/// ```swift
/// let strategy: NotStrategy = .not(.oneOf("admin", "root"))
/// strategy.verdict(on: "ann")           // .valid
/// strategy.failure(of: "root")?.code    // "not.matched"
/// ```
///
/// Valid and invalid are exchanged; undecided remains undecided. Code: `not.matched`; an undecided value has the part's
/// failure.
public struct NotStrategy: InputFieldValidationStrategy {
  /// The strategy whose valid values are rejected.
  public let part: any InputFieldValidationStrategy

  /// Creates a strategy that accepts the values that another one rejects.
  public init(_ part: any InputFieldValidationStrategy) {
    self.part = part
  }

  public var isSecret: Bool { part.isSecret }

  public var ruleName: String { "not" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Self.opposite(of: part.verdict(on: value))
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch part.verdict(on: value) {
    case .valid: ValidationFailure("not.matched")
    case .invalid: nil
    case .undecided: part.failure(of: value)
    }
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    part.judge(values, in: bytes, verdicts: &verdicts) { verdict, _ in Self.opposite(of: verdict) }
  }

  private static func opposite(of verdict: Verdict) -> Verdict {
    switch verdict {
    case .valid: .invalid
    case .invalid: .valid
    case .undecided: .undecided
    }
  }
}

extension InputFieldValidationStrategy {
  /// Judges the values that are valid so far by the opposites of this strategy's verdicts.
  ///
  /// - Parameter opposite: Returns the opposite of the verdict on a value.
  func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>,
    opposite: (Verdict, Span<UInt8>) -> Verdict
  ) {
    var own: [Verdict] = []
    own.reserveCapacity(values.count)
    for index in verdicts.indices { own.append(verdicts[index]) }
    var span = own.mutableSpan
    judge(values, in: bytes, verdicts: &span)
    for index in verdicts.indices where verdicts[index] == .valid {
      verdicts[index] = opposite(own[index], bytes.extracting(values[index]))
    }
  }
}

extension InputFieldValidationStrategy where Self == NotStrategy {
  /// A strategy that accepts the values that the part rejects: `.not(.oneOf("admin"))`.
  public static func not(_ part: some InputFieldValidationStrategy) -> NotStrategy { NotStrategy(part) }
}
