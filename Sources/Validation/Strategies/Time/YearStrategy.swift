/// A strategy that accepts a year of four ASCII digits, 0000 to 9999: RFC 3339, section 5.6, `date-fullyear`.
///
/// Narrower than XML Schema's `gYear` (part 2, section 3.3.11), which has a sign, more digits and a time zone.
///
/// ```swift
/// YearStrategy().verdict(on: "2024")       // .valid
/// YearStrategy().failure(of: "24")?.code   // "year.malformed"
/// ```
///
/// Code: `year.malformed` (`position`).
public struct YearStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: "year.malformed")
    _ = try cursor.number(width: 4, in: value)
    try cursor.expectEnd(of: value)
  }
}

extension InputFieldValidationStrategy where Self == YearStrategy {
  /// A year of four digits.
  public static var year: YearStrategy { YearStrategy() }
}

extension CatalogEntry {
  static let year = CatalogEntry(
    name: "year", group: .time,
    summary: "A year of four digits, 0000 to 9999.",
    swift: ".year",
    messages: [
      "year.malformed": "must be a year as YYYY"
    ],
    strategy: YearStrategy(),
    examples: [
      .init(valid: "2024", "0000", "9999"),
      .init(
        invalid: ("24", "year.malformed"), ("12024", "year.malformed"), ("-001", "year.malformed"),
        ("２０２４", "year.malformed")),
    ])
}
