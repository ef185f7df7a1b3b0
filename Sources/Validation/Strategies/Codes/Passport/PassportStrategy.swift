/// A strategy that accepts the number of a passport of a country. Form only.
///
/// ICAO Doc 9303, part 4, section 4.2.2: at most nine digits and upper-case letters. The check digit of a number is in the machine-readable
/// zone and no part of it. No state publishes a grammar of its numbers: the forms are those of validator.js 13.15
/// (`isPassportNumber`), without its lower-case letters, with the letters that Germany (BSI TR-03110) and China leave out.
///
/// ```swift
/// PassportStrategy(.germany).verdict(on: "C01X00T47")        // .valid
/// PassportStrategy(.germany).failure(of: "C01X00T4")?.code   // "passport.structure"
/// ```
///
/// Codes, each with `country`: `passport.structure` (`expected`, `found`, `position`), `passport.part` (`position`, `part`).
public struct PassportStrategy: ByteValidationStrategy, Hashable {
  /// The country of the passports.
  public let country: PassportCountry

  /// Creates a strategy that accepts the numbers of a country.
  public init(_ country: PassportCountry) {
    self.country = country
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try country.scheme.check(value, rule: "passport", country: country.rawValue)
  }
}

extension PassportStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] { country.scheme.examples }
}

extension InputFieldValidationStrategy where Self == PassportStrategy {
  /// The number of a passport of the country.
  public static func passport(_ country: PassportCountry) -> PassportStrategy { PassportStrategy(country) }
}

extension CatalogEntry {
  static let passport = CatalogEntry(
    name: "passport", group: .codes,
    summary: "The number of a passport of a country; form only.",
    argument: .required(
      "COUNTRY", "one of " + PassportCountry.allCases.map(\.rawValue).joined(separator: ", ")),
    swift: ".passport(.germany)",
    messages: [
      "passport.structure":
        "must be a passport number ({country}), such as {expected}: there is {found} at character {position}",
      "passport.part":
        "must be a passport number ({country}): no number has '{part}' at character {position}",
      "passport.part/start": "must be a passport number ({country}): no number begins with '{part}'",
    ],
    synonyms: ["passport-number", "travel-document"],
    examples: [
      .init(argument: "DE", valid: "C01X00T47"),
      .init(
        argument: "DE", invalid: ("C01X00T4", "passport.structure"), ("c01x00t47", "passport.structure"),
        ("C01O00T47", "passport.part")),
      .init(argument: "US", valid: "790369937", "A12345678"),
    ]
  ) { argument throws(RuleError) in
    .content(PassportStrategy(try PassportCountry(argument: argument ?? "", of: "country")))
  }
}
