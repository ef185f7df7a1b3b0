#if InternationalNames
internal import Bytes

/// A strategy that accepts a value whose characters all belong to one of the given scripts, or to all scripts.
///
/// ```swift
/// let latin = try ScriptStrategy("Latin")
/// latin.verdict(on: "Łódź 7")              // .valid
/// latin.failure(of: "p\u{430}ypal")?.code  // "script.character": Cyrillic а
/// ```
///
/// Scripts are the property `Script` (UAX #24), not `Script_Extensions`, by the names of Unicode's data, such
/// as `Latin`, `Han`, `Hiragana`, `Old_Italic`. Characters of `Common` and `Inherited` are accepted with
/// every script: digits, punctuation, emoji, combining marks. Code points without a script (unassigned,
/// private use) are always rejected. The version of Unicode is that of GNU libunistring.
///
/// Codes: `script.character` (`scripts`, `actual`, the script of the character, or `Unknown`; `position`, `character`),
/// `text.invalid-utf8`.
public struct ScriptStrategy: ByteValidationStrategy, Hashable {
  private let scripts: [UnicodeScript]
  private let hasLatin: Bool

  /// Creates a strategy that accepts characters of the given scripts.
  ///
  /// - Throws: `RuleError.unknownChoice` for a name that no script has.
  public init(_ names: String...) throws(RuleError) {
    try self.init(names)
  }

  init(_ names: [String]) throws(RuleError) {
    var scripts: [UnicodeScript] = []
    for name in names {
      guard let script = UnicodeScript(named: name) else {
        throw .unknownChoice(name, of: "script", among: UnicodeScript.all.map(\.name).sorted())
      }
      scripts.append(script)
    }
    self.scripts = scripts
    hasLatin = names.contains("Latin")
  }

  public var ruleName: String { "script" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let offset = try UTF8Sequence.firstScalar(in: value) { !accepts($0) }
    guard let offset else { return }
    let actual = UTF8Sequence.scalar(in: value, at: offset).scalar.flatMap { UnicodeScript(of: $0)?.name }
    throw ValidationFailure(
      "script.character",
      ["scripts": .list(scripts.map(\.name)), "actual": .text(actual ?? "Unknown")]
        + .character(offset, in: value))
  }

  private func accepts(_ scalar: Unicode.Scalar) -> Bool {
    // In ASCII the letters are Latin and all other characters are Common.
    guard scalar.value >= 0x80 else { return hasLatin || !UInt8(truncatingIfNeeded: scalar.value).isLetter }
    guard let script = UnicodeScript(of: scalar) else { return false }
    return scripts.contains(script) || script == .common || script == .inherited
  }
}

extension InputFieldValidationStrategy where Self == ScriptStrategy {
  /// Characters of these scripts: `try .script("Greek", "Latin")`.
  public static func script(_ names: String...) throws(RuleError) -> ScriptStrategy {
    try ScriptStrategy(names)
  }
}
#else
/// The strategy of the rule `script`, which is compiled with the package trait `InternationalNames`.
@available(*, unavailable, message: "the strategy needs the package trait InternationalNames")
public typealias ScriptStrategy = Never
#endif

extension CatalogEntry {
  static let script = CatalogEntry(
    name: "script", group: .text,
    summary: "Characters of one or several scripts of Unicode, and those that all scripts share.",
    argument: .required("NAME,NAME…", "scripts by Unicode's names, such as Latin, Greek, Cyrillic, Han"),
    structure: .words(of: "script"),
    swift: #"try .script("Greek", "Latin")"#,
    messages: [
      "script.character": "must be written in '{scripts}': character {position}, '{character}', is {actual}",
      "text.invalid-utf8": nil,
    ],
    examples: [
      .init(argument: "Latin", valid: "Łódź 7", "e\u{301}", "123 €", "👍"),
      .init(
        argument: "Latin", invalid: ("p\u{430}ypal", "script.character"), ("日本", "script.character"),
        ("\u{378}", "script.character"), ("\u{E000}", "script.character")),
      .init(argument: "Han,Hiragana,Katakana", valid: "日本語", "ひらがな・カタカナ"),
      .init(argument: "Han,Hiragana,Katakana", invalid: ("日本go", "script.character")),
    ]
  ) { argument throws(RuleError) in
    #if InternationalNames
    return .content(try ScriptStrategy((argument ?? "").split(atEach: UInt8(ascii: ","))))
    #else
    throw .traitRequired("rule 'script'")
    #endif
  }
}
