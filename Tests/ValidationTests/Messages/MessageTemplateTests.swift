import TestSupport
import Testing

@testable import Validation

@Suite struct MessageTemplateTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("{a}", "·"), ("at most {maximum}, has {actual}", "at most ·, has ·"),
    ("{a}{a}", "··"), ("{}", "·"), ("{open", "{open"), ("close}", "close}"), ("}{", "}{"), ("{a {b}", "·"),
  ])
  func `names in braces are placeholders, and an unpaired brace is text`(text: String, filled: String) {
    let template = MessageTemplate(text)
    #expect(template.text == text)
    #expect(template.filled(by: [:]) == text)
    #expect(template.filled(by: ["a": "·", "maximum": "·", "actual": "·", "": "·", "a {b": "·"]) == filled)
  }

  @Test func `random templates are filled as by the reference implementation`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "|", "a", "b", "é", "{a}", "{b|one|", "{c", "{a||x}", "{d|}", " ", "#", "{a|# x|#}", "{é|##}",
    ]
    let parameters: FailureParameters = [
      "a": 1, "b": .integer(.min), "": "no name", "é": .list(["x", "{a}"]), "d": .decimal(ExactDecimal(7)),
      "ab": 0, "a": 2,
    ]
    for _ in 0..<TestRun.rounds(20_000) {
      let count = Int.random(in: 0..<9, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      let chosen = Int.random(in: -1..<4, using: &generator)
      let filled = MessageTemplate(text).filled(by: parameters, MessageGrammar { _ in chosen })
      let expected = ObviousTemplate(text).filled(by: parameters) { _ in chosen }
      guard filled == expected else {
        Issue.record("'\(text)' with form \(chosen), seed \(seed): '\(filled)', not '\(expected)'")
        return
      }
    }
  }

  @Test func `each placeholder is filled by the parameter with its name`() {
    let template = MessageTemplate("{a} of {b} {c}, {a}")
    #expect(template.filled(by: ["a": 1, "b": "{c}"]) == "1 of {c} {c}, 1")
    #expect(template.filled(by: ["c": .list(["x", "y"]), "a": ""]) == " of {b} x, y, ")
  }

  @Test(arguments: [
    ("'{c}'", "'x', 'y'"), ("of “{c}”.", "of “x”, “y”."), ("„{c}“", "„x“, „y“"), ("«{c}»", "«x», «y»"),
    ("«\u{A0}{c}\u{A0}»", "«\u{A0}x\u{A0}», «\u{A0}y\u{A0}»"), ("「{c}」", "「x」, 「y」"),
    ("\"{c}\"", "\"x\", \"y\""),
    ("' {c}'", "' x, y'"), ("l’{c}", "l’x, y"), ("'{a}'", "'z'"), ("{c}'{c}'", "x, y'x', 'y'"),
  ])
  func `quotation marks around the placeholder of a list are around each element`(
    text: String, filled: String
  ) {
    #expect(MessageTemplate(text).filled(by: ["a": "z", "c": .list(["x", "y"])]) == filled)
    let none = text.replacing("{c}", with: "").replacing("{a}", with: "z")
    #expect(MessageTemplate(text).filled(by: ["a": "z", "c": .list([])]) == none)
  }

  @Test(
    arguments: [
      (0, "0 boxes"), (1, "1 box"), (2, "2 boxes"), (-1, "-1 boxes"), ("1", "1 boxes"),
      (.list(["1"]), "1 boxes"),
      (.decimal(ExactDecimal(1)), "1 boxes"),
    ] as [(ParameterValue, String)])
  func `a placeholder with plural forms is replaced by the form for the count`(
    count: ParameterValue, text: String
  ) {
    let template = MessageTemplate("{n} {n|box|boxes}")
    #expect(template.filled(by: ["n": count]) == text)
    #expect(template.filled(by: [:]) == "{n} {n|box|boxes}")
  }

  @Test func `a number sign in a plural form is replaced by the number`() {
    let template = MessageTemplate("{n|one # box|# of # boxes} # {n}")
    #expect(template.filled(by: ["n": 1]) == "one 1 box # 1")
    #expect(template.filled(by: ["n": 2]) == "2 of 2 boxes # 2")
    #expect(template.filled(by: ["n": "#"]) == "# of # boxes # #")
    #expect(template.filled(by: [:]) == template.text)
  }

  @Test func `the plural rule of the language selects the form, by default the last`() {
    let template = MessageTemplate("{n|jeden|dva|pět}")
    let filled = (1...6).map { count in
      template.filled(by: ["n": .integer(count)], MessageGrammar { $0 == 1 ? 0 : $0 < 5 ? 1 : $0 })
    }
    #expect(filled == ["jeden", "dva", "dva", "dva", "pět", "pět"])
    #expect(MessageTemplate("{n|}").filled(by: ["n": 7]) == "")
  }
}
