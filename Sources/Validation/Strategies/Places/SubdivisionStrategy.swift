internal import Bytes
internal import ValidationData

/// A strategy that accepts the code of a subdivision of a country, such as a state, a province or a department.
///
/// ISO 3166-2:2020, clause 5: the code of the country by ISO 3166-1, a hyphen, and one to three capitals or digits, of those that are in the
/// standard.
///
/// ```swift
/// SubdivisionStrategy().verdict(on: "US-CA")                       // .valid
/// SubdivisionStrategy().failure(of: "US-XX")?.code                 // "subdivision.unassigned"
/// SubdivisionStrategy("US", "CA").failure(of: "DE-BE")?.code       // "subdivision.country"
/// ```
///
/// No allocation. Codes: `subdivision.malformed`, `subdivision.unassigned`, `subdivision.country` (`countries`).
public struct SubdivisionStrategy: ByteValidationStrategy, Hashable {
  /// The accepted countries by their codes of two letters; empty for all.
  public let countries: [String]

  /// Creates a strategy that accepts the subdivisions of some countries, or of all.
  ///
  /// - Precondition: ISO 3166-2 has subdivisions of each country.
  public init(_ countries: String...) {
    precondition(countries.allSatisfy(Self.hasSubdivisions), "the country has no subdivisions")
    self.countries = countries
  }

  init(_ countries: [String]) { self.countries = countries }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard 4...6 ~= value.count, value[2] == UInt8(ascii: "-"), value.extracting(0..<2).isUppercase,
      (3..<value.count).allSatisfy({ value[$0].isUppercase || value[$0].isDigit })
    else { throw ValidationFailure("subdivision.malformed") }
    guard countries.isEmpty || countries.contains(where: { value.starts(with: $0.utf8Span.span) }) else {
      throw .init("subdivision.country", ["countries": .list(countries)])
    }
    guard SubdivisionCodes.all.contains(value) else { throw ValidationFailure("subdivision.unassigned") }
  }

  static func hasSubdivisions(_ country: String) -> Bool {
    country.utf8.count == 2 && SubdivisionCodes.all.all.contains { $0.hasPrefix(country + "-") }
  }
}

extension SubdivisionStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] {
    SubdivisionCodes.all.all.filter { code in
      countries.isEmpty || countries.contains { code.hasPrefix($0 + "-") }
    }
  }
}

extension InputFieldValidationStrategy where Self == SubdivisionStrategy {
  /// The code of a subdivision of any country.
  public static var subdivision: SubdivisionStrategy { SubdivisionStrategy() }

  /// The code of a subdivision of some countries: `.subdivision("US", "CA")`.
  public static func subdivision(_ countries: String...) -> SubdivisionStrategy {
    SubdivisionStrategy(countries)
  }
}

extension CatalogEntry {
  static let subdivision = CatalogEntry(
    name: "subdivision", group: .places,
    summary: "The code of a subdivision of a country, such as a state or a province (ISO 3166-2).",
    argument: .optional("COUNTRY,COUNTRY…", "codes of two letters, such as US,CA"),
    structure: .words(of: "subdivision"),
    swift: #".subdivision, .subdivision("US", "CA")"#,
    messages: [
      "subdivision.malformed": "must be the code of a subdivision, such as US-CA",
      "subdivision.unassigned": "must be the code of a subdivision of ISO 3166-2, such as US-CA",
      "subdivision.country": "must be the code of a subdivision of {countries}",
    ],
    synonyms: ["iso3166-2", "province", "region", "state"],
    examples: [
      .init(valid: "US-CA", "DE-BE", "FR-75C", "GB-ENG"),
      .init(
        invalid: ("CA", "subdivision.malformed"), ("us-ca", "subdivision.malformed"),
        ("US-XX", "subdivision.unassigned"), ("XX-A", "subdivision.unassigned")),
      .init(argument: "US,CA", valid: "US-NY", "CA-ON"),
      .init(
        argument: "US,CA", invalid: ("DE-BE", "subdivision.country"), ("US-ON", "subdivision.unassigned")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(SubdivisionStrategy()) }
    let countries = argument.split(atEach: UInt8(ascii: ","))
    for country in countries where !SubdivisionStrategy.hasSubdivisions(country) {
      throw .malformedArgument(
        country, expected: "countries with subdivisions by two letters, such as US,CA", of: "subdivision")
    }
    return .content(SubdivisionStrategy(countries))
  }
}
