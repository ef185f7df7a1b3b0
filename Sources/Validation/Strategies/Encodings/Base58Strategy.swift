internal import Bytes

/// A strategy that accepts digits of base 58 in Bitcoin's alphabet: digits and letters without 0, O, I and l.
///
/// draft-msporny-base58-03, section 2. Any number of digits is allowed; addresses with a checksum have the rule `bitcoin`.
///
/// ```swift
/// Base58Strategy().verdict(on: "2NEpo7TZRRrLZSi2U")        // .valid
/// Base58Strategy().failure(of: "2NEpo7TZRRrLZSi2O")?.code  // "base58.character"
/// ```
///
/// Codes: `base58.character` (`position`, `character`).
public struct Base58Strategy: ByteValidationStrategy, Hashable {
  private static let alphabet = ByteSet("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "base58" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    for index in 0..<value.count where !Self.alphabet.contains(value[index]) {
      throw .init("base58.character", .character(index, in: value))
    }
  }
}

extension InputFieldValidationStrategy where Self == Base58Strategy {
  /// Digits of base 58.
  public static var base58: Base58Strategy { Base58Strategy() }
}

extension CatalogEntry {
  static let base58 = CatalogEntry(
    name: "base58", group: .encodings,
    summary: "Digits of base 58 in Bitcoin's alphabet: digits and letters without 0, O, I and l.",
    swift: ".base58",
    messages: [
      "base58.character":
        "must be base58, which has neither 0, O, I nor l: character {position}, '{character}', is not allowed"
    ],
    strategy: Base58Strategy(),
    synonyms: ["base-58", "b58"],
    examples: [
      .init(
        valid: "2NEpo7TZRRrLZSi2U", "11233QC4",
        "USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z", ""),
      .init(
        invalid: ("2NEpo7TZRRrLZSi2O", "base58.character"), ("l1", "base58.character"),
        ("0x1", "base58.character"), ("2NEpo ", "base58.character")),
    ])
}
