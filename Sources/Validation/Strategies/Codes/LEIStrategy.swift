/// A strategy that accepts a Legal Entity Identifier: eighteen letters and digits and two check digits.
///
/// ISO 17442-1:2020, section 5: upper-case letters; ISO/IEC 7064 MOD 97-10, whose check digits are 02 to 98.
///
/// ```swift
/// LEIStrategy().verdict(on: "213800KUD8LAJWSQ9D15")       // .valid
/// LEIStrategy().failure(of: "213800KUD8LAJWSQ9D14")?.code // "lei.checksum"
/// ```
///
/// Codes: `lei.structure` (`expected`, `found`, `position`), `lei.checksum`.
public struct LEIStrategy: ByteValidationStrategy, Hashable {
  private static let notation = CodeNotation("ccccccccccccccccccdd", like: "213800KUD8LAJWSQ9D15")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let symbols = try Self.notation.symbols(of: value, rule: "lei")
    guard 2...98 ~= symbols.number(18..<20), ISO7064.Mod97().holds(for: symbols) else {
      throw ValidationFailure("lei.checksum")
    }
  }
}

extension InputFieldValidationStrategy where Self == LEIStrategy {
  /// A Legal Entity Identifier.
  public static var lei: LEIStrategy { LEIStrategy() }
}

extension CatalogEntry {
  static let lei = CatalogEntry(
    name: "lei", group: .codes,
    summary: "A Legal Entity Identifier of twenty characters with its check digits.",
    swift: ".lei",
    messages: [
      "lei.structure":
        "must be an LEI, such as {expected}: there is {found} at character {position}",
      "lei.checksum": "must be an LEI: its check digits are wrong",
    ],
    strategy: LEIStrategy(),
    examples: [
      .init(valid: "213800KUD8LAJWSQ9D15", "5493000IBP32UQZ0KL24"),
      .init(
        invalid: ("213800KUD8LAJWSQ9D14", "lei.checksum"), ("213800kud8lajwsq9d15", "lei.structure"),
        ("213800KUD8LAJWSQ9D1", "lei.structure")),
    ])
}
