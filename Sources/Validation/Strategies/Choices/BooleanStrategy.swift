internal import Bytes

/// A strategy that accepts one of the spellings of true or of false: the type `boolean` of Table Schema v2.
///
/// ```swift
/// BooleanStrategy().verdict(on: "TRUE")        // .valid
/// BooleanStrategy().failure(of: "yes")?.code   // "boolean.malformed"
/// ```
///
/// Code: `boolean.malformed` (`values`).
public struct BooleanStrategy: InputFieldValidationStrategy {
  /// The spellings of true; the standard's are true, True, TRUE and 1.
  public static let defaultTrueValues = ["true", "True", "TRUE", "1"]
  /// The spellings of false; the standard's are false, False, FALSE and 0.
  public static let defaultFalseValues = ["false", "False", "FALSE", "0"]

  /// The spellings of true, in the order given.
  public let trueValues: [String]
  /// The spellings of false, in the order given.
  package let falseValues: [String]
  private let set: ByteStringSet

  /// Creates a strategy that accepts the given spellings, by default those of the standard.
  public init(trueValues: [String] = defaultTrueValues, falseValues: [String] = defaultFalseValues) {
    self.trueValues = trueValues
    self.falseValues = falseValues
    set = ByteStringSet(trueValues + falseValues)
  }

  /// Whether the spellings are those of the standard.
  package var hasDefaultValues: Bool {
    trueValues == Self.defaultTrueValues && falseValues == Self.defaultFalseValues
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Verdict(set.contains(value))
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    set.contains(value) ? nil : .init("boolean.malformed", ["values": .list(trueValues + falseValues)])
  }
}

extension BooleanStrategy: NumberedFailures {
  package func failureNumber(of value: Span<UInt8>) -> Int? { set.contains(value) ? nil : 0 }

  package var hasOneFailure: Bool { true }
}

extension InputFieldValidationStrategy where Self == BooleanStrategy {
  /// One of the spellings of true or of false of Table Schema.
  public static var boolean: BooleanStrategy { BooleanStrategy() }
}

extension CatalogEntry {
  static let boolean = CatalogEntry(
    name: "boolean", group: .presence,
    summary: "True or false as Table Schema writes them: true, True, TRUE, 1, false, False, FALSE or 0.",
    swift: ".boolean",
    messages: [
      "boolean.malformed": "must be one of '{values}'"
    ],
    synonyms: ["bool", "checkbox", "flag", "logical", "true-false", "yes-no"],
    examples: [
      .init(valid: "true", "True", "TRUE", "1", "false", "False", "FALSE", "0"),
      .init(
        invalid: ("yes", "boolean.malformed"), ("tRUE", "boolean.malformed"), ("t", "boolean.malformed"),
        ("2", "boolean.malformed"), (" true", "boolean.malformed"), ("1.0", "boolean.malformed")),
    ]
  ) { _ throws(RuleError) in .content(BooleanStrategy()) }
}
