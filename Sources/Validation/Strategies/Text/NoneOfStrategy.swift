internal import Bytes

/// A strategy that rejects each of a list of values, compared byte by byte or ignoring the case of ASCII letters.
///
/// ```swift
/// let names: NoneOfStrategy = .noneOf("admin", "root", ignoringCase: true)
/// names.verdict(on: "ann")           // .valid
/// names.failure(of: "Root")?.code    // "none-of.listed"
/// ```
///
/// O(n) in the length of the value, regardless of the number of listed values; allocates only for a value
/// that is rejected.
///
/// Code: `none-of.listed` (`value`).
public struct NoneOfStrategy: ByteValidationStrategy {
  /// The values that are rejected, in the order given.
  public let values: [String]
  /// Whether the case of ASCII letters is ignored. That of other letters is never ignored.
  public let ignoresCase: Bool
  private let set: ByteStringSet

  /// Creates a strategy that rejects the given values.
  public init(_ values: [String], ignoringCase ignoresCase: Bool = false) {
    self.values = values
    self.ignoresCase = ignoresCase
    set = ByteStringSet(values, ignoringCase: ignoresCase)
  }

  public var ruleName: String { "none-of" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard !set.contains(value) else {
      throw ValidationFailure("none-of.listed", ["value": .text(String(repairing: value))])
    }
  }
}

extension InputFieldValidationStrategy where Self == NoneOfStrategy {
  /// None of the values: `.noneOf("admin", "root")`.
  public static func noneOf(_ values: String..., ignoringCase ignoresCase: Bool = false) -> NoneOfStrategy {
    NoneOfStrategy(values, ignoringCase: ignoresCase)
  }
}

/// The values of an argument, separated by commas, after `(?i)` if case is ignored.
struct ListedValues {
  /// The argument's notation, for the catalog.
  static let syntax = "VALUE,VALUE…"
  static let meaning =
    "the values, with commas between; no escape; (?i) in front ignores the case of ASCII letters"

  let values: [String]
  let ignoresCase: Bool

  init(_ argument: String?, of subject: String) throws(RuleError) {
    let argument = argument ?? ""
    let flag = "(?i)"
    ignoresCase = argument.utf8.starts(with: flag.utf8)
    let list = ignoresCase ? String(Substring(argument.utf8.dropFirst(flag.utf8.count))) : argument
    guard !list.isEmpty else {
      throw .malformedArgument(argument, expected: "values with commas between", of: subject)
    }
    values = list.split(atEach: UInt8(ascii: ","))
  }
}

extension CatalogEntry {
  static let noneOf = CatalogEntry(
    name: "none-of", group: .presence,
    summary: "None of a list of values, compared exactly or ignoring ASCII case.",
    argument: .required(ListedValues.syntax, ListedValues.meaning),
    structure: .values(of: "none-of") { .content(NoneOfStrategy($0, ignoringCase: $1)) },
    swift: #".noneOf("admin", "root", ignoringCase: true)"#,
    messages: [
      "none-of.listed": "must not be '{value}'"
    ],
    synonyms: ["blacklist", "exclusion", "not-in"],
    examples: [
      .init(argument: "admin,root", valid: "ann", "Root", "root ", "admin,root", "adminroot"),
      .init(argument: "admin,root", invalid: ("root", "none-of.listed"), ("admin", "none-of.listed")),
      .init(argument: "(?i)admin,root", valid: "ann", "ro\u{F6}t"),
      .init(argument: "(?i)admin,root", invalid: ("Root", "none-of.listed"), ("ADMIN", "none-of.listed")),
    ]
  ) { argument throws(RuleError) in
    let list = try ListedValues(argument, of: "none-of")
    return .content(NoneOfStrategy(list.values, ignoringCase: list.ignoresCase))
  }
}
