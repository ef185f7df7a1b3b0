internal import Bytes

/// A strategy that accepts an international telephone number of ITU-T E.164: `+` and 7 to 15 digits, no spaces.
///
/// ITU-T E.164 (2010), clause 6: at most 15 digits, the first one to three of them an assigned country
/// calling code, which never begins with 0; the `+` is the international prefix symbol of ITU-T E.123. The
/// recommendation defines no minimum length; the minimum of seven digits is that of the shortest numbers in
/// service (Niue, Saint Helena). Calling codes are those for which libphonenumber has numbers. Whether the
/// number exists is not checked; the rule `phone` does that.
///
/// ```swift
/// E164Strategy().verdict(on: "+493012345678")          // .valid
/// E164Strategy().failure(of: "+49 30 12345678")?.code  // "e164.character"
/// ```
///
/// Codes: `e164.plus`, `e164.character` (`position`, `character`), `e164.too-short` (`minimum`, `actual`),
/// `e164.too-long` (`maximum`, `actual`), `e164.calling-code`.
public struct E164Strategy: ByteValidationStrategy, Hashable {
  private static let lengths = 7...15
  /// The calling codes that are assigned, in order.
  package static var callingCodes: [Int] { PhoneDirectory.world.callingCodes }

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0, value[0] == UInt8(ascii: "+") else { throw ValidationFailure("e164.plus") }
    for index in 1..<value.count where !value[index].isDigit {
      throw ValidationFailure("e164.character", .character(index, in: value))
    }
    let digits = value.count - 1
    guard digits >= Self.lengths.lowerBound else {
      throw ValidationFailure(
        "e164.too-short", ["minimum": .integer(Self.lengths.lowerBound), "actual": .integer(digits)])
    }
    guard digits <= Self.lengths.upperBound else {
      throw ValidationFailure(
        "e164.too-long", ["maximum": .integer(Self.lengths.upperBound), "actual": .integer(digits)])
    }
    guard PhoneDirectory.world.callingCode(startingAt: 1, of: value) != nil else {
      throw ValidationFailure("e164.calling-code")
    }
  }
}

extension InputFieldValidationStrategy where Self == E164Strategy {
  /// An international telephone number, `+` and digits alone.
  public static var e164: E164Strategy { E164Strategy() }
}

extension CatalogEntry {
  static let e164 = CatalogEntry(
    name: "e164", group: .places,
    summary: "An international telephone number as + and 7 to 15 digits (ITU-T E.164).",
    swift: ".e164",
    messages: [
      "e164.plus": "must be a telephone number that begins with +",
      "e164.character":
        "must be a telephone number as + and digits: character {position}, '{character}', is not a digit",
      "e164.too-short":
        "must be a telephone number: it has {actual} {actual|digit|digits}, at least {minimum} are required",
      "e164.too-long": "must be a telephone number: it has {actual} digits, {maximum} are allowed",
      "e164.calling-code": "must be a telephone number: no country calling code is at its beginning",
    ],
    strategy: E164Strategy(),
    synonyms: ["msisdn"],
    lesserSynonyms: ["cell-phone", "mobile", "mobile-phone", "phone-number", "tel", "telephone"],
    examples: [
      .init(valid: "+493012345678", "+14155552671", "+6834000", "+80012345678"),
      .init(
        invalid: ("493012345678", "e164.plus"), ("+49 30 12345678", "e164.character"),
        ("+683400", "e164.too-short"), ("+4930123456789012", "e164.too-long"),
        ("+0301234567", "e164.calling-code"), ("+2101234567", "e164.calling-code")),
    ])
}
