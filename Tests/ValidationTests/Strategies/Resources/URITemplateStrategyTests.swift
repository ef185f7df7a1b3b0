import Testing
import Validation

extension RuleTable {
  static let uriTemplate = RuleTable(
    "uri-template", as: .uriTemplate,
    accepts: [
      "", "{a}", "{+a}", "{#a}", "{.a}", "{/a}", "{;a}", "{?a}", "{&a}", "{=a}", "{,a}", "{!a}", "{@a}",
      "{|a}",
      "{a,b}", "{?a,b*,c:3}", "{a:1}", "{a:9999}", "{a*}", "{a.b}", "{a.b.c_1}", "{%41}", "{a%20b}", "{_}",
      "{1}",
      "{a}{b}", "x{a}y{b}z", "http://example.com/~{user}/", "a%20b", "it's", "é{x}日本", "\u{E000}", "[a]",
      "#?&=",
    ],
    rejects: [
      "uri-template.unclosed": ["{", "{a", "a{", "{a,", "{+", "{a:1", "{a*", "{a.", "{?a,b"],
      "uri-template.variable": [
        "{}", "{+}", "{a,}", "{,}", "{a b}", "{a-b}", "{a..b}", "{.a.}", "{..a}", "{a.}", "{++a}", "{a=b}",
        "{é}", "{{a}}",
        "{a*:1}", "{a**}", "{a:1*}", "{$a}", "{,+a}", "{*}", "{:1}", "{a\n}",
      ],
      "uri-template.length": ["{a:}", "{a:0}", "{a:01}", "{a:10000}", "{a:x}", "{a:-1}", "{a:+1}"],
      "uri-template.percent": ["%", "%4", "%zz", "a%", "{%}", "{%4}", "{a%zz}"],
      "uri-template.character": [
        "}", "a}b", " ", "a b", "\"", "<", ">", "\\", "^", "`", "|", "\n", "\0", "\u{7F}", "\u{80}",
        "\u{FFFE}",
      ],
    ])
}

@Suite struct URITemplateStrategyTests {
  @Test func `a failure has a position`() {
    #expect(
      URITemplateStrategy().failure(of: "é/{a") == ValidationFailure("uri-template.unclosed", ["position": 3])
    )
    #expect(
      URITemplateStrategy().failure(of: "{a:12345}")
        == ValidationFailure("uri-template.length", ["maximum": 9999, "position": 4]))
    #expect(URITemplateStrategy().failure(of: [0x61, 0xFF])?.code == "uri-template.character")
  }
}
