internal import Bytes

/// A strategy that accepts a duration: RFC 3339, appendix A, `duration`, which is JSON Schema's format `duration`.
///
/// Grammar: `P`, then either weeks alone (`2W`), or any of years, months and days, and optionally `T` and any
/// of hours, minutes and seconds. At least one unit is required in all and, if there is a `T`, at least one
/// after it. Each unit is a whole number of any length and a letter in either case (RFC 5234, section 2.3).
/// The ABNF does not allow a missing unit between two others: `P1Y2M3D` and `P2M3D` are valid, `P1Y3D` and
/// `PT1H2S` are not. Narrower than ISO 8601: no fractions, no sign.
///
/// ```swift
/// DurationStrategy().verdict(on: "P1DT12H")         // .valid
/// DurationStrategy().failure(of: "P1Y3D")?.code     // "duration.unit-order"
/// DurationStrategy().failure(of: "PT")?.code        // "duration.empty"
/// ```
///
/// Codes: `duration.malformed` (`position`), `duration.empty` (`position`), `duration.unit-order` (`position`,
/// `character`), `duration.weeks-combined`.
public struct DurationStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: "duration.malformed")
    if !cursor.skip("p", in: value) { try cursor.expect("P", in: value) }
    var isTime = false
    var previous: Int?
    while cursor.index < value.count {
      if !isTime, cursor.skip("T", in: value) || cursor.skip("t", in: value) {
        (isTime, previous) = (true, nil)
        continue
      }
      try cursor.skipDigits(in: value)
      guard cursor.index < value.count else { throw cursor.fault(in: value) }
      let letter = value[cursor.index].lowercased
      if letter == UInt8(ascii: "w"), !isTime {
        cursor.step()
        guard previous == nil, !Self.continues(value, at: cursor.index) else {
          throw ValidationFailure("duration.weeks-combined")
        }
        return try cursor.expectEnd(of: value)
      }
      guard let rank = Self.rank(of: letter, isTime: isTime) else { throw cursor.fault(in: value) }
      guard previous == nil || previous == rank - 1 else {
        throw ValidationFailure("duration.unit-order", .character(cursor.index, in: value))
      }
      previous = rank
      cursor.step()
    }
    guard previous != nil else {
      throw ValidationFailure("duration.empty", .position(value.count, in: value))
    }
  }

  /// Whether another part of a duration begins at the index.
  private static func continues(_ value: Span<UInt8>, at index: Int) -> Bool {
    index < value.count && (value[index].isDigit || value[index].lowercased == UInt8(ascii: "t"))
  }

  /// The rank of the unit among those before the `T`, or among those after it; `nil` if the letter is not a unit.
  private static func rank(of letter: UInt8, isTime: Bool) -> Int? {
    let units: StaticString = isTime ? "hms" : "ymd"
    return (0..<3).first { units[$0] == letter }
  }
}

extension InputFieldValidationStrategy where Self == DurationStrategy {
  /// A duration: `P1DT12H`.
  public static var duration: DurationStrategy { DurationStrategy() }
}

extension CatalogEntry {
  static let duration = CatalogEntry(
    name: "duration", group: .time,
    summary: "A duration such as P1DT12H (RFC 3339, appendix A).",
    swift: ".duration",
    messages: [
      "duration.malformed": "must be a duration such as P1DT12H: it is malformed at character {position}",
      "duration.empty": "must be a duration such as P1DT12H: a number and its unit are missing at its end",
      "duration.unit-order":
        "must be a duration: '{character}' at character {position} is out of order, write Y M D T H M S with no gap",
      "duration.weeks-combined": "must be a duration: weeks cannot be combined with other units, as in P2W",
    ],
    strategy: DurationStrategy(),
    synonyms: ["interval", "timedelta", "timespan"],
    examples: [
      .init(valid: "P4DT12H30M5S", "P2W", "PT0S", "P1Y", "PT36H", "P2M3D"),
      .init(
        invalid: ("P", "duration.empty"), ("P1DT", "duration.empty"), ("P1Y3D", "duration.unit-order"),
        ("PT1H2S", "duration.unit-order"), ("P2D1Y", "duration.unit-order"),
        ("P1W2D", "duration.weeks-combined"), ("1D", "duration.malformed"), ("-P1D", "duration.malformed"),
        ("PT0.5S", "duration.malformed"), ("P1H", "duration.malformed")),
    ])
}
