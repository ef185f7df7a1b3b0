/// A strategy that accepts only the empty value.
///
/// An empty value is absent (``RuleSet``), and rules on content do not apply to an absent value. The rule
/// therefore rejects exactly the values that are present: for a field that people do not see and programs
/// fill in, or a column that has to be empty.
///
/// ```swift
/// EmptyStrategy().verdict(on: "")          // .valid
/// EmptyStrategy().failure(of: " ")?.code   // "empty.not-empty"
/// ```
///
/// Code: `empty.not-empty`.
public struct EmptyStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "empty" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.isEmpty else { throw ValidationFailure("empty.not-empty") }
  }
}

extension InputFieldValidationStrategy where Self == EmptyStrategy {
  /// No value.
  public static var empty: EmptyStrategy { EmptyStrategy() }
}

extension CatalogEntry {
  static let empty = CatalogEntry(
    name: "empty", group: .presence,
    summary: "No value: a field or column that must be empty.",
    swift: ".empty",
    messages: [
      "empty.not-empty": "must be empty"
    ],
    strategy: EmptyStrategy(),
    synonyms: ["blank"],
    examples: [
      .init(valid: ""),
      .init(
        invalid: ("x", "empty.not-empty"), (" ", "empty.not-empty"), ("\0", "empty.not-empty"),
        ("\n", "empty.not-empty")),
    ])
}
