import JSONDocument
import Testing

struct JSONReaderTests {
  /// Returns the tokens of a text, followed by the error if the text is not well-formed.
  private func tokens(_ text: String, _ dialect: JSONDialect = []) -> String {
    let bytes = Array(text.utf8)
    var reader = JSONReader(dialect)
    var parts: [String] = []
    do throws(JSONFault) {
      while let token = try reader.next(in: bytes.span) { parts.append("\(token.kind) \(token.range)") }
    } catch {
      parts.append("\(error.kind) at \(error.offset)")
    }
    return parts.joined(separator: ", ")
  }

  @Test(
    arguments: [
      (
        #"{"a": [1]}"#,
        "objectStart 0..<1, name 1..<4, arrayStart 6..<7, number 7..<8, arrayEnd 8..<9, objectEnd 9..<10"
      ),
      (" null\n", "null 1..<5"), ("true", "true 0..<4"),
      ("[false,-1.5e+3]", "arrayStart 0..<1, false 1..<6, number 7..<14, arrayEnd 14..<15"),
      (#""\"é""#, "string 0..<6"), ("0 ", "number 0..<1"), ("[]", "arrayStart 0..<1, arrayEnd 1..<2"),
      ("", "incomplete at 0"), ("[1", "arrayStart 0..<1, number 1..<2, incomplete at 2"),
      ("-", "incomplete at 1"), ("[1.]", "arrayStart 0..<1, unexpected at 3"), ("tru", "incomplete at 3"),
      ("[tru]", "arrayStart 0..<1, unexpected at 4"), ("01", "unexpected at 1"), (#""a"#, "incomplete at 2"),
      ("\"\n\"", "controlCharacter at 1"),
      (#""\x""#, "escape at 2"), (#""\ud800""#, "unpairedSurrogate at 7"), ("NaN", "unexpected at 0"),
      ("1 2", "number 0..<1, unexpected at 2"),
      ("{1:2}", "objectStart 0..<1, unexpected at 1"),
    ])
  func `a text is split into tokens up to its end or its first error`(text: String, tokens: String) {
    #expect(self.tokens(text) == tokens)
  }

  @Test(arguments: [
    ("NaN", "number 0..<3"), ("-Infinity", "number 0..<9"),
    ("[Infinity]", "arrayStart 0..<1, number 1..<9, arrayEnd 9..<10"), ("-NaN", "unexpected at 1"),
  ])
  func `NaN and Infinity are numbers in the dialect with Python's numbers`(text: String, tokens: String) {
    #expect(self.tokens(text, .pythonNumbers) == tokens)
  }

  @Test(
    arguments: [
      (#""\ud800""#, [0xED, 0xA0, 0x80]), (#""\udc00\ud800x""#, [0xED, 0xB0, 0x80, 0xED, 0xA0, 0x80, 0x78]),
      (#""\ud800\ud83d\ude00""#, [0xED, 0xA0, 0x80, 0xF0, 0x9F, 0x98, 0x80]),
    ] as [(String, [UInt8])])
  func `an unpaired surrogate is decoded to three bytes in the dialect that allows it`(
    text: String, string: [UInt8]
  ) throws {
    let bytes = Array(text.utf8)
    guard case .string(let read) = try JSONValue(bytes.span, .unpairedSurrogates) else {
      Issue.record("no string")
      return
    }
    #expect(read == string)
  }

  @Test(arguments: [1, 3, 64, 1024])
  func `a document deeper than the limit is rejected`(depth: Int) throws {
    let text = Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    _ = try JSONValue(text, maximumDepth: depth)
    _ = try JSONValue(text.span)
    let error = #expect(throws: JSONError.self) { try JSONValue(text, maximumDepth: depth - 1) }
    #expect(error?.position.offset == depth - 1)
  }

  @Test func `a million nested arrays are rejected at the depth limit without a stack overflow`() {
    let text = Array(String(repeating: "[", count: 1_000_000).utf8)
    #expect(throws: JSONFault(.tooDeep, at: 1024)) { try JSONValue(text.span) }
    #expect(throws: JSONFault(.tooDeep, at: 1024)) { try JSONScanner.check(text.span) }
  }
}
