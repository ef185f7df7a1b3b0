import Testing

@testable import Validation

/// Tests that words in parameters are in the language of the message.
@Suite struct PhraseTests {
  private static let condition = RecordCondition.all(
    .field("country", is: "US", "CA"), .not(.present("state")), .field("zip", keeps: Rule(.numeric)))

  private static func message(_ language: String, _ failure: ValidationFailure) -> String? {
    MessageCatalog.catalog(for: language)?.message(for: failure)
  }

  @Test(
    arguments: [
      ("en", "must be a country code: two upper-case letters"),
      ("de", "muss ein Ländercode sein: zwei Großbuchstaben"),
      ("fr", "doit être un code de pays\u{A0}: deux lettres majuscules"), ("ja", "国コードである必要があります：大文字2文字"),
      ("ar", "يجب أن تكون القيمة رمز بلد: حرفان كبيران"),
    ])
  func `a phrase is translated`(language: String, text: String) throws {
    let failure = try #require(CountryStrategy().failure(of: "Germany"))
    #expect(Self.message(language, failure) == text)
  }

  @Test(
    arguments: [
      (
        "en",
        "must be present if (country is US or CA) and not (state is present) and zip is valid by numeric"
      ),
      (
        "de",
        "muss angegeben werden, wenn (country US oder CA ist) und nicht (state angegeben ist) und zip numeric erfüllt"
      ),
      ("es", "debe indicarse cuando (country es US o CA) y no (state está indicado) y zip cumple numeric"),
      ("ja", "次の場合は入力が必要です：（countryがUSまたはCA）かつ（stateが入力済み）でないかつzipがnumericを満たす"),
    ])
  func `a condition is translated`(language: String, text: String) {
    let failure = ValidationFailure("required-if", ["condition": Self.condition.phrase])
    #expect(Self.message(language, failure) == text)
    #expect(failure.parameters["condition"]?.description == Self.condition.description)
  }

  @Test func `a condition of many parts is nested only as deep as its halves`() {
    let condition = RecordCondition.any(of: (0..<100_000).map { .present(RecordField("f\($0)")) })
    #expect(condition.description.hasPrefix("f0 is present or f1 is present or f2 "))
    #expect(condition.description.hasSuffix(" or f99999 is present"))
    #expect(RecordCondition.all().description == "")
  }

  @Test func `a phrase without a text in the catalog is in English, and one without any text is its name`() {
    let dutch = MessageCatalog(["a": "moet {x} zijn", "phrase/three-digits": "drie cijfers"], language: "nl")
    let phrases = ["three-digits", "uri-reference", "unknown"].map { Phrase($0) }
    #expect(
      phrases.map { dutch.message(for: ValidationFailure("a", ["x": .phrase($0)])) }
        == ["moet drie cijfers zijn", "moet URI reference zijn", "moet unknown zijn"])
  }

  @Test func `a custom message of a language has phrases and plural forms of that language`() throws {
    let german = RuleMessages.Texts(byCode: ["country.malformed": "Bitte {expected} für {value}"])
    let messages = RuleMessages([.init(other: "needs {expected}", byLocale: ["de": german])])
    let failure = try #require(CountryStrategy().failure(of: "D"))
    let finding = RuleSet.Finding(rule: "country", failure: failure, messages: messages)
    #expect(finding.message(value: "D", locale: "de", catalog: .german) == "Bitte zwei Großbuchstaben für D")
    #expect(finding.message(value: "D", locale: "fr", catalog: .french) == "needs two upper-case letters")
  }

  @Test func `a part of a secret in a phrase is withheld`() {
    let failure = ValidationFailure(
      "required-if", ["condition": .phrase("condition.present", ["field": "hunter2"])])
    let withheld = failure.withholding(Array("hunter2".utf8).span)
    #expect(withheld.message == "must be present if … is present")
  }
}
