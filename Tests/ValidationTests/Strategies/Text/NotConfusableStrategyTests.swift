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
        == "must not mix scripts that look alike: character 2, 'а', is Cyrillic, unlike the text before it")
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

  @Test func `a long text has a skeleton`() throws {
    let strategy = try NotConfusableStrategy(with: [String(repeating: "m", count: 10_000)])
    #expect(strategy.failure(of: String(repeating: "rn", count: 10_000))?.code == "not-confusable.word")
    #expect(strategy.verdict(on: String(repeating: "﷽", count: 1000)) == .valid)
  }
}
