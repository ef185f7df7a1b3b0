internal import Bytes

/// A strategy that accepts a number of digits whose last one is its check digit by the Luhn formula.
///
/// ISO/IEC 7812-1:2017, annex B. Any number of ASCII digits, at least one; no separators (the rule `credit-card` accepts
/// those of a printed card).
///
/// ```swift
/// LuhnStrategy().verdict(on: "79927398713")       // .valid
/// LuhnStrategy().failure(of: "79927398710")?.code // "luhn.checksum"
/// ```
///
/// Codes: `luhn.structure` (`position`, `character`), `luhn.checksum`.
public struct LuhnStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var luhn = Luhn()
    try luhn.read(value, rule: "luhn")
  }
}

/// A strategy that accepts a number of digits whose last one is its check digit by Verhoeff's method.
///
/// J. Verhoeff, "Error Detecting Decimal Codes", 1969. Any number of ASCII digits, at least one; no
/// separators.
///
/// ```swift
/// VerhoeffStrategy().verdict(on: "2363")       // .valid
/// VerhoeffStrategy().failure(of: "2364")?.code // "verhoeff.checksum"
/// ```
///
/// Codes: `verhoeff.structure` (`position`, `character`), `verhoeff.checksum`.
public struct VerhoeffStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var verhoeff = Verhoeff()
    try verhoeff.read(value, rule: "verhoeff")
  }
}

extension Checksum {
  /// Reads a value of digits alone to its end. Sums are at most proportional to the length of the value, so
  /// that they cannot overflow.
  fileprivate mutating func read(
    _ value: Span<UInt8>, rule: StaticString
  ) throws(ValidationFailure) {
    for index in 0..<value.count {
      guard value[index].isDigit else {
        throw ValidationFailure(FailureCode(rawValue: "\(rule).structure"), .character(index, in: value))
      }
      append(CodeSymbols.value(of: value[index]))
    }
    guard value.count > 0 else {
      throw ValidationFailure(
        FailureCode(rawValue: "\(rule).structure"), ["position": 1, "character": "", "variant": "empty"])
    }
    guard isValid else { throw ValidationFailure(FailureCode(rawValue: "\(rule).checksum")) }
  }
}

extension InputFieldValidationStrategy where Self == LuhnStrategy {
  /// Digits with a Luhn check digit.
  public static var luhn: LuhnStrategy { LuhnStrategy() }
}

extension InputFieldValidationStrategy where Self == VerhoeffStrategy {
  /// Digits with a Verhoeff check digit.
  public static var verhoeff: VerhoeffStrategy { VerhoeffStrategy() }
}

extension CatalogEntry {
  static let luhn = CatalogEntry(
    name: "luhn", group: .codes,
    summary: "Digits of which the last is the check digit by the Luhn formula.",
    swift: ".luhn",
    messages: [
      "luhn.structure": "must be digits: character {position}, '{character}', is not a digit",
      "luhn.structure/empty": "must be digits: it is empty",
      "luhn.checksum": "must be a number with a Luhn check digit: its last digit is not the Luhn check digit",
    ],
    strategy: LuhnStrategy(),
    examples: [
      .init(valid: "79927398713", "18", "00"),
      .init(
        invalid: ("79927398710", "luhn.checksum"), ("7992 7398 713", "luhn.structure"),
        ("79927398713 ", "luhn.structure")),
    ])

  static let verhoeff = CatalogEntry(
    name: "verhoeff", group: .codes,
    summary: "Digits of which the last is the check digit by Verhoeff's method.",
    swift: ".verhoeff",
    messages: [
      "verhoeff.structure": "must be digits: character {position}, '{character}', is not a digit",
      "verhoeff.structure/empty": "must be digits: it is empty",
      "verhoeff.checksum":
        "must be a number with a Verhoeff check digit: its last digit is not the Verhoeff check digit",
    ],
    strategy: VerhoeffStrategy(),
    examples: [
      .init(valid: "2363", "123451", "0"),
      .init(invalid: ("2364", "verhoeff.checksum"), ("236-3", "verhoeff.structure")),
    ])
}
