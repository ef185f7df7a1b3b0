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
}
