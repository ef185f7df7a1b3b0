internal import Bytes

/// A strategy that accepts an amount of money with its symbol and separators, as a format has them or as a territory writes them.
///
/// ```swift
/// MoneyStrategy(try MoneyFormat("$#,##0.00")).verdict(on: "$1,234.50")            // .valid
/// MoneyStrategy(try MoneyFormat(locale: "de-DE")).verdict(on: "1.234,50 €")       // .valid
/// MoneyStrategy(try MoneyFormat(locale: "en-US")).failure(of: "$12,34.50")?.code  // "money.character"
/// ```
///
/// Amounts have no leading zeros, and all digits are of ASCII. O(n), no allocation.
///
/// Codes: `money.character` (`example`, `position`, `character`), `money.incomplete` (`example`).
public struct MoneyStrategy: ByteValidationStrategy, Hashable {
  /// The format of the amounts.
  public let format: MoneyFormat

  /// Creates the strategy of a format.
  public init(_ format: MoneyFormat) { self.format = format }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let offset = format.automaton.fault(in: value) else { return }
    let example: FailureParameters = ["example": .text(format.example)]
    guard offset < value.count else { throw .init("money.incomplete", example) }
    throw .init("money.character", example + .character(offset, in: value))
  }
}

extension InputFieldValidationStrategy where Self == MoneyStrategy {
  /// An amount of money in a format: `.money(try MoneyFormat("$#,##0.00"))`.
  public static func money(_ format: MoneyFormat) -> MoneyStrategy { MoneyStrategy(format) }
}

extension CatalogEntry {
  static let money = CatalogEntry(
    name: "money", group: .numbers,
    summary: "An amount of money with its symbol and separators, in a format or as a territory writes it.",
    argument: .required(
      "FORMAT",
      """
      an amount such as -$#,##0.00, in which 0 is a digit, # one that may be absent, - the place of a minus and [ ] encloses what may be \
      absent; or a locale of CLDR such as de-DE, whose symbol, groups and decimals may be absent
      """),
    swift: #".money(try MoneyFormat("$#,##0.00")), .money(try MoneyFormat(locale: "de-DE"))"#,
    messages: [
      "money.character":
        "must be an amount such as {example}: character {position}, '{character}', is not allowed there",
      "money.incomplete": "must be an amount such as {example}: something is missing at the end",
    ],
    synonyms: ["amount", "currency-amount", "price"],
    examples: [
      .init(argument: "$#,##0.00", valid: "$1,234.50", "$0.99", "$1,234,567.00"),
      .init(
        argument: "$#,##0.00", invalid: ("$12,34.50", "money.character"), ("1,234.50", "money.character"),
        ("$1,234", "money.incomplete"), ("-$1.00", "money.character")),
      .init(argument: "([$]#[,]##0[.00])", valid: "($1,234.50)", "1234", "(0.50)"),
      .init(argument: "([$]#[,]##0[.00])", invalid: ("($1,234.50", "money.incomplete")),
      .init(argument: "de-DE", valid: "1.234,50 €", "1234,50", "-12 €", "12€"),
      .init(argument: "de-DE", invalid: ("1,234.50", "money.character"), ("€ 12", "money.character")),
      .init(argument: "hi-IN", valid: "₹12,34,567.50"),
      .init(argument: "fr-CH", valid: "1’234,50 CHF", "1'234,50"),
    ]
  ) { argument throws(RuleError) in
    .content(MoneyStrategy(try MoneyFormat(argument: argument ?? "")))
  }
}
