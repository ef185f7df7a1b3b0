import RuleFiles
import Testing

struct JSONNodeReaderAcceptanceTests {
  @Test(
    arguments: [
      ("null", "1:1+0 null"),
      ("true", "1:1+0 true"),
      ("false", "1:1+0 false"),
      (" \t\r\n null \n", "2:2+5 null"),
      ("[]", "1:1+0 []"),
      ("[ ]", "1:1+0 []"),
      ("{}", "1:1+0 {}"),
      ("{ \n }", "1:1+0 {}"),
      ("[1,[2],{}]", "1:1+0 [1:2+1 1, 1:4+3 [1:5+4 2], 1:8+7 {}]"),
      ("[true , null]", "1:1+0 [1:2+1 true, 1:9+8 null]"),
      (#"{"a": 12}"#, #"1:1+0 {1:2+1 "a" 1:7+6 12}"#),
      (#"{"b":1,"a":2}"#, #"1:1+0 {1:2+1 "b" 1:6+5 1, 1:8+7 "a" 1:12+11 2}"#),
      (#"{"":"","a":{"a":[]}}"#, #"1:1+0 {1:2+1 "" 1:5+4 "", 1:8+7 "a" 1:12+11 {1:13+12 "a" 1:17+16 []}}"#),
      ("{\n  \"a\" :\n  [\n    1\n  ]\n}", #"1:1+0 {2:3+4 "a" 3:3+12 [4:5+18 1]}"#),
    ])
  func `values are read with their positions`(json: String, outline: String) throws {
    #expect(try self.outline(json) == outline)
  }

  @Test(
    arguments: [
      "0", "-0", "7", "-7", "10", "1234567890123456789012345678901234567890", "0.5", "-0.50", "1.0", "1e5",
      "1E5", "1e+5", "1e-05", "0e0", "0.1E-9", "1e999999",
    ])
  func `a number keeps its spelling`(json: String) throws {
    #expect(try outline(json) == "1:1+0 " + json)
  }

  @Test(
    arguments: [
      (#""""#, #""""#),
      (#""a b/c'd""#, #""a b/c'd""#),
      (#""\"\\\/\b\f\n\r\t""#, #""<22><5C>/<8><C><A><D><9>""#),
      (#""\u0041\u00e9\u00E9\uabCD""#, #""A<E9><E9><ABCD>""#),
      (#""\u0000\u001F\u007f""#, #""<0><1F><7F>""#),
      (#""\ud83d\ude00\uD83D\uDE00""#, #""<1F600><1F600>""#),
      (#""\uD800\uDC00\uDBFF\uDFFF""#, #""<10000><10FFFF>""#),
      (#""\uD7FF\uE000\uFFFF""#, #""<D7FF><E000><FFFF>""#),
      ("\"é漢😀\u{7F}\u{2028}\"", #""<E9><6F22><1F600><7F><2028>""#),
      (#""\\u0041 \\""#, #""<5C>u0041 <5C>""#),
      (#""é\né""#, #""<E9><A><E9>""#),
    ])
  func `escapes in a string are decoded`(json: String, text: String) throws {
    #expect(try outline(json) == "1:1+0 " + text)
  }

  @Test(
    arguments: [
      ("[\n1]", "1:1+0 [2:1+2 1]"),
      ("[\r\n1]", "1:1+0 [2:1+3 1]"),
      ("[\r1]", "1:1+0 [2:1+2 1]"),
      ("[\n\r1]", "1:1+0 [3:1+3 1]"),
      ("[\r\r\n\n 1]", "1:1+0 [4:2+6 1]"),
    ])
  func `a line ends with LF, CRLF or a lone CR`(json: String, outline: String) throws {
    #expect(try self.outline(json) == outline)
  }

  @Test(
    arguments: [
      (#"["é", 1]"#, #"1:1+0 [1:2+1 "<E9>", 1:7+7 1]"#),
      (#"["😀", 1]"#, #"1:1+0 [1:2+1 "<1F600>", 1:7+9 1]"#),
      ("[\"e\u{301}\", 1]", #"1:1+0 [1:2+1 "e<301>", 1:8+8 1]"#),
      ("[\"é\",\n\"é\", 1]", #"1:1+0 [1:2+1 "<E9>", 2:1+7 "<E9>", 2:6+13 1]"#),
      ("[\"\u{2028}\", 1]", #"1:1+0 [1:2+1 "<2028>", 1:7+8 1]"#),
    ])
  func `columns count Unicode scalars and offsets count bytes`(json: String, outline: String) throws {
    #expect(try self.outline(json) == outline)
  }

  @Test func `a leading byte-order mark counts in offsets but not in columns`() throws {
    #expect(try outline("\u{FEFF}[\n1]") == "1:1+3 [2:1+5 1]")
  }

  @Test func `keys are compared by scalars, not by canonical equivalence`() throws {
    #expect(
      try outline("{\"\u{E9}\":1,\"e\u{301}\":2}")
        == #"1:1+0 {1:2+1 "<E9>" 1:6+6 1, 1:8+8 "e<301>" 1:13+14 2}"#)
  }

  @Test func `arrays and objects can be nested 64 deep`() throws {
    let root = try JSONNodeReader.read(
      Array((String(repeating: #"[{"a":"#, count: 32) + "1" + String(repeating: "}]", count: 32)).utf8))
    guard case .array(let elements) = root.content else {
      Issue.record("the root is \(root.content.noun)")
      return
    }
    #expect(elements.count == 1)
  }

  @Test func `the depth counts only open arrays and objects`() throws {
    let json = "[" + Array(repeating: "[[]]", count: 100).joined(separator: ",") + "]"
    let root = try JSONNodeReader.read(Array(json.utf8))
    guard case .array(let elements) = root.content else {
      Issue.record("the root is \(root.content.noun)")
      return
    }
    #expect(elements.count == 100)
  }

  private func outline(_ json: String) throws -> String {
    DocumentOutline(try JSONNodeReader.read(Array(json.utf8))).text
  }
}
