internal import Bytes

/// A strategy that accepts a value of ASCII digits only, if the number of digits is within bounds.
///
/// ```swift
/// DigitsStrategy(4...6).verdict(on: "0042")        // .valid
/// DigitsStrategy(4...6).failure(of: "042")?.code   // "digits.too-few"
/// ```
///
/// Codes: `digits.character` (`position`, `character`), `digits.too-few` (`minimum`, `actual`), `digits.too-many`
/// (`maximum`, `actual`).
public struct DigitsStrategy: ByteValidationStrategy, Hashable {
  /// The minimum number of digits, 0 or more.
  public let minimum: Int
  /// The maximum number of digits, or `Int.max` if there is none.
  public let maximum: Int

  /// Creates a strategy that accepts numbers of digits in a range: `4...6`, `...10`, `3...`.
  ///
  /// - Precondition: The range is not empty and has no negative lower bound.
  public init(_ bounds: some RangeExpression<Int>) {
    let length = LengthStrategy(bounds)
    (minimum, maximum) = (length.minimum, length.maximum)
  }

  /// Creates a strategy that accepts exactly that number of digits.
  public init(_ count: Int) {
    self.init(count...count)
  }

  public var ruleName: String { "digits" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    for index in 0..<value.count where !value[index].isDigit {
      throw ValidationFailure("digits.character", .character(index, in: value))
    }
    let actual = ParameterValue.integer(value.count)
    guard value.count >= minimum else {
      throw ValidationFailure("digits.too-few", ["minimum": .integer(minimum), "actual": actual])
    }
    guard value.count <= maximum else {
      throw ValidationFailure("digits.too-many", ["maximum": .integer(maximum), "actual": actual])
    }
  }
}

extension InputFieldValidationStrategy where Self == DigitsStrategy {
  /// A number of digits in a range: `.digits(4...6)`.
  public static func digits(_ bounds: some RangeExpression<Int>) -> DigitsStrategy { DigitsStrategy(bounds) }
  /// Exactly that number of digits: `.digits(6)`.
  public static func digits(_ count: Int) -> DigitsStrategy { DigitsStrategy(count) }
}

extension CatalogEntry {
  static let digits = CatalogEntry(
    name: "digits", group: .text,
    summary: "Only ASCII digits, with their number within bounds.",
    argument: .required("[MIN]..[MAX]", "inclusive bounds or one exact number of digits"),
    structure: .bounds(of: "digits"),
    swift: ".digits(6), .digits(4...6)",
    messages: [
      "digits.character": "must have digits only: character {position}, '{character}', is not a digit",
      "digits.too-few": "must have at least {minimum} {minimum|digit|digits}, has {actual}",
      "digits.too-many": "must have at most {maximum} {maximum|digit|digits}, has {actual}",
    ],
    synonyms: ["digit"],
    examples: [
      .init(argument: "6", valid: "000000", "123456"),
      .init(
        argument: "6", invalid: ("12345", "digits.too-few"), ("1234567", "digits.too-many"),
        ("12345a", "digits.character"), ("12345\n", "digits.character"), ("１２３４５６", "digits.character"),
        ("-12345", "digits.character")),
      .init(argument: "4..", valid: "0042", "1234567890"),
      .init(argument: "4..", invalid: ("042", "digits.too-few")),
    ]
  ) { argument throws(RuleError) in
    let bounds = try Bounds(argument ?? "", of: "digits") { Int(digits: $0) }
    return .content(DigitsStrategy((bounds.lower ?? 0)...(bounds.upper ?? .max)))
  }
}
