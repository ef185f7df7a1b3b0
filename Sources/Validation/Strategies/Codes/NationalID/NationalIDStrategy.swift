/// A strategy that accepts a number that a state assigns to persons: the national identity, register or
/// insurance number of a country.
///
/// The scheme of each ``NationalIDCountry`` defines the number, its notation and the source of its rules.
/// Letters are upper case. Only the separators of the official print are allowed, and may be omitted. A date
/// in a number, such as the day of birth, must exist and not be in the future. Of numbers without a public check
/// digit (DK, GB, IS, US), those that are never issued are rejected. Whether a number was issued is not checked.
///
/// ```swift
/// NationalIDStrategy(.poland).verdict(on: "44051401359")        // .valid
/// NationalIDStrategy(.poland).failure(of: "44051401358")?.code  // "national-id.checksum"
/// NationalIDStrategy(.poland).failure(of: "44133101358")?.code  // "national-id.birth-date"
/// ```
///
/// Codes, each with `country`: `national-id.structure` (`expected`, `found`, `position`), `national-id.birth-date`,
/// `national-id.unborn` (`day`), `national-id.part` (`position`, `part`), `national-id.checksum`.
public struct NationalIDStrategy: ByteValidationStrategy, Hashable {
  /// The country of the numbers.
  public let country: NationalIDCountry
  /// The day after which nobody is born yet.
  public let today: CalendarDay

  /// Creates a strategy that accepts the numbers of a country.
  public init(_ country: NationalIDCountry, on today: CalendarDay = .today) {
    self.country = country
    self.today = today
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try country.scheme.check(value, rule: "national-id", country: country.rawValue, today: today)
  }
}

extension NationalIDStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] { country.scheme.examples }
}

extension InputFieldValidationStrategy where Self == NationalIDStrategy {
  /// A number that the country assigns to persons.
  public static func nationalID(
    _ country: NationalIDCountry, on today: CalendarDay = .today
  ) -> NationalIDStrategy {
    NationalIDStrategy(country, on: today)
  }
}

extension CatalogEntry {
  static let nationalID = CatalogEntry(
    name: "national-id", group: .codes,
    summary: "A national identity, register or insurance number of a person, with its check digits.",
    argument: .required(
      "COUNTRY", "one of " + NationalIDCountry.allCases.map(\.rawValue).joined(separator: ", ")),
    swift: ".nationalID(.poland)",
    messages: [
      "national-id.structure":
        "must be a national identity number ({country}), such as {expected}: there is {found} at character {position}",
      "national-id.birth-date":
        "must be a national identity number ({country}): its date of birth does not exist",
      "national-id.unborn":
        "must be a national identity number ({country}): its date of birth, {day}, is in the future",
      "national-id.part":
        "must be a national identity number ({country}): no number has '{part}' at character {position}",
      "national-id.part/start":
        "must be a national identity number ({country}): no number begins with '{part}'",
      "national-id.checksum":
        "must be a national identity number ({country}): its check digits are wrong",
    ],
    synonyms: [
      "id-number", "national-insurance-number", "nin", "personal-id", "social-security-number", "ssn",
    ],
    lesserSynonyms: ["tin"],
    examples: [
      .init(argument: "PL", valid: "44051401359"),
      .init(
        argument: "PL", invalid: ("4405140135", "national-id.structure"),
        ("44133101358", "national-id.birth-date"), ("99323101355", "national-id.unborn"),
        ("44051401358", "national-id.checksum")),
      .init(argument: "ES", valid: "54362315K", "X2482300W"),
      .init(argument: "ES", invalid: ("54362315Z", "national-id.checksum")),
      .init(argument: "US", valid: "536-90-4399"),
      .init(argument: "US", invalid: ("666-90-4399", "national-id.part")),
    ]
  ) { argument, context throws(RuleError) in
    let country = try NationalIDCountry(argument: argument ?? "", of: "country")
    return .content(NationalIDStrategy(country, on: context.today))
  }
}
