/// A strategy that accepts an International Standard Serial Number: seven digits and a check digit or `X`.
///
/// ISO 3297:2022, section 5: two groups of four, optionally separated by a hyphen; weights 8 to 2 modulo 11.
///
/// ```swift
/// ISSNStrategy().verdict(on: "0378-5955")       // .valid
/// ISSNStrategy().failure(of: "0378-5954")?.code // "issn.checksum"
/// ```
///
/// Codes: `issn.structure` (`expected`, `found`, `position`), `issn.checksum`.
public struct ISSNStrategy: ByteValidationStrategy, Hashable {
  private static let notation = CodeNotation("dddd-?dddx", like: "0378-5955")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let symbols = try Self.notation.symbols(of: value, rule: "issn")
    guard (symbols.sum([8, 7, 6, 5, 4, 3, 2]) + min(symbols[7], 10)) % 11 == 0 else {
      throw ValidationFailure("issn.checksum")
    }
  }
}

extension InputFieldValidationStrategy where Self == ISSNStrategy {
  /// The number of a serial publication.
  public static var issn: ISSNStrategy { ISSNStrategy() }
}

extension CatalogEntry {
  static let issn = CatalogEntry(
    name: "issn", group: .codes,
    summary: "An International Standard Serial Number (ISSN) of eight digits with its check digit.",
    swift: ".issn",
    messages: [
      "issn.structure":
        "must be an ISSN, such as {expected}: there is {found} at character {position}",
      "issn.checksum": "must be an ISSN: its check digit is wrong",
    ],
    strategy: ISSNStrategy(),
    examples: [
      .init(valid: "0378-5955", "2434-561X", "03785955"),
      .init(
        invalid: ("0378-5954", "issn.checksum"), ("0378 5955", "issn.structure"),
        ("2434-561x", "issn.structure"), ("0378-595", "issn.structure")),
    ])
}
