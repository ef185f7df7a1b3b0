internal import Bytes

/// A strategy that accepts a value of ASCII characters only: bytes 0 to 127 (ISO/IEC 646, US-ASCII of RFC 20).
///
/// Control characters are ASCII too; `printable` and `no-control` reject them.
///
/// ```swift
/// ASCIIStrategy().verdict(on: "Zurich")         // .valid
/// ASCIIStrategy().failure(of: "Zürich")?.code   // "ascii.character"
/// ```
///
/// Code: `ascii.character` (`position`, `character`).
public struct ASCIIStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "ascii" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let end = UTF8Sequence.endOfASCII(in: value, from: 0)
    guard end == value.count else { throw ValidationFailure("ascii.character", .character(end, in: value)) }
  }
}

extension InputFieldValidationStrategy where Self == ASCIIStrategy {
  /// Characters of ASCII only.
  public static var ascii: ASCIIStrategy { ASCIIStrategy() }
}

extension CatalogEntry {
  static let ascii = CatalogEntry(
    name: "ascii", group: .text,
    summary: "Characters of ASCII only, U+0000 to U+007F.",
    swift: ".ascii",
    messages: [
      "ascii.character": "must be ASCII: character {position}, '{character}', is not"
    ],
    strategy: ASCIIStrategy(),
    examples: [
      .init(valid: "Zurich", "a b\t\0\u{7F}"),
      .init(
        invalid: ("Zürich", "ascii.character"), ("\u{80}", "ascii.character"), ("ａ", "ascii.character"),
        ("a\u{FEFF}", "ascii.character")),
    ])
}
