internal import Bytes

/// A strategy that accepts the number of a payment card: 12 to 19 digits of which the last is a Luhn digit.
///
/// ISO/IEC 7812-1:2017, section 4 and annex B; 12 digits are the shortest in use (Maestro). As on the card,
/// groups of digits may be separated by one space or one hyphen, the same throughout. If no networks are
/// given, the first digits are not checked, because issuers are added every month. If networks are given, the
/// number must be in a published range of one of them and have one of its lengths. Whether the account exists
/// is not checked.
///
/// ```swift
/// CreditCardStrategy().verdict(on: "4111 1111 1111 1111")                 // .valid
/// CreditCardStrategy().failure(of: "4111111111111112")?.code              // "credit-card.checksum"
/// CreditCardStrategy([.amex]).failure(of: "4111111111111111")?.code       // "credit-card.network"
/// ```
///
/// Codes: `credit-card.structure` (`position`, `character`), `credit-card.length` (`expected`, `actual`), `credit-card.network`
/// (`networks`), `credit-card.checksum`. Lengths count digits.
public struct CreditCardStrategy: ByteValidationStrategy, Hashable {
  /// The networks whose cards are accepted; empty for all.
  public let networks: [CardNetwork]

  /// Creates a strategy that accepts the cards of the given networks, by default of all.
  public init(_ networks: [CardNetwork] = []) {
    self.networks = networks
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let (digits, prefix, luhn) = try read(value)
    guard 12...19 ~= digits else { throw .length(Array(12...19), digits) }
    if !networks.isEmpty {
      let matching = networks.lazy.filter { $0.holds(prefix) }
      guard !matching.isEmpty else {
        throw ValidationFailure("credit-card.network", ["networks": .list(networks.map(\.rawValue))])
      }
      guard matching.contains(where: { $0.lengths.contains(digits) }) else {
        throw .length(Set(matching.flatMap(\.lengths)).sorted(), digits)
      }
    }
    guard luhn.isValid else { throw ValidationFailure("credit-card.checksum") }
  }

  /// The number of digits, the first six, and the sum over all.
  private func read(
    _ value: Span<UInt8>
  ) throws(ValidationFailure) -> (digits: Int, prefix: Int, luhn: Luhn) {
    var luhn = Luhn()
    var (digits, prefix) = (0, 0)
    var separator: UInt8?
    for index in 0..<value.count {
      let byte = value[index]
      if byte.isDigit {
        luhn.append(CodeSymbols.value(of: byte))
        digits += 1
        if digits <= 6 { prefix = prefix * 10 + CodeSymbols.value(of: byte) }
      } else {
        let isSeparator = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
        let isBetween = index > 0 && value[index - 1].isDigit && index + 1 < value.count
        guard isSeparator, isBetween, separator ?? byte == byte else {
          throw ValidationFailure("credit-card.structure", .character(index, in: value))
        }
        separator = byte
      }
    }
    guard digits > 0 else {
      throw ValidationFailure("credit-card.structure", ["position": 1, "character": "", "variant": "empty"])
    }
    return (digits, prefix, luhn)
  }
}

extension ValidationFailure {
  fileprivate static func length(_ expected: [Int], _ actual: Int) -> ValidationFailure {
    ValidationFailure("credit-card.length", ["expected": .numbers(expected), "actual": .integer(actual)])
  }
}

extension InputFieldValidationStrategy where Self == CreditCardStrategy {
  /// The number of a payment card of any network.
  public static var creditCard: CreditCardStrategy { CreditCardStrategy() }

  /// The number of a payment card of one of the networks.
  public static func creditCard(_ networks: CardNetwork...) -> CreditCardStrategy {
    CreditCardStrategy(networks)
  }
}

extension CatalogEntry {
  static let creditCard = CatalogEntry(
    name: "credit-card", group: .codes,
    summary: "A payment card number: 12 to 19 digits with a Luhn check digit, optionally in groups.",
    argument: .optional(
      "NETWORK,NETWORK…",
      "only these: " + CardNetwork.allCases.map(\.rawValue).joined(separator: ", ")),
    structure: .words(of: "credit-card"),
    swift: ".creditCard, .creditCard(.visa, .mastercard)",
    messages: [
      "credit-card.structure":
        "must be the number of a card, digits alone or in groups with the same separator: character {position}, "
        + "'{character}', is not allowed there",
      "credit-card.structure/empty": "must be the number of a card: it has no digit",
      "credit-card.length": "must be the number of a card with {expected} digits, has {actual}",
      "credit-card.network": "must be the number of a card of '{networks}'",
      "credit-card.checksum": "must be the number of a card: its check digit is wrong",
    ],
    synonyms: ["card", "cc", "pan"],
    examples: [
      .init(valid: "4111111111111111", "4111 1111 1111 1111", "3782-822463-10005", "6304000000000000"),
      .init(
        invalid: ("4111111111111112", "credit-card.checksum"), ("41111111118", "credit-card.length"),
        ("4111  1111 1111 1111", "credit-card.structure"),
        ("4111-1111 1111 1111", "credit-card.structure")),
      .init(argument: "visa,amex", valid: "4111111111111111", "378282246310005"),
      .init(
        argument: "visa,amex", invalid: ("5555555555554444", "credit-card.network"),
        ("411111111111111116", "credit-card.length")),
    ]
  ) { argument throws(RuleError) in
    var networks: [CardNetwork] = []
    for name in argument?.split(atEach: UInt8(ascii: ",")) ?? [] {
      networks.append(try CardNetwork(argument: name, of: "card network"))
    }
    return .content(CreditCardStrategy(networks))
  }
}
