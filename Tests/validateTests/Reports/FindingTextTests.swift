import TestSupport
import Testing

/// Tests of findings as text: `FILE:LINE:COLUMN: error: FIELD: 'VALUE' MESSAGE [CODE]`.
struct FindingTextTests {
  private func findings(_ words: String..., input: [UInt8], file: String = "-") throws -> String {
    let scratch = ScratchDirectory()
    if file != "-" { scratch.write(input, to: file) }
    let words = ["check", "-q", "--errors", "-", "--format", "text"] + words + ["--", file]
    return try scratch.validate(words, input: input).outputText
  }

  private func findings(_ words: String..., input: String) throws -> String {
    let words = ["check", "-q", "--errors", "-"] + words
    return try ScratchDirectory().validate(words, input: Array(input.utf8)).outputText
  }

  @Test func `findings for fields, lines and records have their own formats`() throws {
    #expect(
      try findings("-c", "b=integer", input: "a,b\n1,x\n2\n") == """
        -:2:3: error: b: 'x' must be a whole number [integer.malformed]
        -:3:1: error: must have 2 fields, has 1 [record.ragged]

        """)
    #expect(
      try findings("-e", "integer", input: "x\n")
        == "-:1:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test(arguments: [
    ("\u{0}", #"\u{0}"#), ("\u{7}", #"\u{7}"#), ("\t", #"\t"#), ("\r", #"\r"#),
    ("\u{1B}[31m", #"\u{1B}[31m"#),
    ("\u{7F}", #"\u{7F}"#), ("\u{85}", #"\u{85}"#), ("\u{9B}", #"\u{9B}"#), ("\u{2028}", #"\u{2028}"#),
    ("\u{202E}", #"\u{202E}"#), ("\u{2066}", #"\u{2066}"#), ("é", "é"), ("日本", "日本"), ("'", "'"),
    (#"\"#, #"\"#), ("\u{202F}", #"\u{202F}"#), ("\u{2003}", #"\u{2003}"#), ("\u{2060}", #"\u{2060}"#),
    ("\u{200C}", #"\u{200C}"#), ("\u{200D}", #"\u{200D}"#), ("\u{180E}", #"\u{180E}"#),
    ("\u{3000}", #"\u{3000}"#),
    ("\u{3164}", #"\u{3164}"#), ("\u{FE0F}", #"\u{FE0F}"#), ("\u{E0041}", #"\u{E0041}"#), ("❤️", "❤️"),
    ("👩‍🚀", "👩‍🚀"),
  ])
  func `control characters of a value are escaped`(value: String, shown: String) throws {
    let output = try findings("-e", "one-of:_", input: "a\(value)b\n")
    #expect(
      output.split(separator: "\n").first
        == "-:1:1: error: 'a\(shown)b' must be one of '_' [one-of.not-listed]"
    )
  }

  @Test func `control characters of a message, a column and a file name are escaped`() throws {
    #expect(
      try findings("-e", "one-of:\u{1B}[2J", input: "x")
        == #"-:1:1: error: 'x' must be one of '\u{1B}[2J' [one-of.not-listed]"# + "\n")
    #expect(
      try findings("-c", "a\nb=integer", input: "\"a\nb\"\nx\n")
        == #"-:3:1: error: a\nb: 'x' must be a whole number [integer.malformed]"# + "\n")
    #expect(
      try findings("-e", "integer", input: [0x78], file: "a\n\u{1B}b")
        == #"a\n\u{1B}b:1:1: error: 'x' must be a whole number [integer.malformed]"# + "\n")
  }

  @Test func `invalid UTF-8 is replaced by U+FFFD, so that the report is UTF-8`() throws {
    #expect(
      try findings(
        "-e", "integer", "--severity", "record.invalid-utf8=warning", input: [0x61, 0xFF, 0xE2, 0x82, 0x62],
        file: "f") == """
          f:1:1: error: 'a\u{FFFD}\u{FFFD}b' must be a whole number [integer.malformed]
          f:1:2: warning: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]

          """)
  }

  @Test func `a long value is truncated and ends with an ellipsis`() throws {
    let value = String(repeating: "x", count: 1025)
    #expect(
      try findings("-e", "integer", input: value)
        == "-:1:1: error: '\(value.dropLast())…' must be a whole number [integer.malformed]\n")
  }

  @Test func `a NUL-terminated value has its number in place of the line`() throws {
    #expect(
      try findings("-z", "-e", "integer", input: "1\u{0}x\ny\u{0}")
        == #"-:2:1: error: 'x\ny' must be a whole number [integer.malformed]"# + "\n")
  }

  @Test func `lines are physical, and columns count scalars`() throws {
    let input = "a,b,c\n\"x\ny\",e\u{301}\u{1F600},z\n\"x\r\ny\r\",\"\",z\n"
    #expect(
      try findings("-c", "c=integer", input: input) == """
        -:3:8: error: c: 'z' must be a whole number [integer.malformed]
        -:6:6: error: c: 'z' must be a whole number [integer.malformed]

        """)
  }

  @Test func `an invalid UTF-8 sequence counts as one column`() throws {
    let record: [UInt8] = [0xFF, 0xE2, 0x82, 0x2C, 0x7A]
    #expect(
      try findings("-c", "b=integer", input: Array("a,b\n".utf8) + record, file: "f") == """
        f:2:1: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]
        f:2:4: error: b: 'z' must be a whole number [integer.malformed]

        """)
  }

  @Test func `the location of a field is its first byte, including its quote`() throws {
    #expect(
      try findings("-c", "b=integer", input: "a,b\n\"1\",\"x\"\n")
        == "-:2:5: error: b: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `findings are in the order of records, columns and rules`() throws {
    let words = ["-c", "c=integer", "-c", "a=length:2", "-c", "a=integer", "-c", "b=integer", "--all"]
    let scratch = ScratchDirectory()
    let output = try scratch.validate(
      ["check", "-q", "--errors", "-"] + words, input: Array("a,b,c\nx,y,z\n1,2,w\n".utf8)
    ).outputText
    let places = output.split(separator: "\n").map { line in
      line.split(separator: " ")[0] + line.suffix(20).drop { $0 != "[" }
    }
    #expect(
      places == [
        "-:2:1:[length.too-short]", "-:2:1:[integer.malformed]", "-:2:3:[integer.malformed]",
        "-:2:5:[integer.malformed]",
        "-:3:1:[length.too-short]", "-:3:5:[integer.malformed]",
      ])
  }
}
