/// The one list of rules: the command line, rule files, the help and the documentation read it.
public enum Catalog {
  /// Every entry, by group and then in the order in which a reader would look for them.
  public static let entries: [CatalogEntry] =
    presence + text + numbers + time + network + resources + encodings + codes + places + secrets

  private static let presence: [CatalogEntry] = [
    .required, .notBlank, .oneOf,
  ]

  private static let text: [CatalogEntry] = [
    .length, .regex,
  ]

  private static let numbers: [CatalogEntry] = [
    .integer, .number, .range,
  ]

  private static let time: [CatalogEntry] = [
    .date
  ]

  private static let network: [CatalogEntry] = [
    .email
  ]

  private static let resources: [CatalogEntry] = []

  private static let encodings: [CatalogEntry] = []

  private static let codes: [CatalogEntry] = []

  private static let places: [CatalogEntry] = [
    .country, .currency, .language, .postalCode, .e164, .phone,
  ]

  private static let secrets: [CatalogEntry] = []

  /// The entry of that name, or `nil`. O(n) in the number of rules.
  public static func entry(named name: String) -> CatalogEntry? {
    entries.first { $0.name == name }
  }

  /// The rule that a spelling names: `email`, `length:1..40`; all after the first colon is the argument.
  ///
  /// ```swift
  /// try Catalog.rule("length:..3").name  // "length"
  /// ```
  public static func rule(
    _ spelling: String, in context: RuleContext = RuleContext()
  ) throws(RuleError) -> Rule {
    let (name, argument) = spelling.split(atFirst: UInt8(ascii: ":"))
    guard let entry = entry(named: name) else {
      throw .unknownRule(name, suggestion: Suggestion.nearest(to: name, among: entries.map(\.name)))
    }
    return try entry.rule(argument: argument, in: context)
  }
}
