internal import Bytes

/// A strategy that accepts a VAT identification number of one country, or of the country that its prefix
/// names.
///
/// The scheme of each ``VATCountry`` defines the notation and the check digits of its numbers; the common source is the
/// European Commission's table of structures in VIES. Letters are upper case, and there are no separators except in the
/// schemes that define some (Switzerland, Norway). With a country the prefix may be omitted, except Switzerland's `CHE`,
/// which is part of the number; a value that begins with the letters of the prefix is read as having it. Whether a number
/// was issued is not checked.
///
/// ```swift
/// VATStrategy().verdict(on: "DE136695976")             // .valid
/// VATStrategy(.germany).verdict(on: "136695976")       // .valid
/// VATStrategy().failure(of: "DE136695975")?.code       // "vat.checksum"
/// VATStrategy().failure(of: "US136695976")?.code       // "vat.country"
/// ```
///
/// Codes: `vat.country`, `vat.structure` (`country`, `expected`, `found`, `position`, `prefix`),
/// `vat.part` (`country`, `position`, `part`), `vat.birth-date` (`country`), `vat.unborn` (`country`, `day`),
/// `vat.checksum` (`country`).
public struct VATStrategy: ByteValidationStrategy, Hashable {
  /// The country of the numbers; `nil` for the one that the prefix names.
  public let country: VATCountry?
  /// The day after which nobody is born yet whose number contains a date of birth.
  public let today: CalendarDay

  /// Creates a strategy that accepts the numbers of a country, or of all countries.
  public init(_ country: VATCountry? = nil, on today: CalendarDay = .today) {
    self.country = country
    self.today = today
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let own = VATCountry(prefixOf: value)
    guard let country = country ?? own else {
      throw ValidationFailure(
        "vat.country", VATCountry.isLowerCase(prefixOf: value) ? ["variant": "lower-case"] : [:])
    }
    let start = own == country && !country.schemeHasPrefix ? 2 : 0
    let prefix = country.schemeHasPrefix ? "" : country.rawValue
    do throws(ValidationFailure) {
      try country.scheme.check(
        value, from: start, prefix: prefix, rule: "vat", country: country.rawValue, today: today)
    } catch {
      throw error.code == "vat.structure" ? error.namingPrefix(of: value, unless: country) : error
    }
  }
}

extension ValidationFailure {
  /// The same failure of the structure, which names two letters that are not those of the country if it is at the first.
  fileprivate func namingPrefix(of value: Span<UInt8>, unless country: VATCountry) -> ValidationFailure {
    guard !country.schemeHasPrefix, parameters["position"] == 1, value.count >= 2, value[0].isUppercase,
      value[1].isUppercase
    else { return self }
    return ValidationFailure(
      code, parameters + ["prefix": .text(String(repairing: value.extracting(0..<2))), "variant": "prefix"])
  }
}

extension VATCountry {
  /// The country that the first two letters name.
  init?(prefixOf value: Span<UInt8>) {
    guard value.count >= 2, value[0].isUppercase, value[1].isUppercase else { return nil }
    self.init(rawValue: String(repairing: value.extracting(0..<2)))
  }

  /// Whether the first two letters name a country, but are not both capitals.
  fileprivate static func isLowerCase(prefixOf value: Span<UInt8>) -> Bool {
    guard value.count >= 2, value[0].isLetter, value[1].isLetter else { return false }
    return VATCountry(rawValue: String(repairing: value.extracting(0..<2)).uppercased()) != nil
  }
}

extension VATStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] {
    guard let country else { return [] }
    let prefix = country.schemeHasPrefix ? "" : country.rawValue
    return country.scheme.examples.map { prefix + $0 }
  }
}

extension InputFieldValidationStrategy where Self == VATStrategy {
  /// A VAT identification number with the prefix of its country.
  public static var vat: VATStrategy { VATStrategy() }

  /// A VAT identification number of that country.
  public static func vat(_ country: VATCountry, on today: CalendarDay = .today) -> VATStrategy {
    VATStrategy(country, on: today)
  }
}

extension CatalogEntry {
  static let vat = CatalogEntry(
    name: "vat", group: .codes,
    summary: "A VAT number with its check digits, of a country of the European Union, GB, CH or NO.",
    argument: .optional(
      "PREFIX", "the country by its prefix, such as DE, EL or XI (default: the value's own)"),
    swift: ".vat, .vat(.germany)",
    messages: [
      "vat.country":
        "must be a VAT number, which begins with the letters of its country, such as DE136695976 or EL094259216",
      "vat.country/lower-case": "must be a VAT number: the letters of its country must be capitals",
      "vat.structure":
        "must be a VAT number ({country}), such as {expected}: there is {found} at character {position}",
      "vat.structure/prefix":
        "must be a VAT number ({country}), such as {expected}: '{prefix}' at its beginning is not {country}",
      "vat.part": "must be a VAT number ({country}): no number has '{part}' at character {position}",
      "vat.part/start": "must be a VAT number ({country}): no number begins with '{part}'",
      "vat.birth-date": "must be a VAT number ({country}): its date of birth does not exist",
      "vat.unborn": "must be a VAT number ({country}): its date of birth, {day}, is in the future",
      "vat.checksum": "must be a VAT number ({country}): its check digits are wrong",
    ],
    synonyms: ["vat-id", "vat-number"],
    lesserSynonyms: ["tin"],
    examples: [
      .init(valid: "DE136695976", "FR40303265045", "ESB58378431", "CHE-107.787.577 IVA", "EL094259216"),
      .init(
        invalid: ("136695976", "vat.country"), ("US136695976", "vat.country"),
        ("DE13669597", "vat.structure"), ("de136695976", "vat.country"), ("DE036695976", "vat.part"),
        ("DE136695978", "vat.checksum")),
      .init(argument: "NL", valid: "NL004495445B01", "004495445B01"),
      .init(argument: "NL", invalid: ("123456789B90", "vat.checksum"), ("DE136695976", "vat.structure")),
      .init(argument: "LV", valid: "LV40003521600", "16117519997"),
      .init(argument: "LV", invalid: ("LV31026117516", "vat.birth-date"), ("LV01019920013", "vat.unborn")),
    ]
  ) { argument, context throws(RuleError) in
    let country: VATCountry? =
      if let argument { try VATCountry(argument: argument, of: "prefix") } else { nil }
    return .content(VATStrategy(country, on: context.today))
  }
}
