import Testing

@testable import Validation

@Suite struct LanguageStrategyTests {
  @Test func `a failure has the subtag, its kind and its position`() {
    let failure = LanguageStrategy().failure(of: "de-Latn-UK")
    #expect(failure?.parameters == ["kind": .phrase("subtag.region"), "subtag": "UK", "position": 9])
    #expect(
      failure?.message == "must be a language tag: 'UK' at character 9 is not a registered region")
  }

  @Test func `letter case is ignored`() {
    for tag in ["zh-Hant-TW", "sl-rozaj-biske-1994", "i-klingon", "en-u-ca-buddhist-x-Any", "qaa-Qaaa-QM"] {
      #expect(LanguageStrategy().verdict(on: tag.lowercased()) == .valid)
      #expect(LanguageStrategy().verdict(on: tag.uppercased()) == .valid)
    }
  }

  @Test func `a tag may have thousands of subtags`() {
    let tag = "en-a-" + String(repeating: "abcdefgh-", count: 20_000) + "b"
    #expect(LanguageStrategy().failure(of: tag)?.code == "language.malformed")
    #expect(LanguageStrategy().verdict(on: tag + "-bb") == .valid)
  }
}

extension RuleTable {
  /// Values from RFC 5646, section 2.1 and appendix A, and for the requirements of section 2.2.9.
  static let language = RuleTable(
    "language", as: .language,
    accepts: [
      "de", "fr", "yue", "qaa", "mis", "zh-Hans", "sr-Latn", "zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK",
      "sr-Latn-RS", "sl-rozaj", "sl-rozaj-biske", "sl-nedis", "de-CH-1901", "de-CH-1996", "sl-IT-nedis",
      "hy-Latn-IT-arevela", "de-DE", "en-US", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend",
      "x-whatever", "x-1-2-3", "qaa-Qaaa-QM-x-southern", "sr-Qaaa-RS", "en-US-u-islamcal", "en-a-bbb-x-a-ccc",
      "zh-CN-a-myext-x-private", "i-enochian", "en-GB-oed", "art-lojban", "zh-min-nan", "sgn-BE-FR",
      "mn-Cyrl-MN",
      "en-001", "de-x-a-a", "en-a-bb-b-cc", "sgn-ase", "ar-x-x", "en-t-it-u-ca-buddhist", "en-0-bb-p-cc",
    ],
    rejects: [
      "language.malformed": [
        "", "-", "d", "1", "de-", "-de", "de--DE", "de_DE", "de DE", "de-DE ", "dé", "de\n", "\0", "de-\0",
        "abcdefghi", "de-419-DE", "en-a", "en-a-", "en-a-x", "en-x", "x", "x-", "i-nonsense",
        "de-1",
        "ar-a-aaa-b", "zh-gan-hak", "a-DE", "de-Latn-Latn", "de-DE-Latn", "de-1996-Latn", "en-a-bb-c-c1-d",
        "123", "d1", "de-x-123456789",
      ],
      "language.unregistered": [
        "xx", "zzz", "english", "deutsch", "en-UK", "en-999", "de-Xxxx", "de-abc", "de-XB1996", "de-12345678",
        "root", "de-1997", "de-419a", "zh-123-abc",
      ],
      "language.duplicate-variant": [
        "de-DE-1901-1901", "sl-rozaj-biske-ROZAJ", "de-1996-1901-1996",
      ],
      "language.duplicate-singleton": [
        "en-a-bbb-a-ccc", "en-a-bb-A-cc", "en-0-bb-0-cc", "en-9-bb-9-cc",
        "en-o-bb-o-cc", "en-p-bb-p-cc", "en-u-ca-buddhist-u-nu-latn", "en-t-it-T-de", "en-z-bb-Z-cc",
      ],
    ])

  static let languageTwo = RuleTable(
    "language:iso-639-1", as: .language(.iso6391),
    accepts: ["aa", "zu", "de", "en", "fr", "cy", "he", "id", "yi", "nb"],
    rejects: [
      "language.letters": ["", "d", "deu", "DE", "De", "d1", "de ", "de\n"],
      "language.unassigned": ["xx", "iw", "in", "ji", "sh", "mo", "zz"],
    ])

  static let languageThree = RuleTable(
    "language:iso-639-2", as: .language(.iso6392),
    accepts: ["aar", "zza", "deu", "ger", "fra", "fre", "cel", "afa", "mul", "und", "zxx", "cnr"],
    rejects: [
      "language.letters": ["", "de", "DEU", "deut", "d-e", "deu\n", "dé"],
      "language.unassigned": ["yue", "cmn", "xxx", "qaa", "mol", "scr", "gsx"],
    ])

  static let languageFull = RuleTable(
    "language:iso-639-3", as: .language(.iso6393),
    accepts: ["aaa", "zzj", "deu", "eng", "yue", "cmn", "zho", "gsw", "lat", "tlh", "mul"],
    rejects: [
      "language.letters": ["", "de", "DEU", "deut", "de1", "deu\n"],
      "language.unassigned": ["ger", "fre", "cel", "afa", "xxx", "qaa"],
    ])
}
