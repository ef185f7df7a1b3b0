import Testing

@testable import Validation

extension RuleTable {
  static let notConfusable = RuleTable(
    "not-confusable",
    accepts: [
      "", "paypal", "PayPal 2026", "Łódź 7", "e\u{301}", "пример", "Ωμέγα", "東京タワー", "東京 Tokyo", "ひらがな・カタカナ",
      "한국 KBS",
      "注音ㄓㄨˋ abc", "שלום", "123 €", "👍", "ー", "١٢٣", "৪৭", "a_b-c.d",
    ],
    rejects: [
      "not-confusable.script": [
        "p\u{430}ypal", "раypal", "Ωmega", "aа", "аa", "日本я", "한ひ", "ㄓ한", "a\u{5D0}", "ա1o", "ᴀа", "x٣",
        "c\u{3F2}",
      ],
      "not-confusable.digit": ["1\u{9EA}", "\u{9EA}1", "٣3", "0०", "7-৭"],
    ])

  static let notConfusableWithWords = RuleTable(
    "not-confusable:paypal,admin,scope",
    accepts: [
      "", "paypal", "admin", "scope", "SCOPE", "PAYPAL", "Admin", "pay", "paypals", "ann", "пример", "東京",
      "administrator",
      "modern",
    ],
    rejects: [
      "not-confusable.word": [
        "paypa1", "paypaI", "paypa|", "adrnin", "ѕсоре", "ｐａｙｐａｌ", "ａdmin", "admın", "paypal\u{200B}",
        "ad\u{AD}min", "PAYPA1", "PaypaI", "ADM1N", "ADMlN", "Adrnin", "ЅСОРЕ", "ａｄｍｉｎ", "ⓟⓐⓨⓟⓐⓛ", "ＰＡＹＰＡＬ",
      ],
      "not-confusable.script": ["p\u{430}ypal", "раypal"],
    ])
}

@Suite struct NotConfusableStrategyTests {
  @Test func `a failure has the character and its script, or the word`() throws {
    let strategy = try NotConfusableStrategy(with: ["paypal"])
    let mixed = try #require(strategy.failure(of: "p\u{430}ypal"))
    #expect(mixed.parameters == ["actual": "Cyrillic", "position": 2, "character": "а"])
    #expect(
      mixed.message
        == "must be in one script, or in scripts that are written together: character 2, 'а', is Cyrillic, unlike the text before it"
    )
    let similar = try #require(strategy.failure(of: "paypa1"))
    #expect(similar.parameters == ["word": "paypal"])
    #expect(similar.message == "must not look like 'paypal', which it is not")
    #expect(strategy.failure(of: [0x61, 0xFF])?.code == "text.invalid-utf8")
  }

  @Test func `words that look alike are both accepted`() throws {
    let strategy = try NotConfusableStrategy(with: ["l0", "1O", "lO"])
    for word in strategy.words { #expect(strategy.verdict(on: word) == .valid) }
    #expect(strategy.failure(of: "I0")?.code == "not-confusable.word")
  }

  @Test func `a word in another normal form is the word`() throws {
    let strategy = try NotConfusableStrategy(with: ["café"])
    #expect(strategy.verdict(on: "cafe\u{301}") == .valid)
    #expect(strategy.verdict(on: "CAFÉ") == .valid)
    #expect(strategy.failure(of: "саfé")?.code == "not-confusable.script")
  }

  @Test func `blanks around words are no part of them, and no word is empty`() throws {
    let rule = try Catalog.rule("not-confusable: paypal , admin")
    #expect(RuleSet([rule]).findings(in: "adrnin").map(\.failure.code) == ["not-confusable.word"])
    for argument in ["", "a,,b", "a,", " "] {
      #expect(
        throws: RuleError.malformedArgument(
          argument, expected: "words with commas between", of: "not-confusable")
      ) { try Catalog.rule("not-confusable:\(argument)") }
    }
  }

  @Test func `a text that is too long to look like a word has no skeleton`() throws {
    let strategy = try NotConfusableStrategy(with: [String(repeating: "m", count: 10_000)])
    #expect(strategy.failure(of: String(repeating: "rn", count: 10_000))?.code == "not-confusable.word")
    #expect(strategy.verdict(on: String(repeating: "﷽", count: 1000)) == .valid)
    // The marks would be put in order in quadratic time.
    let marks = String(repeating: "\u{315}\u{300}\u{323}", count: 200_000)
    #expect(try NotConfusableStrategy(with: ["paypal"]).verdict(on: marks) == .valid)
  }
}
