import TestSupport
import Testing

@testable import Validation

@Suite struct LanguagePreferenceTests {
  @Test(
    arguments: [
      ("", "en"), ("de", "de"), ("de-CH", "de"), ("DE-ch", "de"), ("nl, fr;q=0.5", "fr"),
      ("fr;q=0.5, de;q=0.8", "de"), ("fr;q=0.8,de;q=0.8", "fr"), ("de;q=0.001, fr;q=0.002", "fr"),
      ("pt-BR,pt;q=0.9,en;q=0.8", "pt"), ("zh-Hant-TW, ja;q=0.9", "ja"), ("ar-EG", "ar"),
      ("de-CH;q=0.3, it;q=0.5, de;q=0.7", "de"),
    ])
  func `the first language with the greatest weight is preferred`(field: String, language: String) {
    #expect(MessageCatalog.preferred(field).language == language)
  }

  @Test(
    arguments: [
      ("*", "en"), ("nl, *;q=0.1", "en"), ("en;q=0, *", "es"), ("en;q=0.2, *;q=0.8", "es"),
      ("en;q=0.2, es;q=0.1, *;q=0.8", "de"), ("de;q=0, *;q=0.5", "en"), ("de;q=0, de-CH", "en"),
      ("de-CH;q=0, de", "de"), ("en;q=0", "en"), ("*;q=0", "en"), ("fr, fr;q=0", "en"), ("de, *", "de"),
    ])
  func `a star matches the languages that are not listed, and weight 0 excludes a language`(
    field: String, language: String
  ) {
    #expect(MessageCatalog.preferred(field).language == language)
  }

  @Test(
    arguments: [
      ("de;q=1.001, fr;q=0.1", "fr"), ("de;q=0.1234, fr;q=0.1", "fr"), ("de;q=.5, fr;q=0.1", "fr"),
      ("de;q=2, fr;q=0.1", "fr"), ("de;q=-1, fr;q=0.1", "fr"), ("de;q=, fr;q=0.1", "fr"),
      ("de;q, fr;q=0.1", "fr"), ("de;q= 0.9, fr;q=0.1", "fr"), ("de;q=0.9;x=1, fr;q=0.1", "fr"),
      ("de;level=1, fr;q=0.1", "fr"), ("de;q=0,9, fr;q=0.1", "fr"), ("de_CH, fr;q=0.1", "fr"),
      ("abcdefghi, it", "it"), ("1a, it", "it"), ("-de, it", "it"), ("de-, it", "it"), ("de--CH, it", "it"),
      ("de-abcdefghi, it", "it"), ("de CH, it", "it"), ("dé, it", "it"), ("**, it", "it"), (";q=1, it", "it"),
      ("deu, it", "it"), ("d, it", "it"), (",,, ,it", "it"), ("\u{0}, it", "it"),
    ])
  func `malformed elements are ignored`(field: String, language: String) {
    #expect(MessageCatalog.preferred(field).language == language)
  }

  @Test(
    arguments: [
      ("de;Q=0.9, fr;q=0.8", "de"), (" de ; q=0.9\t,\tfr", "fr"), ("de;q=1., fr", "de"),
      ("de;q=0., fr;q=0.1", "fr"),
      ("de;q=1.000, fr", "de"), ("de-1996, fr", "de"), ("fr;q=0.01, de;q=0.1", "de"),
    ])
  func `white space, any letter case and short weights are accepted as in RFC 9110`(
    field: String, language: String
  ) {
    #expect(MessageCatalog.preferred(field).language == language)
  }

  @Test(arguments: [
    ("de", "de"), ("de-CH", "de"), ("DE-Latn-ch-1996", "de"), ("pt-PT", "pt"), ("nl", nil), ("", nil),
    ("deu", nil),
    ("d", nil), ("*", nil),
  ])
  func `a language tag selects the catalog of its language`(tag: String, language: String?) {
    #expect(MessageCatalog.catalog(for: tag)?.language == language)
  }

  @Test func `a language range selects the longest language tag that is its prefix`() {
    let languages = ["zh", "zh-Hant", "en"]
    func preferred(_ field: String) -> String? {
      let bytes = Array(field.utf8)
      return LanguagePreference(bytes.span, among: languages.map { Array($0.utf8) }).preferred.map {
        languages[$0]
      }
    }
    #expect(preferred("zh-Hant-TW") == "zh-Hant")
    #expect(preferred("zh-Hans") == "zh")
    #expect(preferred("zh;q=0, *") == "en")
    #expect(preferred("nl") == nil)
  }

  @Test func `random fields give the same language as the reference implementation`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "de", "en", "*", "de-CH", "fr", "FR-ca", "nl", "it", ";q=", ";q=0", ";q=1", ";q=0.5", " ; Q=0.25", ".",
      "5",
      "001", ",", ", ", ",", " ", "\t", "-", "x", "é", ";",
    ]
    let languages = MessageCatalog.all.map(\.language)
    for _ in 0..<TestRun.rounds(4_000) {
      let count = Int.random(in: 0..<14, using: &generator)
      let field = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      let expected = ObviousPreference(field).language(among: languages) ?? "en"
      let language = MessageCatalog.preferred(field).language
      guard language == expected else {
        Issue.record("'\(field)', seed \(seed): \(language), not \(expected)")
        return
      }
    }
  }

  @Test(
    arguments: ["de,", "de;q=0.5,", "-", "a-", "*,", ";", " ", "\t,", "en;q=0,"])
  func `a long field is parsed in linear time`(piece: String) {
    let field = String(repeating: piece, count: 200_000 / piece.utf8.count) + ",it"
    #expect(["it", "de", "en"].contains(MessageCatalog.preferred(field).language))
  }
}
