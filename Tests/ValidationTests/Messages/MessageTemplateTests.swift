import Testing

@testable import Validation

@Suite struct MessageTemplateTests {
  @Test(arguments: [
    ("", []), ("plain", []), ("{a}", ["a"]), ("at most {maximum}, has {actual}", ["maximum", "actual"]),
    ("{a}{a}", ["a", "a"]), ("{}", [""]), ("{open", []), ("close}", []), ("}{", []), ("{a {b}", ["a {b"]),
  ])
  func `names in braces are places, a brace alone is text`(text: String, names: [String]) {
    let template = MessageTemplate(text)
    #expect(template.text == text)
    #expect(template.parameterNames == names)
    #expect(template.filled(by: [:]) == text)
  }

  @Test func `each place is filled by the parameter of its name`() {
    let template = MessageTemplate("{a} of {b} {c}, {a}")
    #expect(template.filled(by: ["a": 1, "b": "{c}"]) == "1 of {c} {c}, 1")
    #expect(template.filled(by: ["c": .list(["x", "y"]), "a": ""]) == " of {b} x, y, ")
  }

  @Test(
    arguments: [
      (0, "0 boxes"), (1, "1 box"), (2, "2 boxes"), (-1, "-1 boxes"), ("1", "1 boxes"),
      (.list(["1"]), "1 boxes"),
      (.decimal(ExactDecimal(1)), "1 boxes"),
    ] as [(ParameterValue, String)])
  func `a place with forms is filled by the form for the count`(count: ParameterValue, text: String) {
    let template = MessageTemplate("{n} {n|box|boxes}")
    #expect(template.parameterNames == ["n", "n"])
    #expect(template.filled(by: ["n": count]) == text)
    #expect(template.filled(by: [:]) == "{n} {n|box|boxes}")
  }

  @Test func `a language chooses the form by its own rule, and one that is not there is the last`() {
    let template = MessageTemplate("{n|jeden|dva|pět}")
    let filled = (1...6).map { count in
      template.filled(by: ["n": .integer(count)], form: { $0 == 1 ? 0 : $0 < 5 ? 1 : $0 })
    }
    #expect(filled == ["jeden", "dva", "dva", "dva", "pět", "pět"])
    #expect(MessageTemplate("{n|}").filled(by: ["n": 7]) == "")
  }
}
