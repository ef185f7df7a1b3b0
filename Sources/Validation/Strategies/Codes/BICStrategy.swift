internal import Bytes
internal import ValidationData

/// A strategy that accepts a Business Identifier Code of eight characters, or of eleven with a branch.
///
/// ISO 9362:2022, section 5: a prefix of four letters or digits (until 2014 only letters), a country code of
/// ISO 3166-1 or XK, a suffix of two letters or digits, and optionally a branch of three; letters are upper
/// case. There is no check digit.
///
/// ```swift
/// BICStrategy().verdict(on: "DEUTDEFF500")       // .valid
/// BICStrategy().failure(of: "DEUTZZFF")?.code    // "bic.country"
/// ```
///
/// Codes: `bic.structure` (`expected`, `found`, `position`), `bic.country` (`country`).
public struct BICStrategy: ByteValidationStrategy, Hashable {
  private static let notation = CodeNotation("ccccaacc|ccccaaccccc", like: "DEUTDEFF")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    _ = try Self.notation.symbols(of: value, rule: "bic")
    let country = value.extracting(4..<6)
    guard CodeCountries.contains(country) else {
      throw ValidationFailure("bic.country", ["country": .text(String(repairing: country))])
    }
  }
}

/// The countries in codes of banks and securities: those of ISO 3166-1, and XK for Kosovo.
enum CodeCountries {
  static func contains(_ code: Span<UInt8>) -> Bool {
    CountryCodes.alpha2.contains(code) || code.equals("XK")
  }
}

extension InputFieldValidationStrategy where Self == BICStrategy {
  /// The code of a bank or business.
  public static var bic: BICStrategy { BICStrategy() }
}

extension CatalogEntry {
  static let bic = CatalogEntry(
    name: "bic", group: .codes,
    summary: "A Business Identifier Code (SWIFT code) of eight or eleven characters.",
    swift: ".bic",
    messages: [
      "bic.structure":
        "must be a BIC, such as {expected}: there is {found} at character {position}",
      "bic.country": "must be a BIC: '{country}' at its fifth character is not a country",
    ],
    strategy: BICStrategy(),
    synonyms: ["swift", "swift-code"],
    examples: [
      .init(valid: "DEUTDEFF", "DEUTDEFF500", "E097AEXX"),
      .init(
        invalid: ("DEUTZZFF", "bic.country"), ("DEUTDEFF5", "bic.structure"), ("deutdeff", "bic.structure"),
        ("DEUT1EFF", "bic.structure")),
    ])
}
