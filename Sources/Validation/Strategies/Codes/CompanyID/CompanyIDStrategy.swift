/// A strategy that accepts a number under which a country has registered a company.
///
/// The scheme of each ``CompanyIDCountry`` defines the notation, the check digits and the source of its rules. Where no rule of check
/// digits is published, its comment says "form only". Only the separators of the official print are allowed, and may be
/// omitted. Where a country has several kinds of numbers, one of each is accepted. Whether a number was issued is not
/// checked.
///
/// ```swift
/// CompanyIDStrategy(.france).verdict(on: "552 008 443")          // .valid
/// CompanyIDStrategy(.france).failure(of: "552 008 444")?.code  // "company-id.checksum"
/// ```
///
/// Codes, each with `country`: `company-id.structure` (`expected`, `found`, `position`), `company-id.part` (`position`, `part`),
/// `company-id.checksum`, `company-id.birth-date`, `company-id.unborn` (`day`).
public struct CompanyIDStrategy: ByteValidationStrategy, Hashable {
  /// The country of the numbers.
  public let country: CompanyIDCountry
  /// The day after which nobody is born yet whose number contains a date of birth.
  public let today: CalendarDay

  /// Creates a strategy that accepts the numbers of a country.
  public init(_ country: CompanyIDCountry, on today: CalendarDay = .today) {
    self.country = country
    self.today = today
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try country.scheme.check(value, rule: "company-id", country: country.rawValue, today: today)
  }
}

extension CompanyIDStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] { country.scheme.examples }
}

extension InputFieldValidationStrategy where Self == CompanyIDStrategy {
  /// A number under which the country has registered a company.
  public static func companyID(_ country: CompanyIDCountry, on today: CalendarDay = .today)
    -> CompanyIDStrategy
  {
    CompanyIDStrategy(country, on: today)
  }
}

extension CatalogEntry {
  static let companyID = CatalogEntry(
    name: "company-id", group: .codes,
    summary: "A register number of a company, with its check digits.",
    argument: .required(
      "COUNTRY", "one of " + CompanyIDCountry.allCases.map(\.rawValue).joined(separator: ", ")),
    swift: ".companyID(.france)",
    messages: [
      "company-id.structure":
        "must be a company number ({country}), such as {expected}: there is {found} at character {position}",
      "company-id.part":
        "must be a company number ({country}): no number has '{part}' at character {position}",
      "company-id.part/start": "must be a company number ({country}): no number begins with '{part}'",
      "company-id.checksum": "must be a company number ({country}): its check digits are wrong",
      "company-id.birth-date": "must be a company number ({country}): its date does not exist",
      "company-id.unborn": "must be a company number ({country}): its date, {day}, is in the future",
    ],
    synonyms: [
      "acn", "cif", "company-number", "cvr", "eik", "ico", "kvk", "krs", "ogrn", "organisation-number",
      "regon", "siren", "siret", "uen", "uscc",
    ],
    lesserSynonyms: ["abn", "cnpj"],
    examples: [
      .init(argument: "FR", valid: "552 008 443", "73282932000074"),
      .init(
        argument: "FR", invalid: ("552 008 444", "company-id.checksum"), ("55200844", "company-id.structure"),
        ("000000000", "company-id.part")),
      .init(argument: "GB", valid: "SC123456", "01234567"),
      .init(argument: "MX", invalid: ("ABC991332AB1", "company-id.birth-date")),
      .init(argument: "IS", invalid: ("410130-0000", "company-id.unborn")),
      .init(argument: "CN", valid: "91110000600037341L"),
    ]
  ) { argument, context throws(RuleError) in
    let country = try CompanyIDCountry(argument: argument ?? "", of: "country")
    return .content(CompanyIDStrategy(country, on: context.today))
  }
}
