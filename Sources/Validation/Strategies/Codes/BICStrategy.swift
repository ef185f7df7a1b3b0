/// The value is a Business Identifier Code of eight characters, or of eleven with a branch.
///
/// ISO 9362:2022, section 5: a prefix of four letters or digits, a country's code of ISO 3166-1 or XK, a suffix of
/// two letters or digits, and perhaps a branch of three; upper case. (Until 2014 the prefix was of letters.) It has
/// no check digit.
///
/// ```swift
/// BICStrategy().verdict(on: "DEUTDEFF500")       // .valid
/// BICStrategy().failure(of: "DEUTZZFF")?.code    // "bic.country"
/// ```
///
/// Codes: `bic.structure` (`expected`, `position`), `bic.country` (`country`).
public struct BICStrategy: ByteValidationStrategy, Hashable {
  private static let form = CodeForm("ccccaacc|ccccaaccccc")

  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    _ = try Self.form.symbols(of: value, rule: "bic")
    let country = value.extracting(4..<6)
    guard CodeCountries.contains(country) else {
      throw ValidationFailure("bic.country", ["country": .text(String(repairing: country))])
    }
  }
}

/// The countries that codes of banks and securities name: ISO 3166-1, and XK for Kosovo.
enum CodeCountries {
  static func contains(_ code: Span<UInt8>) -> Bool {
    codes.lists(code[0], code[1])
  }

  private static let codes: StaticString = """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT \
    BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH \
    ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT \
    HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS \
    LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI \
    NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG \
    SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG \
    UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """
}

extension InputFieldValidationStrategy where Self == BICStrategy {
  /// The code of a bank or business.
  public static var bic: BICStrategy { BICStrategy() }
}

extension CatalogEntry {
  static let bic = CatalogEntry(
    name: "bic", group: .codes,
    summary: "A Business Identifier Code (SWIFT code) of eight or eleven characters.",
    swift: ".bic", codes: ["bic.structure", "bic.country"], strategy: BICStrategy(),
    examples: [
      .init(valid: "DEUTDEFF", "DEUTDEFF500", "E097AEXX"),
      .init(
        invalid: ("DEUTZZFF", "bic.country"), ("DEUTDEFF5", "bic.structure"), ("deutdeff", "bic.structure"),
        ("DEUT1EFF", "bic.structure")),
    ])
}
