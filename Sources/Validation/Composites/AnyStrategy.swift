/// A strategy that accepts a value if at least one of its parts accepts it.
///
/// ```swift
/// let strategy: AnyStrategy = try .any(.email, .regex(#"\+\d{7,15}"#))
/// strategy.verdict(on: "+4930123456")            // .valid
/// strategy.failure(of: "ann")?.causes.map(\.code) // ["email.no-at-sign", "regex.no-match"]
/// ```
///
/// Valid if a part is; else undecided if a part is; else invalid. With no parts, no value is valid.
///
/// Code: `any.failed`, with each part's failure among its `causes`; an undecided value has the undecided
/// part's failure.
public struct AnyStrategy: InputFieldValidationStrategy {
  /// The parts, in the order in which they are evaluated.
  public let parts: [any InputFieldValidationStrategy]

  /// Creates a strategy that accepts a value if at least one part accepts it.
  public init(_ parts: [any InputFieldValidationStrategy]) {
    self.parts = parts
  }

  public var isSecret: Bool { parts.contains { $0.isSecret } }

  public var ruleName: String { "any" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    var result = Verdict.invalid
    for part in parts {
      switch part.verdict(on: value) {
      case .valid: return .valid
      case .invalid: continue
      case .undecided: result = .undecided
      }
    }
    return result
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    var causes: [ValidationFailure] = []
    var undecided: ValidationFailure?
    for part in parts {
      guard let failure = part.failure(of: value) else { return nil }
      if undecided == nil, part.verdict(on: value) == .undecided { undecided = failure }
      causes.append(failure)
    }
    return undecided ?? ValidationFailure("any.failed", causes: causes)
  }

  /// Each part skips the values that an earlier one accepted.
  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    var best = [Verdict](repeating: .invalid, count: values.count)
    for part in parts {
      var answers = [Verdict](repeating: .invalid, count: values.count)
      for index in verdicts.indices where verdicts[index] == .valid && best[index] != .valid {
        answers[index] = .valid
      }
      let unchecked = answers
      var span = answers.mutableSpan
      part.judge(values, in: bytes, verdicts: &span)
      for index in answers.indices where unchecked[index] == .valid && answers[index] != .invalid {
        best[index] = answers[index]
      }
    }
    for index in verdicts.indices where verdicts[index] == .valid { verdicts[index] = best[index] }
  }
}

extension InputFieldValidationStrategy where Self == AnyStrategy {
  /// A strategy that accepts a value if at least one part accepts it: `.any(.email, .length(8))`.
  public static func any<each Part: InputFieldValidationStrategy>(_ parts: repeat each Part) -> AnyStrategy {
    var list: [any InputFieldValidationStrategy] = []
    for part in repeat each parts { list.append(part) }
    return AnyStrategy(list)
  }
}
