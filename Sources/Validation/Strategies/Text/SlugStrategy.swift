internal import Bytes

/// A strategy that accepts a slug, a readable part of a web address: runs of lower-case ASCII letters and digits,
/// joined by single hyphens.
///
///     slug = run *("-" run)
///     run  = 1*(%x61-7A / DIGIT)
///
/// No standard defines slugs; most generators write this grammar. It is narrower than others: upper case,
/// underscores, and hyphens at an end or next to another hyphen are rejected.
///
/// ```swift
/// SlugStrategy().verdict(on: "10-things-to-do")   // .valid
/// SlugStrategy().failure(of: "-draft")?.code      // "slug.hyphen"
/// ```
///
/// Codes: `slug.empty`, `slug.character` (`position`, `character`), `slug.hyphen` (`position`).
public struct SlugStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0 else { throw ValidationFailure("slug.empty") }
    var isAfterRun = false
    for index in 0..<value.count {
      let byte = value[index]
      if byte == UInt8(ascii: "-") {
        guard isAfterRun else { throw ValidationFailure("slug.hyphen", .position(index, in: value)) }
        isAfterRun = false
      } else {
        guard byte.isLowercase || byte.isDigit else {
          throw ValidationFailure("slug.character", .character(index, in: value))
        }
        isAfterRun = true
      }
    }
    guard isAfterRun else { throw ValidationFailure("slug.hyphen", .position(value.count - 1, in: value)) }
  }
}

extension InputFieldValidationStrategy where Self == SlugStrategy {
  /// Runs of lower-case letters and digits, joined by hyphens.
  public static var slug: SlugStrategy { SlugStrategy() }
}

extension CatalogEntry {
  static let slug = CatalogEntry(
    name: "slug", group: .text,
    summary: "Lower-case ASCII letters and digits in runs joined by single hyphens.",
    swift: ".slug",
    messages: [
      "slug.empty": "must be a slug",
      "slug.character":
        "must be a slug: character {position}, '{character}', is not a lower-case letter, digit or hyphen",
      "slug.hyphen": "must be a slug: the hyphen at character {position} is not between letters or digits",
    ],
    strategy: SlugStrategy(),
    examples: [
      .init(valid: "10-things-to-do", "a", "2024"),
      .init(
        invalid: ("-draft", "slug.hyphen"), ("draft-", "slug.hyphen"), ("a--b", "slug.hyphen"),
        ("Draft", "slug.character"), ("a_b", "slug.character"), ("a b", "slug.character"),
        ("café", "slug.character"), ("a\n", "slug.character")),
    ])
}
