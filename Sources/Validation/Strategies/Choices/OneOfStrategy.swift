internal import Bytes

/// A strategy that accepts one of a list, compared byte by byte or ignoring the case of ASCII letters.
///
/// ```swift
/// OneOfStrategy(["US", "GB"]).verdict(on: "US")       // .valid
/// OneOfStrategy(["US", "GB"]).failure(of: "us")?.code // "one-of.not-listed"
/// OneOfStrategy(["US", "GB"], ignoringCase: true).verdict(on: "us")  // .valid
/// ```
///
/// O(n) in the length of the value, regardless of the number of choices; no allocation.
///
/// Code: `one-of.not-listed` (`values`, the first ten choices, and if there are more, `count` and `more`, the number of the others).
public struct OneOfStrategy: InputFieldValidationStrategy {
  /// The choices, in the order given.
  public let choices: [String]
  /// Whether the case of ASCII letters is ignored. That of other letters is never ignored.
  public let ignoresCase: Bool
  private let set: ByteStringSet
  private let rejection: ValidationFailure

  /// Creates a strategy that accepts the given choices.
  ///
  /// - Precondition: There is at least one choice.
  public init(_ choices: [String], ignoringCase ignoresCase: Bool = false) {
    precondition(!choices.isEmpty, "one-of needs at least one choice")
    self.choices = choices
    self.ignoresCase = ignoresCase
    self.set = ByteStringSet(choices, ignoringCase: ignoresCase)
    rejection = .notListed(choices)
  }

  public var ruleName: String { "one-of" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Verdict(set.contains(value))
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    verdicts.decide(values, in: bytes) { Verdict(set.contains($0, in: bytes)) }
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    set.contains(value) ? nil : rejection
  }
}

extension OneOfStrategy: NumberedFailures {
  package func failureNumber(of value: Span<UInt8>) -> Int? { set.contains(value) ? nil : 0 }

  package var hasOneFailure: Bool { true }
}

extension ValidationFailure {
  /// The failure of a value that is none of these choices.
  static func notListed(_ choices: [String]) -> ValidationFailure {
    let shown = 10
    var parameters: FailureParameters = ["values": .list(Array(choices.prefix(shown)))]
    if choices.count > shown {
      parameters["count"] = .integer(choices.count)
      parameters["more"] = .integer(choices.count - shown)
      parameters["variant"] = "more"
    }
    return ValidationFailure("one-of.not-listed", parameters)
  }
}

extension InputFieldValidationStrategy where Self == OneOfStrategy {
  /// One of the choices: `.oneOf("US", "GB")`.
  public static func oneOf(_ choices: String..., ignoringCase ignoresCase: Bool = false) -> OneOfStrategy {
    OneOfStrategy(choices, ignoringCase: ignoresCase)
  }
}

extension CatalogEntry {
  static let oneOf = CatalogEntry(
    name: "one-of", group: .presence,
    summary: "One of a list of values, compared exactly or ignoring ASCII case.",
    argument: .required(ListedValues.syntax, ListedValues.meaning),
    structure: .values(of: "one-of") { .content(OneOfStrategy($0, ignoringCase: $1)) },
    swift: #".oneOf("US", "GB"), .oneOf("yes", "no", ignoringCase: true)"#,
    messages: [
      "one-of.not-listed": "must be one of '{values}'",
      "one-of.not-listed/more": "must be one of '{values}' … and {more} more",
    ],
    synonyms: [
      "allowed-values", "any-of", "choice", "choices", "enum", "enumeration", "in", "in-list", "inclusion",
      "options", "set", "values", "whitelist",
    ],
    examples: [
      .init(argument: "US,GB,DE", valid: "US", "DE"),
      .init(
        argument: "US,GB,DE", invalid: ("us", "one-of.not-listed"), ("US ", "one-of.not-listed"),
        ("US,GB", "one-of.not-listed")),
      .init(argument: "(?i)yes,no", valid: "yes", "NO", "No"),
      .init(argument: "(?i)yes,no", invalid: ("(?i)yes", "one-of.not-listed"), ("ÿes", "one-of.not-listed")),
    ]
  ) { argument throws(RuleError) in
    let list = try ListedValues(argument, of: "one-of")
    return .content(OneOfStrategy(list.values, ignoringCase: list.ignoresCase))
  }
}
