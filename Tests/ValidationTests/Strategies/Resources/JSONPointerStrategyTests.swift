import Testing
import Validation

extension RuleTable {
  static let jsonPointer = RuleTable(
    "json-pointer", as: .jsonPointer,
    accepts: [
      "", "/", "//", "/foo", "/foo/0", "/a~1b", "/m~0n", "/~0~1", "/c%d", "/e^f", "/g|h", "/i\\j", "/k\"l",
      "/ ",
      "/~01", "/é", "/日本/😀", "/\0", "/\n", "/-", "/#", "/01",
    ],
    rejects: [
      "json-pointer.slash": ["a", "#", "#/", "#/a", " /a", "0", "~0", "\n", "é", "a/b", "?"],
      "json-pointer.escape": ["/~", "/a~", "/~2", "/~a", "/~~0", "/a~/b", "/~é", "/0/~-"],
    ])

  static let relativeJSONPointer = RuleTable(
    "relative-json-pointer", as: .jsonPointer(.relative),
    accepts: [
      "0", "1", "10", "100", "0#", "12#", "0/", "1/a", "2/a~1b/0", "0/#", "0+1", "0-1", "0+10/a", "1-2#",
      "99999999999999999999", "0/é",
    ],
    rejects: [
      "json-pointer.number": [
        "", "/", "/a", "#", "a", "00", "01", "01#", "-1", "+1", " 0", "0+", "0-", "0+0", "0-01", "0+a", "٣",
      ],
      "json-pointer.after-hash": ["0##", "0#/a", "1#a", "0-1#0", "0#\n"],
      "json-pointer.slash": ["0a", "0 ", "1\n", "0.5", "1~0", "1é", "0+1a"],
      "json-pointer.escape": ["0/~", "0/~2", "1/a~b"],
    ])
}

@Suite struct JSONPointerStrategyTests {
  @Test func `a value that is not UTF-8 is rejected`() {
    #expect(JSONPointerStrategy().failure(of: [0x2F, 0xFF])?.code == "text.invalid-utf8")
    #expect(JSONPointerStrategy(.relative).failure(of: [0x30, 0x2F, 0xFF])?.code == "text.invalid-utf8")
  }

  @Test func `a failure has a position`() {
    #expect(
      JSONPointerStrategy().failure(of: "/é/~2") == ValidationFailure("json-pointer.escape", ["position": 4]))
  }
}
