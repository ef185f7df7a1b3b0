import FormValidation
import RuleFiles
import Testing
import Validation

/// Formats as people write them.
struct LiberalNormalizationTests {
  @Test(
    arguments: [
      ("iban", "de89 3704 0044 0532 0130 00", "DE89370400440532013000"),
      ("bic", "deutdeff", "DEUTDEFF"), ("vat:NL", "nl 123456789 B13", "NL123456789B13"),
      ("country", " de", "DE"), ("currency", "eur", "EUR"), ("e164", "+49 30 123456", "+4930123456"),
      ("postal-code:GB", " sw1a  1aa", "SW1A 1AA"), ("isbn", "0-8044-2957-x", "0-8044-2957-X"),
      ("phone:DE", " 030 123456 ", "030 123456"),
      ("credit-card", " 4111 1111 1111 1111", "4111 1111 1111 1111"),
      ("luhn", "7992 739 8713", "79927398713"),
    ])
  func `a code is taken as people write it`(rule: String, typed: String, value: String) throws {
    let form = Form([
      FormField("a", rules: [.required, try Catalog.rule(rule), try Catalog.rule("length:1..40")])
    ])
    let post = try Submission(decoding: Array(#"{"a": "\#(typed)"}"#.utf8), as: .json, for: form)
    #expect(post["a"] == value && form.check(post).isValid)
    #expect(post.rawText(of: "a") == typed)
  }

  @Test(arguments: [
    ["iban", "lowercase"], ["email"], ["country", "one-of:de,at"], ["regex:[a-z]+"], ["length:2"],
  ])
  func `what another rule could forbid is not changed`(rules: [String]) throws {
    #expect(FormField("a", rules: try rules.map { try Catalog.rule($0) }).normalization == nil)
  }

  @Test func `an author's steps replace it, and an empty list of them switches it off`() throws {
    let text =
      "fields: [{name: a, rules: [iban]}, {name: b, rules: [iban], normalize: []}, {name: c, rules: [iban], normalize: [trim]}]"
    let form = Form(try RuleFile(Array(text.utf8)))
    #expect(
      form.fields.map(\.normalization) == [
        Normalization([.removeSpaces, .uppercase]), nil, Normalization([.trim]),
      ])
    #expect(FormField("a", rules: [Rule(.iban)], normalization: Normalization([])).normalization == nil)
  }
}
