import JSONDocument
import Testing

@testable import RuleFiles

struct JSONNodeReaderRejectionTests {
  @Test(
    arguments: [
      ("", "f:1:1: an empty document: expected a value"),
      (" \n ", "f:2:2: an empty document: expected a value"),
      ("\u{FEFF}", "f:1:1: an empty document: expected a value"),
      ("1 2", "f:1:3: expected the end of the document after its value, found '2'"),
      ("{}\n}", "f:2:1: expected the end of the document after its value, found '}'"),
      ("0x10", "f:1:2: expected the end of the document after its value, found 'x10'"),
      (
        "1 // one", "f:1:3: expected the end of the document after its value, found '/': JSON has no comments"
      ),
      ("null\u{0}", "f:1:5: expected the end of the document after its value, found U+0000"),
      (" \u{FEFF}1", "f:1:2: expected a value, found U+FEFF (ZERO WIDTH NO-BREAK SPACE)"),
    ])
  func `a document must consist of one value`(json: String, message: String) {
    #expect(rejection(of: json) == message)
  }

  @Test(
    arguments: [
      ("[", "f:1:2: expected a value or ']', found the end of the document"),
      ("[,", "f:1:2: expected a value or ']', found ','"),
      ("[}", "f:1:2: expected a value or ']', found '}'"),
      (
        "[1",
        "f:1:3: expected ',' or ']' after an element, found the end of the document: '[' at 1:1 is not closed"
      ),
      ("[1 2]", "f:1:4: expected ',' or ']' after an element, found '2'"),
      ("[1}", "f:1:3: expected ',' or ']' after an element, found '}'"),
      ("[1,", "f:1:4: expected a value after ',', found the end of the document"),
      ("[1,,2]", "f:1:4: expected a value after ',', found ','"),
      ("[1,\n]", "f:2:1: expected a value after ',', found ']': no ',' follows the last element"),
      ("[1,\u{A0}2]", "f:1:4: expected a value after ',', found U+00A0 (NO-BREAK SPACE)"),
      ("[1,\u{301}2]", "f:1:4: expected a value after ',', found U+0301"),
      ("[1 # one\n]", "f:1:4: expected ',' or ']' after an element, found '#': JSON has no comments"),
    ])
  func `an array must consist of values separated by commas`(json: String, message: String) {
    #expect(rejection(of: json) == message)
  }

  @Test(
    arguments: [
      ("{", "f:1:2: expected a key in '\"' or '}', found the end of the document"),
      ("{a: 1}", "f:1:2: expected a key in '\"' or '}', found 'a'"),
      ("{name: 1}", "f:1:2: expected a key in '\"' or '}', found 'name'"),
      ("{'a': 1}", "f:1:2: expected a key in '\"' or '}', found \"'\""),
      ("{1: 1}", "f:1:2: expected a key in '\"' or '}', found '1'"),
      ("{,}", "f:1:2: expected a key in '\"' or '}', found ','"),
      ("{]", "f:1:2: expected a key in '\"' or '}', found ']'"),
      ("{ /* none */ }", "f:1:3: expected a key in '\"' or '}', found '/': JSON has no comments"),
      (#"{"a""#, "f:1:5: expected ':' after a key, found the end of the document"),
      (#"{"a" 1}"#, "f:1:6: expected ':' after a key, found '1'"),
      (#"{"a", 1}"#, "f:1:5: expected ':' after a key, found ','"),
      (#"{"a"= 1}"#, "f:1:5: expected ':' after a key, found '='"),
      (#"{"a":"#, "f:1:6: expected a value after ':', found the end of the document"),
      (#"{"a":}"#, "f:1:6: expected a value after ':', found '}'"),
      (#"{"a":]"#, "f:1:6: expected a value after ':', found ']'"),
      (#"{"a":é}"#, "f:1:6: expected a value after ':', found 'é'"),
      (
        #"[{"a":1"#,
        "f:1:8: expected ',' or '}' after a member, found the end of the document: '{' at 1:2 is not closed"
      ),
      ("{\"a\":1\n\"b\":2}", "f:2:1: expected ',' or '}' after a member, found '\"'"),
      (#"{"é":1 x}"#, "f:1:8: expected ',' or '}' after a member, found 'x'"),
      (#"{"a":1]"#, "f:1:7: expected ',' or '}' after a member, found ']'"),
      (#"{"a":1,}"#, "f:1:8: expected a key in '\"' after ',', found '}': no ',' follows the last member"),
      (#"{"a":1,"#, "f:1:8: expected a key in '\"' after ',', found the end of the document"),
      (#"{"a":1,,"b":2}"#, "f:1:8: expected a key in '\"' after ',', found ','"),
    ])
  func `an object must consist of keys and values separated by commas`(json: String, message: String) {
    #expect(rejection(of: json) == message)
  }

  @Test(
    arguments: [
      ("True", "f:1:1: expected a value, found 'True': it is written 'true'"),
      ("[FALSE]", "f:1:2: expected a value or ']', found 'FALSE': it is written 'false'"),
      ("nulL", "f:1:1: expected a value, found 'nulL': it is written 'null'"),
      ("nul", "f:1:1: expected a value, found 'nul': a string is written in '\"'"),
      ("nullx", "f:1:1: expected a value, found 'nullx': a string is written in '\"'"),
      ("truefalse", "f:1:1: expected a value, found 'truefalse': a string is written in '\"'"),
      ("None", "f:1:1: expected a value, found 'None': no value is written 'null'"),
      ("undefined", "f:1:1: expected a value, found 'undefined': no value is written 'null'"),
      ("NaN", "f:1:1: expected a value, found 'NaN': JSON numbers are finite"),
      ("Infinity", "f:1:1: expected a value, found 'Infinity': JSON numbers are finite"),
      ("'a'", "f:1:1: expected a value, found \"'\": a string is written in '\"'"),
      ("“a”", "f:1:1: expected a value, found '“': a string is written in '\"'"),
      ("*a", "f:1:1: expected a value, found '*'"),
      (
        "a12345678901234567890123456789012345678901234567890",
        "f:1:1: expected a value, found 'a123456789012345678901234567890123456789…': a string is written in '\"'"
      ),
    ])
  func `a word must be null, true or false`(json: String, message: String) {
    #expect(rejection(of: json) == message)
  }

  @Test(
    arguments: [
      ("+1", "f:1:1: expected a value, found '+': a number has no plus sign"),
      (".5", "f:1:1: expected a value, found '.': a number begins with a digit, as in 0.5"),
      ("01", "f:1:1: a number has no leading zeros"),
      ("[-00.5]", "f:1:2: a number has no leading zeros"),
      ("-", "f:1:2: expected a digit after '-', found the end of the document"),
      ("-a", "f:1:2: expected a digit after '-', found 'a'"),
      ("-Infinity", "f:1:2: expected a digit after '-', found 'Infinity'"),
      ("--1", "f:1:2: expected a digit after '-', found '-'"),
      ("- 1", "f:1:2: expected a digit after '-', found ' '"),
      ("1.", "f:1:3: expected a digit after '.', found the end of the document"),
      ("[1.]", "f:1:4: expected a digit after '.', found ']'"),
      ("1.e5", "f:1:3: expected a digit after '.', found 'e5'"),
      ("1e", "f:1:3: expected a digit in the exponent, found the end of the document"),
      ("1e+-5", "f:1:4: expected a digit in the exponent, found '-'"),
      ("1e5.5", "f:1:4: expected the end of the document after its value, found '.'"),
      ("1_000", "f:1:2: expected the end of the document after its value, found '_000'"),
      ("[1-2]", "f:1:3: expected ',' or ']' after an element, found '-'"),
      ("１", "f:1:1: expected a value, found '１'"),
    ])
  func `a number must have the JSON notation`(json: String, message: String) {
    #expect(rejection(of: json) == message)
  }

  @Test(
    arguments: [
      (#"["a", "b]"#, "f:1:7: the string that begins here is not closed with '\"'"),
      (#""a\""#, "f:1:1: the string that begins here is not closed with '\"'"),
      (
        #""a\"#,
        #"f:1:3: '\' must be followed by one of " \ / b f n r t u, found the end of the document: "#
          + #"a backslash itself is written '\\'"#
      ),
      (
        "[\"é\n\"]",
        "f:1:4: a line ends in the string that begins at 1:2: close it with '\"', or write the line end as '\\n'"
      ),
      (
        "\"\\n\r\"",
        "f:1:4: a line ends in the string that begins at 1:1: close it with '\"', or write the line end as '\\n'"
      ),
      ("\"a\tb\"", "f:1:3: a tab in a string is written '\\t'"),
      ("\"a\u{0}b\"", "f:1:3: a control character in a string is written '\\u0000'"),
      ("\"a\u{1F}b\"", "f:1:3: a control character in a string is written '\\u001F'"),
      (
        #""C:\Data""#,
        #"f:1:4: '\' must be followed by one of " \ / b f n r t u, found 'Data': a backslash itself is written '\\'"#
      ),
      (
        #""\'""#,
        #"f:1:2: '\' must be followed by one of " \ / b f n r t u, found "'": a backslash itself is written '\\'"#
      ),
      (
        "\"\\\n\"",
        #"f:1:2: '\' must be followed by one of " \ / b f n r t u, found U+000A: a backslash itself is written '\\'"#
      ),
      (#""\u12G4""#, #"f:1:2: '\u' must be followed by four hexadecimal digits, found 2 and then 'G4'"#),
      (#""\u123""#, #"f:1:2: '\u' must be followed by four hexadecimal digits, found 3 and then '"'"#),
      (
        #""\u"#,
        #"f:1:2: '\u' must be followed by four hexadecimal digits, found 0 and then the end of the document"#
      ),
      (
        #""é\uD83D""#,
        #"f:1:3: '\uD83D' is the first half of a character: its second, '\uDC00' to '\uDFFF', must follow"#
      ),
      (
        #""\ud83dx""#,
        #"f:1:2: '\uD83D' is the first half of a character: its second, '\uDC00' to '\uDFFF', must follow"#
      ),
      (
        #""\uD83D\n""#,
        #"f:1:2: '\uD83D' is the first half of a character: its second, '\uDC00' to '\uDFFF', must follow"#
      ),
      (
        #""\uD83D\uD83D\uDE00""#,
        #"f:1:2: '\uD83D' is the first half of a character: its second, '\uDC00' to '\uDFFF', must follow"#
      ),
      (
        #""\uD83D\u0041""#,
        #"f:1:2: '\uD83D' is the first half of a character: its second, '\uDC00' to '\uDFFF', must follow"#
      ),
      (
        #""\uDE00\uD83D""#,
        #"f:1:2: '\uDE00' is the second half of a character: its first, '\uD800' to '\uDBFF', must precede it"#
      ),
      (#""\uD83D\u12""#, #"f:1:8: '\u' must be followed by four hexadecimal digits, found 2 and then '"'"#),
    ])
  func `a string must be closed and have only the escapes of the standard`(json: String, message: String) {
    #expect(rejection(of: json) == message)
  }

  @Test(
    arguments: [
      (
        #"{"a":1, "a":2}"#,
        "f:1:9: the key 'a' is already in this object: keep this one or the first, at 1:2"
      ),
      (
        #"{"a":1,"\u0061":{"b":1,"b":2},"a":3}"#,
        """
        f:1:8: the key 'a' is already in this object: keep this one or the first, at 1:2
        f:1:24: the key 'b' is already in this object: keep this one or the first, at 1:18
        f:1:31: the key 'a' is already in this object: keep this one or the first, at 1:2
        """
      ),
      (
        #"{"\u202E":1,"\u202E":x"#,
        """
        f:1:13: the key '\\u{202E}' is already in this object: keep this one or the first, at 1:2
        f:1:22: expected a value after ':', found 'x': a string is written in '"'
        """
      ),
    ])
  func `each repeated key is reported and reading continues`(json: String, message: String) {
    #expect(rejection(of: json) == message)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "f:1:2: the byte 0xFF is not UTF-8 here: save the file as UTF-8"),
      (
        [0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0xE9, 0x22],
        "f:2:3: the byte 0xE9 is not UTF-8 here: save the file as UTF-8"
      ),
      ([0xC0, 0x80], "f:1:1: the byte 0xC0 is not UTF-8 here: save the file as UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "f:1:2: the byte 0xED is not UTF-8 here: save the file as UTF-8"),
      (
        [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "f:1:2: the byte 0xF4 is not UTF-8 here: save the file as UTF-8"
      ),
      (
        [0x31, 0x0D, 0x0A, 0x20, 0xE2, 0x82], "f:2:2: the byte 0xE2 is not UTF-8 here: save the file as UTF-8"
      ),
      ([0xEF, 0xBB, 0xBF, 0x80], "f:1:1: the byte 0x80 is not UTF-8 here: save the file as UTF-8"),
      ([0xEF, 0xBB], "f:1:1: the byte 0xEF is not UTF-8 here: save the file as UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "f:1:1: the document is UTF-16: save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "f:1:1: the document is UTF-16: save it as UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "f:1:2: expected a key in '\"' or '}', found U+0000"),
    ] as [([UInt8], String)])
  func `a document must be UTF-8`(bytes: [UInt8], message: String) {
    #expect(rejection(of: bytes) == message)
  }

  @Test(arguments: [("[", 65), ("[", 1_000_000), (#"{"a":"#, 65), (#"{"a":"#, 200_000)])
  func `arrays and objects nested 65 deep are rejected`(opening: String, count: Int) {
    #expect(
      rejection(of: String(repeating: opening, count: count))
        == "f:1:\(1 + 64 * opening.utf8.count): "
        + "more than 64 arrays and objects inside each other: nest them less deeply")
  }

  @Test func `faults are appended, and repeated keys do not prevent the tree`() throws {
    let position = DocumentPosition(line: 1, column: 1, offset: 0)
    let faults = FaultCollector()
    faults.report("found before", at: position)
    let root = try #require(JSONNodeReader.read(Array(#"{"a":1,"a":2,"b":3}"#.utf8), reportingTo: faults))
    #expect(DocumentOutline(root).text == #"1:1+0 {1:2+1 "a" 1:6+5 1, 1:14+13 "b" 1:18+17 3}"#)
    #expect(
      faults.faults.map(\.description) == [
        "1:1: found before", "1:8: the key 'a' is already in this object: keep this one or the first, at 1:2",
      ])
  }

  @Test func `a fault has the offset of its byte`() {
    let faults = FaultCollector()
    #expect(JSONNodeReader.read(Array("\u{FEFF}[\"é\",\r\n x".utf8), reportingTo: faults) == nil)
    #expect(faults.faults.map(\.position) == [DocumentPosition(line: 2, column: 2, offset: 12)])
  }

  private func rejection(of json: String) -> String { rejection(of: Array(json.utf8)) }

  /// Returns the complete error message for a document, or its outline if it is valid.
  private func rejection(of bytes: [UInt8]) -> String {
    do {
      return DocumentOutline(try JSONNodeReader.read(bytes)).text
    } catch {
      return error.rendered(file: "f")
    }
  }
}
