import TestSupport
import Testing

/// Tests of `-c`, which checks CSV records.
struct TableTests {
  private func findings(_ input: String, _ words: String...) throws -> String {
    try ScratchDirectory().validate(["check", "-q", "--errors", "-"] + words, input: Array(input.utf8))
      .outputText
  }

  private static let malformed = "must be a whole number [integer.malformed]\n"

  @Test(arguments: [("\r\n", #"\r\n"#), ("\n", #"\n"#), ("\r", #"\r"#)])
  func `records end with CRLF, LF or a lone CR`(end: String, shown: String) throws {
    let input = ["a,b", "1,x", "\"2\(end)2\",2", "y,3"].joined(separator: end)
    let output = "-:3:1: error: a: '2\(shown)2' \(Self.malformed)-:5:1: error: a: 'y' \(Self.malformed)"
    #expect(try findings(input, "-c", "a=integer") == output)
    #expect(try findings(input + end, "-c", "a=integer") == output)
  }

  @Test func `records with different line ends are copied unchanged`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate("filter", "-q", "-c", "a=integer", input: "a,b\r1,\r\n2,\"\n\"\nx,\r3,")
      .expect(1, output: "a,b\r1,\r\n2,\"\n\"\n3,")
  }

  @Test func `a blank line in a table of several columns is not a record`() throws {
    let scratch = ScratchDirectory(["t": "a,b\n\n1,2\r\n\r\n\rx,4\n\n"])
    let words = ["check", "-q", "--format", "jsonl", "--errors", "e", "--valid", "v", "--invalid", "i", "t"]
    try scratch.validate(words + ["-c", "a=integer", "-c", "a=required"]).expect(1)
    #expect(try scratch.text(of: "v") == "a,b\n1,2\r\n")
    #expect(try scratch.text(of: "i") == "a,b\nx,4\n")
    let blank =
      #""field":null,"rule":"record","code":"record.blank-line","params":{},"value":null,"#
      + #""message":"is a blank line, not a record","severity":"warning"}"#
    #expect(
      try scratch.text(of: "e") == """
        {"file":"t","record":null,"line":2,"column":1,"offset":4,\(blank)
        {"file":"t","record":null,"line":4,"column":1,"offset":10,\(blank)
        {"file":"t","record":null,"line":5,"column":1,"offset":12,\(blank)
        {"file":"t","record":2,"line":6,"column":1,"offset":13,"field":"a","rule":"integer",\
        "code":"integer.malformed","params":{},"value":"x","message":"must be a whole number","severity":"error"}
        {"file":"t","record":null,"line":7,"column":1,"offset":17,\(blank)

        """)
  }

  @Test func `a blank line before the header is not a record`() throws {
    #expect(
      try findings("\r\n\na,b\nx,2\n", "-c", "a=integer") == """
        -:1:1: warning: is a blank line, not a record [record.blank-line]
        -:2:1: warning: is a blank line, not a record [record.blank-line]
        -:4:1: error: a: 'x' \(Self.malformed)
        """)
  }

  @Test func `a blank line before the first record of a table without a header is not a record`() throws {
    #expect(
      try findings("\n1,2\nx,4\n", "--no-header", "-c", "1=integer") == """
        -:1:1: warning: is a blank line, not a record [record.blank-line]
        -:3:1: error: 1: 'x' \(Self.malformed)
        """)
  }

  @Test func `a blank line in a table of one column is a record with an empty field`() throws {
    let scratch = ScratchDirectory(["t": "a\n\n1\n\r\nx"])
    try scratch.validate(
      "check", "-q", "-c", "a=required", "-c", "a=integer", "t", "--valid", "v", "--invalid", "i", "--errors",
      "-"
    ).expect(
      1,
      output: """
        t:2:1: error: a: '' must be present [required]
        t:4:1: error: a: '' must be present [required]
        t:5:1: error: a: 'x' \(Self.malformed)
        """)
    #expect(try scratch.text(of: "v") == "a\n1\n")
    #expect(try scratch.text(of: "i") == "a\n\n\r\nx")
  }

  @Test func `an empty field is absent, quoted or not`() throws {
    let input = "a,b\n,1\n\"\",2\n\" \",3\n"
    #expect(try findings(input, "-c", "a=integer") == "-:4:1: error: a: ' ' \(Self.malformed)")
    #expect(
      try findings(input, "-c", "a=required")
        == "-:2:1: error: a: '' must be present [required]\n-:3:1: error: a: '' must be present [required]\n")
    #expect(
      try findings(input, "-c", "a=not-blank") == """
        -:2:1: error: a: '' must not be blank [not-blank]
        -:3:1: error: a: '' must not be blank [not-blank]
        -:4:1: error: a: ' ' must not be blank [not-blank]

        """)
  }

  @Test func `a byte-order mark before the header is not part of a name`() throws {
    #expect(try findings("\u{FEFF}a,b\nx,1\n", "-c", "a=integer") == "-:2:1: error: a: 'x' \(Self.malformed)")
    #expect(
      try findings("\u{FEFF}\"a\",b\nx,1\n", "-c", "a=integer") == "-:2:1: error: a: 'x' \(Self.malformed)")
    let scratch = ScratchDirectory()
    try scratch.validate("filter", "-q", "-c", "a=integer", input: "\u{FEFF}a,b\n1,1\n")
      .expect(0, output: "\u{FEFF}a,b\n1,1\n")
  }

  @Test func `a quoted field can contain delimiters, line ends and doubled quotes`() throws {
    #expect(
      try findings("\"a \"\"1\"\"\",b\n\"1,\"\"\n\"\"\",x\n", "-c", #"a "1"=length:4"#, "-c", "b=integer")
        == """
        -:2:1: error: a "1": '1,"\\n"' must have at most 4 characters, has 5 [length.too-long]
        -:3:5: error: b: 'x' \(Self.malformed)
        """)
  }

  @Test func `ragged records and unclosed quotes are errors and copied to the invalid records`() throws {
    let scratch = ScratchDirectory(["t": "a,b\n1\n1,2,3\n1,2\n1,\"x\n"])
    try scratch.validate(
      "check", "-q", "-c", "a=integer", "t", "--valid", "v", "--invalid", "i", "--errors", "-"
    ).expect(
      1,
      output: """
        t:2:1: error: must have 2 fields, has 1 [record.ragged]
        t:3:1: error: must have 2 fields, has 3 [record.ragged]
        t:5:3: error: has a quote that opens a field and is never closed [record.unclosed-quote]

        """)
    #expect(try scratch.text(of: "v") == "a,b\n1,2\n")
    #expect(try scratch.text(of: "i") == "a,b\n1\n1,2,3\n1,\"x\n")
  }

  @Test func `a header without records is a table without records`() throws {
    try ScratchDirectory().validate("filter", "-c", "a=integer", input: "a,b")
      .expect(
        0, output: "a,b",
        errors: "0 records, 0 invalid\nnot checked: 1 rule saw no value: 'a' (integer)\n3 B in …\n")
  }
}
