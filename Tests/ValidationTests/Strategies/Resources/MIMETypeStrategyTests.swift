import Testing
import Validation

extension RuleTable {
  private static let name127 = String(repeating: "a", count: 127)

  static let mimeType = RuleTable(
    "mime-type", as: .mimeType,
    accepts: [
      "a/b", "text/html", "TEXT/HTML", "application/vnd.api+json", "image/svg+xml", "x-a/x.b_c", "1/2",
      "a!#$&-^_.+/b",
      name127 + "/" + name127, "text/html;charset=utf-8", "text/html; charset=utf-8",
      "text/html \t; charset=utf-8",
      #"a/b; c="d""#, #"a/b; c="""#, #"a/b; c="d;e\"f\\""#, "a/b;", "a/b; ", "a/b;;c=d", "a/b ; ; c=d ;",
      "a/b;c=d;c=d",
      "a/b;c*=d'e'f", "a/b; c=\"\td\"",
    ],
    rejects: [
      "mime-type.no-slash": ["a", "text", "text-html", name127],
      "mime-type.name-missing": ["", "/", "/b", "a/", "a/;c=d", "a//b"],
      "mime-type.name-too-long": [name127 + "a/b", "a/" + name127 + "a", name127 + "aaa"],
      "mime-type.character": [
        "*/*", "a/*", " a/b", "a /b", "a/ b", "a/b c", "a/b,c/d", "a/b\n", "a/b/c", "+a/b", "a/.b", "a@b/c",
        "é/b",
        "a/é", "a/b c=d", "a/b; c=d e=f", "a/b ", "a/b; c=d ", "a/b; c=\"\n\"", "a/b; c=\"é\"",
        "a/b; c=\"d\"e",
        "a%/b", "a'/b",
      ],
      "mime-type.parameter": [
        "a/b;c", "a/b;=d", "a/b;c=", "a/b;c= d", "a/b;c =d", "a/b;c=;d=e", "a/b; @=d", "a/b;\n",
      ],
      "mime-type.unclosed-quote": [
        "a/b;c=\"", "a/b;c=\"d", "a/b;c=\"d\\", "a/b;c=\"d\\\"", "a/b; c=\"d; e=f",
      ],
    ])
}

@Suite struct MIMETypeStrategyTests {
  @Test func `a failure has a position`() {
    #expect(
      MIMETypeStrategy().failure(of: "text/html; charset")
        == ValidationFailure("mime-type.parameter", ["position": 19]))
    #expect(
      MIMETypeStrategy().failure(of: "a/b; c=\"d")
        == ValidationFailure("mime-type.unclosed-quote", ["position": 8]))
    #expect(MIMETypeStrategy().failure(of: [0x61, 0x2F, 0xFF])?.code == "mime-type.character")
  }
}
