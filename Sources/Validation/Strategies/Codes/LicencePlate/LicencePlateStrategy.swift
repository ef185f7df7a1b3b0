/// A strategy that accepts the registration mark of a motor vehicle of a country. Form only.
///
/// The marks of the ordinary series for cars in use today, in capitals; between the groups there may be a hyphen, a space or nothing.
/// Letters that a country leaves out are refused. Older series, plates of dealers, diplomats, authorities and one's own choice are not
/// accepted, and neither the codes of districts nor the issue of a mark are checked. The sources are the regulations of each country as
/// the public descriptions of its plates cite them; no text of the offices was compared.
///
/// ```swift
/// LicencePlateStrategy(.germany).verdict(on: "M-AB 1234")        // .valid
/// LicencePlateStrategy(.germany).failure(of: "M-1234")?.code     // "licence-plate.structure"
/// ```
///
/// Codes, each with `country`: `licence-plate.structure` (`expected`, `found`, `position`), `licence-plate.part` (`position`, `part`).
public struct LicencePlateStrategy: ByteValidationStrategy, Hashable {
  /// The country of the plates.
  public let country: LicencePlateCountry

  /// Creates a strategy that accepts the plates of a country.
  public init(_ country: LicencePlateCountry) {
    self.country = country
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try country.scheme.check(value, rule: "licence-plate", country: country.rawValue)
  }
}

extension LicencePlateStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] { country.scheme.examples }
}

extension InputFieldValidationStrategy where Self == LicencePlateStrategy {
  /// The registration mark of a motor vehicle of the country.
  public static func licencePlate(_ country: LicencePlateCountry) -> LicencePlateStrategy {
    LicencePlateStrategy(country)
  }
}

extension CatalogEntry {
  static let licencePlate = CatalogEntry(
    name: "licence-plate", group: .codes,
    summary: "The registration mark of a car of a country, of the series in use today; form only.",
    argument: .required(
      "COUNTRY", "one of " + LicencePlateCountry.allCases.map(\.rawValue).joined(separator: ", ")),
    swift: ".licencePlate(.germany)",
    messages: [
      "licence-plate.structure":
        "must be a licence plate ({country}), such as {expected}: there is {found} at character {position}",
      "licence-plate.part":
        "must be a licence plate ({country}): no plate has '{part}' at character {position}",
      "licence-plate.part/start": "must be a licence plate ({country}): no plate begins with '{part}'",
    ],
    synonyms: ["license-plate", "number-plate", "plate", "vehicle-registration"],
    examples: [
      .init(argument: "DE", valid: "M-AB 1234", "B XY 1", "HH-A 12E"),
      .init(
        argument: "DE", invalid: ("M-1234", "licence-plate.structure"),
        ("m-ab 1234", "licence-plate.structure")),
      .init(argument: "FR", valid: "AB-123-CD"),
      .init(argument: "FR", invalid: ("AI-123-CD", "licence-plate.part")),
    ]
  ) { argument throws(RuleError) in
    .content(LicencePlateStrategy(try LicencePlateCountry(argument: argument ?? "", of: "country")))
  }
}
