import Testing

@testable import Validation

@Suite struct RuleMessagesTests {
  private typealias Texts = RuleMessages.Texts

  private static let messages = RuleMessages([
    Texts(byCode: ["a.b": "rule"], byLocale: ["de": Texts(byCode: ["a.c": "Regel"])]),
    Texts(
      byCode: ["a.c": "field code"], byRule: ["a": "field rule"], other: "field",
      byLocale: ["de-ch": Texts(other: "Feld CH"), "fr": Texts(byCode: ["z": "z"])]),
    Texts(byCode: ["a.d": "file code"], other: "file", byLocale: ["de": Texts(other: "Datei")]),
  ])

  @Test(
    arguments: [
      ("a.b", "a", nil, "rule"), ("a.c", "a", nil, "field code"), ("a.d", "a", nil, "field rule"),
      ("a.d", "x", nil, "field"), ("a.d", nil, nil, "file code"), ("a.e", nil, nil, nil),
      ("a.b", "a", "de", "Datei"), ("a.c", "a", "de", "Regel"), ("a.c", "a", "de-CH", "Feld CH"),
      ("a.c", nil, "de-CH", "Regel"), ("a.b", "a", "DE-at", "Datei"), ("a.b", "a", "fr", "rule"),
      ("a.b", "a", "en", "rule"), ("a.b", "a", "", "rule"), ("a.b", "a", "d", "rule"),
    ] as [(FailureCode, String?, String?, String?)])
  func `a text is selected by locale, then level, then code, rule and default`(
    code: FailureCode, rule: String?, locale: String?, text: String?
  ) {
    #expect(Self.messages.text(for: code, of: rule, in: locale) == text)
  }

  @Test(
    arguments: [
      ("{value}", "v"), ("{value}{value} {field}", "vv f"), ("{maximum} {maximum|x|xs}", "3 xs"), ("{", "{"),
      ("", ""), ("{value", "{value"), ("{other} {value}\u{301}", "{other} v\u{301}"), ("}{value}{", "}v{"),
      ("a { then {value}", "a { then v"), ("{value|x|y}", "{value|x|y}"),
    ])
  func `a custom text is filled with the parameters, the field and the value`(text: String, filled: String) {
    let finding = RuleSet.Finding(
      rule: "r", failure: ValidationFailure("c", ["maximum": 3]), messages: RuleMessages([Texts(other: text)])
    )
    #expect(finding.message(field: "f", value: "v") == filled)
  }

  @Test func `without a custom text, the message is that of the catalog`() {
    let finding = RuleSet.Finding(
      rule: "required", failure: ValidationFailure("required"),
      messages: RuleMessages([Texts(byCode: ["x": "y"])]))
    #expect(finding.message() == "must be present")
    #expect(finding.message(catalog: MessageCatalog(["required": "fehlt"])) == "fehlt")
  }

  @Test func `the placeholders of a text are found with and without plural forms`() {
    #expect(RuleMessages.placeholders(in: "a{b}{c|d|e} {} {f") == ["b", "c", ""])
  }

  @Test func `every failure has the parameters that are defined for its code`() throws {
    for witness in FailureWitness.all {
      let failure = try #require(witness.strategy.failure(of: witness.value))
      for name in MessageCatalog.parameters(of: failure.code) {
        #expect(failure.parameters[name] != nil, "\(failure.code) \(name)")
      }
    }
    for rule in try CatalogExample.rules {
      for value in AwkwardValues.all {
        for finding in RuleSet([rule], missingValues: []).findings(in: value.span) {
          for name in MessageCatalog.parameters(of: finding.failure.code) {
            #expect(finding.failure.parameters[name] != nil, "\(finding.failure.code) \(name)")
          }
        }
      }
    }
    #expect(MessageCatalog.parameters(of: "length.too-long") == ["maximum", "actual", "unit"])
  }
}
