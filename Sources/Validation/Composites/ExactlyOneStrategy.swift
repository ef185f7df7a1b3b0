/// A strategy that accepts a value if exactly one of its parts accepts it.
///
/// ```swift
/// let strategy: ExactlyOneStrategy = .exactlyOne(.integer, .length(3))
/// strategy.verdict(on: "12")         // .valid: an integer, not three characters long
/// strategy.failure(of: "123")?.code  // "exactly-one.several"
/// strategy.failure(of: "ab")?.code   // "exactly-one.none"
/// ```
///
/// Invalid as soon as two parts are valid; else undecided if a part is; else valid if one part is.
///
/// Codes: `exactly-one.none`, with each part's failure among its `causes`; `exactly-one.several` (`count`). An
/// undecided value has the undecided part's failure.
public struct ExactlyOneStrategy: InputFieldValidationStrategy {
  /// The parts, in the order in which they are evaluated.
  public let parts: [any InputFieldValidationStrategy]

  /// Creates a strategy that accepts a value if exactly one part accepts it.
  public init(_ parts: [any InputFieldValidationStrategy]) {
    self.parts = parts
  }

  public var isSecret: Bool { parts.contains { $0.isSecret } }

  public var ruleName: String { "exactly-one" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    var tally = Tally()
    for part in parts {
      tally.count(part.verdict(on: value))
      if tally.valid > 1 { break }
    }
    return tally.verdict
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    var tally = Tally()
    var causes: [ValidationFailure] = []
    var undecided: ValidationFailure?
    for part in parts {
      let verdict = part.verdict(on: value)
      tally.count(verdict)
      guard let failure = part.failure(of: value) else { continue }
      if verdict == .undecided { undecided = undecided ?? failure }
      causes.append(failure)
    }
    switch tally.verdict {
    case .valid: return nil
    case .undecided: return undecided
    case .invalid where tally.valid > 1:
      return ValidationFailure("exactly-one.several", ["count": .integer(tally.valid)])
    case .invalid: return ValidationFailure("exactly-one.none", causes: causes)
    }
  }

  /// Each part skips the values that two earlier ones accepted.
  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    var tallies = [Tally](repeating: Tally(), count: values.count)
    for part in parts {
      var answers = [Verdict](repeating: .invalid, count: values.count)
      for index in verdicts.indices where verdicts[index] == .valid && tallies[index].valid < 2 {
        answers[index] = .valid
      }
      let unchecked = answers
      var span = answers.mutableSpan
      part.judge(values, in: bytes, verdicts: &span)
      for index in answers.indices where unchecked[index] == .valid { tallies[index].count(answers[index]) }
    }
    for index in verdicts.indices where verdicts[index] == .valid {
      verdicts[index] = tallies[index].verdict
    }
  }

  private struct Tally {
    private(set) var valid = 0
    private var isUndecided = false

    mutating func count(_ verdict: Verdict) {
      switch verdict {
      case .valid: valid += 1
      case .invalid: break
      case .undecided: isUndecided = true
      }
    }

    var verdict: Verdict {
      if valid > 1 { return .invalid }
      return isUndecided ? .undecided : Verdict(valid == 1)
    }
  }
}

extension InputFieldValidationStrategy where Self == ExactlyOneStrategy {
  /// A strategy that accepts a value if exactly one part accepts it: `.exactlyOne(.integer, .length(3))`.
  public static func exactlyOne<each Part: InputFieldValidationStrategy>(
    _ parts: repeat each Part
  ) -> ExactlyOneStrategy {
    var list: [any InputFieldValidationStrategy] = []
    for part in repeat each parts { list.append(part) }
    return ExactlyOneStrategy(list)
  }
}
