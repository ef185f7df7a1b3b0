/// A strategy that accepts an International Securities Identification Number: a prefix of two letters, nine letters or
/// digits and a check digit.
///
/// ISO 6166:2021: the prefix is a country code of ISO 3166-1, or one of the prefixes without a country: EU,
/// EZ, QS, QT, XA to XD, XF, XK, XS and XT. Numbers are never changed, so that those of former countries remain, with
/// codes that ISO 3166-3 lists as withdrawn since 1989: AN, BU, CS, DD, FX, NT, SU, TP, YD, YU and ZR. Each letter is
/// replaced by the two digits of its value, and the digits end with a Luhn digit (annex B).
///
/// ```swift
/// ISINStrategy().verdict(on: "US0378331005")       // .valid
/// ISINStrategy().failure(of: "US0378331004")?.code // "isin.checksum"
/// ```
///
/// Codes: `isin.structure` (`expected`, `found`, `position`), `isin.country` (`country`), `isin.checksum`.
public struct ISINStrategy: ByteValidationStrategy, Hashable {
  private static let notation = CodeNotation("aacccccccccd", like: "US0378331005")
  private static let others: StaticString = "EU EZ QS QT XA XB XC XD XF XS XT"
  private static let withdrawn: StaticString = "AN BU CS DD FX NT SU TP YD YU ZR"

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let symbols = try Self.notation.symbols(of: value, rule: "isin")
    let prefix = value.extracting(0..<2)
    guard
      CodeCountries.contains(prefix) || Self.others.lists(prefix[0], prefix[1])
        || Self.withdrawn.lists(prefix[0], prefix[1])
    else {
      throw ValidationFailure("isin.country", ["country": .text(String(repairing: prefix))])
    }
    var luhn = Luhn()
    for index in 0..<symbols.count {
      if symbols[index] >= 10 { luhn.append(symbols[index] / 10) }
      luhn.append(symbols[index] % 10)
    }
    guard luhn.isValid else { throw ValidationFailure("isin.checksum") }
  }
}

extension InputFieldValidationStrategy where Self == ISINStrategy {
  /// The number of a security.
  public static var isin: ISINStrategy { ISINStrategy() }
}

extension CatalogEntry {
  static let isin = CatalogEntry(
    name: "isin", group: .codes,
    summary: "An International Securities Identification Number (ISIN) with its check digit.",
    swift: ".isin",
    messages: [
      "isin.structure":
        "must be an ISIN, such as {expected}: there is {found} at character {position}",
      "isin.country": "must be an ISIN: no code begins with '{country}'",
      "isin.checksum": "must be an ISIN: its check digit is wrong",
    ],
    strategy: ISINStrategy(),
    examples: [
      .init(valid: "US0378331005", "DE000BAY0017", "XS0356705219"),
      .init(
        invalid: ("US0378331004", "isin.checksum"), ("ZZ0378331005", "isin.country"),
        ("US037833100", "isin.structure"), ("us0378331005", "isin.structure")),
    ])
}
