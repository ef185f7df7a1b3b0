internal import Bytes

/// A strategy that accepts exactly one text, compared byte by byte.
///
/// ```swift
/// EqualsStrategy("yes").verdict(on: "yes")         // .valid
/// EqualsStrategy("yes").failure(of: "Yes")?.code   // "equals.different"
/// ```
///
/// The text is neither folded nor normalized: `é` as one scalar differs from `é` as two.
///
/// Code: `equals.different` (`expected`).
public struct EqualsStrategy: ByteValidationStrategy, Hashable {
  /// The text that the value must equal.
  public let text: String
  private let bytes: [UInt8]

  /// Creates a strategy that accepts one text.
  public init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  public static func == (first: EqualsStrategy, second: EqualsStrategy) -> Bool {
    first.bytes == second.bytes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
  }

  public var ruleName: String { "equals" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.equals(bytes.span) else {
      throw ValidationFailure("equals.different", ["expected": .text(text)])
    }
  }
}

extension InputFieldValidationStrategy where Self == EqualsStrategy {
  /// Exactly that text: `.equals("yes")`.
  public static func equals(_ text: String) -> EqualsStrategy { EqualsStrategy(text) }
}

extension CatalogEntry {
  static let equals = CatalogEntry(
    name: "equals", group: .presence,
    summary: "Exactly one given text, compared byte by byte.",
    argument: .required("TEXT", "the text, verbatim, blanks and colons included"),
    swift: #".equals("yes")"#,
    messages: [
      "equals.different": "must be '{expected}'"
    ],
    synonyms: ["const", "eq", "equal"],
    examples: [
      .init(argument: "yes", valid: "yes"),
      .init(
        argument: "yes", invalid: ("Yes", "equals.different"), ("yes ", "equals.different"),
        ("ye", "equals.different"), ("yes\n", "equals.different")),
      .init(argument: "a:b", valid: "a:b"),
      .init(argument: "é", invalid: ("e\u{301}", "equals.different")),
    ]
  ) { argument throws(RuleError) in .content(EqualsStrategy(argument ?? "")) }
}
