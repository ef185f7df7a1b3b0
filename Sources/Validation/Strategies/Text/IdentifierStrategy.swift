internal import Bytes

/// A strategy that accepts an identifier, as in programming languages: a letter or underscore, then letters, digits and
/// underscores.
///
///     identifier = (ALPHA / "_") *(ALPHA / DIGIT / "_")
///
/// In Unicode, the grammar of UAX #31: the underscore or a character of `XID_Start`, then characters of
/// `XID_Continue`, which include the underscore (UAX31-R1 with `_` added to the start, as in most languages).
/// Identifiers need not be normalized; the rule `normalized` requires that. Reserved words are accepted.
/// Properties are those of the Swift library.
///
/// ```swift
/// IdentifierStrategy().verdict(on: "_id2")                // .valid
/// IdentifierStrategy().failure(of: "2nd")?.code           // "identifier.start"
/// IdentifierStrategy(.unicode).verdict(on: "größe")       // .valid
/// ```
///
/// Codes: `identifier.empty`, `identifier.start` and `identifier.character` (`position`, `character`), and in
/// Unicode `text.invalid-utf8`.
public struct IdentifierStrategy: ByteValidationStrategy, Hashable {
  /// The character set of the identifiers.
  public let repertoire: CharacterRepertoire

  /// Creates a strategy that accepts identifiers in a character set.
  public init(_ repertoire: CharacterRepertoire = .ascii) {
    self.repertoire = repertoire
  }

  public var ruleName: String { "identifier" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0 else { throw ValidationFailure("identifier.empty") }
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      if scalar == nil && repertoire == .unicode { throw .invalidUTF8 }
      guard let scalar, allows(scalar, atStart: index == 0) else {
        let code: FailureCode = index == 0 ? "identifier.start" : "identifier.character"
        throw ValidationFailure(code, .character(index, in: value))
      }
      index += count
    }
  }

  private func allows(_ scalar: Unicode.Scalar, atStart isStart: Bool) -> Bool {
    if scalar.value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isLetter || byte == UInt8(ascii: "_") || !isStart && byte.isDigit
    }
    guard repertoire == .unicode else { return false }
    return isStart ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
  }
}

extension InputFieldValidationStrategy where Self == IdentifierStrategy {
  /// An identifier in ASCII.
  public static var identifier: IdentifierStrategy { IdentifierStrategy() }

  /// An identifier in a character set: `.identifier(.unicode)`.
  public static func identifier(_ repertoire: CharacterRepertoire) -> IdentifierStrategy {
    IdentifierStrategy(repertoire)
  }
}

extension CatalogEntry {
  static let identifier = CatalogEntry(
    name: "identifier", group: .text,
    summary: "An identifier: a letter or underscore, then letters, digits and underscores.",
    argument: .repertoire, swift: ".identifier, .identifier(.unicode)",
    messages: [
      "identifier.empty": "must be an identifier",
      "identifier.start":
        "must be an identifier: it begins with '{character}', which is not a letter or underscore",
      "identifier.character":
        "must be an identifier: character {position}, '{character}', is not a letter, digit or underscore",
      "text.invalid-utf8": nil,
    ],
    examples: [
      .init(valid: "x", "_", "_id2", "camelCase", "SNAKE_CASE"),
      .init(
        invalid: ("2nd", "identifier.start"), ("größe", "identifier.character"),
        ("a-b", "identifier.character"), ("a b", "identifier.character"), ("$x", "identifier.start"),
        ("a\n", "identifier.character")),
      .init(argument: "unicode", valid: "größe", "日本語", "_é", "x٢"),
      .init(
        argument: "unicode", invalid: ("٢x", "identifier.start"), ("x²", "identifier.character"),
        ("\u{301}e", "identifier.start")),
    ]
  ) { argument throws(RuleError) in .content(IdentifierStrategy(try CharacterRepertoire(argument))) }
}
