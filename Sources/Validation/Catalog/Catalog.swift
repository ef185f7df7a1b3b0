internal import Bytes

/// The list of all rules, from which the command line, rule files, the help and the documentation are made.
public enum Catalog {
  /// All entries, by group and then in the order of the documentation.
  public static let entries: [CatalogEntry] = groups.flatMap { $0() }

  /// The groups, each created when it is first used: a run needs few of the rules.
  private static let groups: [@Sendable () -> [CatalogEntry]] = [
    { presence }, { text }, { numbers }, { time }, { network }, { resources }, { encodings }, { codes },
    { places },
    { secrets },
  ]

  private static let presence: [CatalogEntry] = [
    .required, .notBlank, .unique, .empty, .oneOf, .noneOf, .boolean, .inFile, .equals,
  ]

  private static let text: [CatalogEntry] = [
    .length, .words, .regex, .notRegex, .contains, .notContains, .startsWith, .notStartsWith, .endsWith,
    .notEndsWith, .alpha, .alphanumeric, .numeric, .digits, .lowercase, .uppercase, .slug, .identifier,
    .trimmed, .singleLine, .ascii, .printable, .noControl, .noBidi, .script, .normalized,
  ]

  private static let numbers: [CatalogEntry] = [
    .integer, .number, .decimal, .range, .positive, .negative, .multipleOf, .percentage, .port, .latitude,
    .longitude,
  ]

  private static let time: [CatalogEntry] = [
    .date, .time, .dateTime, .localDateTime, .duration, .year, .yearMonth, .month, .week, .before, .after,
    .between, .past, .future, .age, .timeZone,
  ]

  private static let network: [CatalogEntry] = [
    .email, .internationalEmail, .hostName, .internationalHostName, .domain, .hostPort, .ip, .ipv4, .ipv6,
    .cidr,
    .macAddress,
  ]

  private static let resources: [CatalogEntry] = [
    .url, .uri, .uriReference, .iri, .iriReference, .uriTemplate, .dataURI, .mimeType, .uuid, .ulid, .jwt,
    .jsonPointer, .relativeJSONPointer, .semver,
  ]

  private static let encodings: [CatalogEntry] = [
    .json, .hex, .base64, .base64url, .base32, .hexColor, .md5, .sha1, .sha256, .sha512, .isRegex,
  ]

  private static let codes: [CatalogEntry] = [
    .luhn, .verhoeff, .creditCard, .iban, .bic, .isbn, .isbn10, .isbn13, .issn, .ean8, .ean13, .upc, .isin,
    .imei,
    .lei, .vat, .nationalID,
  ]

  private static let places: [CatalogEntry] = [
    .country, .currency, .language, .postalCode, .e164, .phone,
  ]

  private static let secrets: [CatalogEntry] = [
    .password
  ]

  /// The entry of that name, or `nil`. O(n) in the number of rules.
  public static func entry(named name: String) -> CatalogEntry? {
    for group in groups {
      if let entry = group().first(where: { $0.name == name }) { return entry }
    }
    return nil
  }

  /// The rule that is spelled `email` or `length:1..40`, for example; the argument is the text after the
  /// first colon.
  ///
  /// ```swift
  /// try Catalog.rule("length:..3").name  // "length"
  /// ```
  public static func rule(
    _ spelling: String, in context: RuleContext = RuleContext()
  ) throws(RuleError) -> Rule {
    let (name, argument) = spelling.split(atFirst: UInt8(ascii: ":"))
    guard let entry = entry(named: name) else {
      throw .unknownRule(name, suggestion: suggestion(for: name))
    }
    return try entry.rule(argument: argument, in: context)
  }
}
