/// A strategy that accepts a number by which the tax office of a country knows a person or a company.
///
/// The scheme of each ``TaxIDCountry`` defines the notation, the check digits and the source of its rules. Where no rule of check
/// digits is published, its comment says "form only". Only the separators of the official print are allowed, and may be
/// omitted. Where a country has several kinds of numbers, one of each is accepted. Whether a number was issued is not
/// checked.
///
/// ```swift
/// TaxIDStrategy(.brazil).verdict(on: "12.ABC.345/01DE-35")          // .valid
/// TaxIDStrategy(.brazil).failure(of: "12.ABC.345/01DE-36")?.code  // "tax-id.checksum"
/// ```
///
/// Codes, each with `country`: `tax-id.structure` (`expected`, `found`, `position`), `tax-id.part` (`position`, `part`),
/// `tax-id.checksum`, `tax-id.birth-date`, `tax-id.unborn` (`day`).
public struct TaxIDStrategy: ByteValidationStrategy, Hashable {
  /// The country of the numbers.
  public let country: TaxIDCountry
  /// The day after which nobody is born yet whose number contains a date of birth.
  public let today: CalendarDay

  /// Creates a strategy that accepts the numbers of a country.
  public init(_ country: TaxIDCountry, on today: CalendarDay = .today) {
    self.country = country
    self.today = today
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try country.scheme.check(value, rule: "tax-id", country: country.rawValue, today: today)
  }
}

extension TaxIDStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] { country.scheme.examples }
}

extension InputFieldValidationStrategy where Self == TaxIDStrategy {
  /// A number by which the tax office of the country knows a person or a company.
  public static func taxID(_ country: TaxIDCountry, on today: CalendarDay = .today) -> TaxIDStrategy {
    TaxIDStrategy(country, on: today)
  }
}

extension CatalogEntry {
  static let taxID = CatalogEntry(
    name: "tax-id", group: .codes,
    summary: "A tax number of a person or a company, with its check digits.",
    argument: .required(
      "COUNTRY", "one of " + TaxIDCountry.allCases.map(\.rawValue).joined(separator: ", ")),
    swift: ".taxID(.brazil)",
    messages: [
      "tax-id.structure":
        "must be a tax number ({country}), such as {expected}: there is {found} at character {position}",
      "tax-id.part": "must be a tax number ({country}): no number has '{part}' at character {position}",
      "tax-id.part/start": "must be a tax number ({country}): no number begins with '{part}'",
      "tax-id.checksum": "must be a tax number ({country}): its check digits are wrong",
      "tax-id.birth-date": "must be a tax number ({country}): its date does not exist",
      "tax-id.unborn": "must be a tax number ({country}): its date, {day}, is in the future",
    ],
    synonyms: [
      "abn", "cnpj", "cpf", "cuit", "ein", "gstin", "inn", "itin", "nif", "nip", "nit", "rfc", "rif",
      "ruc", "steuernummer", "tax-number", "taxpayer-number", "tfn", "tin", "utr",
    ],
    lesserSynonyms: ["pan", "vat-number"],
    examples: [
      .init(argument: "BR", valid: "12.ABC.345/01DE-35", "390.533.447-05"),
      .init(
        argument: "BR", invalid: ("12.ABC.345/01DE-36", "tax-id.checksum"),
        ("12.ABC.345/01DE", "tax-id.structure"), ("00000000000000", "tax-id.part")),
      .init(argument: "MX", valid: "GODE561231GR8"),
      .init(argument: "MX", invalid: ("GODE561331GR8", "tax-id.birth-date")),
      .init(argument: "IS", valid: "120174-3399"),
      .init(argument: "IS", invalid: ("010130-0000", "tax-id.unborn")),
      .init(argument: "US", valid: "91-1144442", "912-90-3456"),
    ]
  ) { argument, context throws(RuleError) in
    let country = try TaxIDCountry(argument: argument ?? "", of: "country")
    return .content(TaxIDStrategy(country, on: context.today))
  }
}
