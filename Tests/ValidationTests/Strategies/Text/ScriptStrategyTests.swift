import Testing

@testable import Validation

extension RuleTable {
  static let script = RuleTable(
    "script:Latin",
    accepts: [
      "", "a", "Z", "0", " ", "\0", "é", "e\u{301}", "Łódź 7", "123 €", "👍", "ﬁ", "ａ", "Ⅳ", "ª", "\u{A0}",
      "…",
    ],
    rejects: [
      "script.character": [
        "а", "p\u{430}ypal", "日", "Ω", "ש", "\u{378}", "\u{E000}", "\u{10FFFF}", "ひ", "٠", "aω", "Ա",
      ]
    ])

  static let scripts = RuleTable(
    "script:Cyrillic,Greek",
    accepts: ["", "а", "ω", "Ωа", "1", "я\u{301}", "-", "привет, κόσμε!", "ё", "\u{200D}"],
    rejects: ["script.character": ["a", "аa", "A", "z", "é", "日", "ﬁ", "µa", "Ａ", "\u{FFFF}", "ⲁ"]])
}

#if InternationalNames
@Suite struct ScriptStrategyTests {
  @Test func `a failure has the script of the character`() throws {
    let strategy = try ScriptStrategy("Latin", "Greek")
    let failure = try #require(strategy.failure(of: "é\u{430}"))
    #expect(
      failure.parameters
        == ["scripts": .list(["Latin", "Greek"]), "actual": "Cyrillic", "position": 2, "character": "а"])
    #expect(failure.message == "must be written in 'Latin', 'Greek': character 2, 'а', is Cyrillic")
    #expect(strategy.failure(of: "\u{378}")?.parameters["actual"] == "Unknown")
    #expect(strategy.failure(of: [0x61, 0xFF])?.code == "text.invalid-utf8")
  }

  @Test func `every script has a unique name and is found by it`() {
    let names = UnicodeScript.all.map(\.name)
    #expect(names.count > 150)
    #expect(Set(names).count == names.count)
    for script in UnicodeScript.all { #expect(UnicodeScript(named: script.name) == script) }
    for name in ["Latin", "Han", "Old_Italic", "Common", "Inherited"] { #expect(names.contains(name)) }
    #expect(UnicodeScript.common?.name == "Common")
    #expect(UnicodeScript.inherited?.name == "Inherited")
  }

  @Test func `the script of ASCII letters is Latin and that of other ASCII characters Common`() {
    for value in 0..<128 as Range<UInt8> {
      let name = UnicodeScript(of: Unicode.Scalar(value))?.name
      let isLetter = Character(Unicode.Scalar(value)).isLetter
      #expect(name == (isLetter ? "Latin" : "Common"), "\(value)")
    }
  }

  @Test(arguments: [
    ("Latn", "did you mean 'Latin'?"), ("latin", "did you mean 'Latin'?"),
    ("Cyrilic", "did you mean 'Cyrillic'?"),
    ("Klingon", "it is one of Adlam, "), ("", "it is one of Adlam, "), (" Latin", "did you mean 'Latin'?"),
  ])
  func `an unknown script throws an error with a suggestion, or else with all names`(
    name: String, ending: String
  ) {
    let error = #expect(throws: RuleError.self) { try Catalog.rule("script:Greek,\(name)") }
    #expect(error?.description.hasPrefix("there is no script '\(name)'; \(ending)") == true)
  }
}
#endif
