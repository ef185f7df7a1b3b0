import TestSupport
import Testing

/// Tests of `-e`, which checks each line.
struct LineTests {
  /// Returns the locations and values of the findings of an integer check on lines.
  private func findings(_ input: String, _ words: String...) throws -> String {
    let result = try ScratchDirectory().validate(
      ["check", "-q", "--errors", "-", "-e", "integer"] + words, input: Array(input.utf8))
    return result.outputText.replacing(" must be a whole number [integer.malformed]", with: "")
  }

  @Test func `a line ends with LF, and a CR before the LF belongs to the line end`() throws {
    #expect(try findings("1\n2\r\nx\r\ny\n") == "-:3:1: error: 'x'\n-:4:1: error: 'y'\n")
  }

  @Test func `a CR elsewhere is part of the line`() throws {
    #expect(
      try findings("1\r2\n3\r\r\n4\r") == #"-:1:1: error: '1\r2'"# + "\n" + #"-:2:1: error: '3\r'"# + "\n"
        + #"-:3:1: error: '4\r'"# + "\n")
  }

  @Test(arguments: ["unique", "email"])
  func `no line, no rule that saw no value, since a line always has one`(rule: String) throws {
    let result = try ScratchDirectory().validate(["check", "-e", rule], input: [])
    #expect(result.status == 0 && !result.errorsText.contains("not checked"), "\(result.errorsText)")
  }

  @Test func `a last line without LF is checked`() throws {
    #expect(try findings("1\nx") == "-:2:1: error: 'x'\n")
    #expect(try findings("x") == "-:1:1: error: 'x'\n")
  }

  @Test func `a byte-order mark before a line is not part of it, and a warning in the middle`() throws {
    #expect(try findings("\u{FEFF}1\n") == "")
    #expect(try findings("\u{FEFF}") == "")
    let mark = "has a byte-order mark before it, which is not part of its value [record.byte-order-mark]"
    #expect(try findings("1\n\u{FEFF}2\n") == "-:2:1: warning: \(mark)\n")
  }

  @Test func `an empty line is a value`() throws {
    #expect(try findings("\n\r\n1\n\n") == "-:1:1: error: ''\n-:2:1: error: ''\n-:4:1: error: ''\n")
  }

  @Test func `an empty input has no line`() throws {
    #expect(try findings("") == "")
    #expect(try findings("\n") == "-:1:1: error: ''\n")
  }

  @Test(arguments: ["-z", "--null"])
  func `with -z a value ends with NUL`(option: String) throws {
    #expect(
      try findings("1\u{0}x\ny\r\u{0}\u{0}z", option) == #"-:2:1: error: 'x\ny\r'"#
        + "\n-:3:1: error: ''\n-:4:1: error: 'z'\n")
  }

  @Test func `commas and quotes have no effect in a line`() throws {
    #expect(try findings("\"1\n2\",3\n") == "-:1:1: error: '\"1'\n-:2:1: error: '2\",3'\n")
  }

  @Test func `several rules of a line are applied in the order given`() throws {
    let scratch = ScratchDirectory(["l": "12345\nabc\nabcde\n12\n"])
    let words = ["check", "-q", "--errors", "-", "-e", "length:..4", "-e", "integer", "l"]
    try scratch.validate(words).expect(
      1,
      output: """
        l:1:1: error: '12345' must have at most 4 characters, has 5 [length.too-long]
        l:2:1: error: 'abc' must be a whole number [integer.malformed]
        l:3:1: error: 'abcde' must have at most 4 characters, has 5 [length.too-long]

        """)
    try scratch.validate(words + ["--all"]).expect(
      1,
      output: """
        l:1:1: error: '12345' must have at most 4 characters, has 5 [length.too-long]
        l:2:1: error: 'abc' must be a whole number [integer.malformed]
        l:3:1: error: 'abcde' must have at most 4 characters, has 5 [length.too-long]
        l:3:1: error: 'abcde' must be a whole number [integer.malformed]

        """)
  }

  @Test func `a NUL in a line is a warning and invalid UTF-8 is an error`() throws {
    let scratch = ScratchDirectory()
    scratch.write([0x61, 0x00, 0x0A, 0x61, 0xFF, 0x0A, 0x61, 0x0A], to: "l")
    try scratch.validate(
      "check", "-q", "--errors", "-", "-e", "length:1..2", "l", "--valid", "v", "--invalid", "i"
    )
    .expect(
      1,
      output: """
        l:1:2: warning: has a NUL byte [record.nul]
        l:2:2: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]

        """)
    #expect(try scratch.bytes(of: "v") == [0x61, 0x00, 0x0A, 0x61, 0x0A])
    #expect(try scratch.bytes(of: "i") == [0x61, 0xFF, 0x0A])
  }

  @Test func `line numbers restart in each file`() throws {
    let scratch = ScratchDirectory(["a": "1\nx", "b": "\u{FEFF}y\n2\n"])
    try scratch.validate("check", "-q", "--errors", "-", "-e", "integer", "a", "b").expect(
      1,
      output: """
        a:2:1: error: 'x' must be a whole number [integer.malformed]
        b:1:1: error: 'y' must be a whole number [integer.malformed]

        """)
  }
}
