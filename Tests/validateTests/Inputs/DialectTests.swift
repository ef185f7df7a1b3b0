import TestSupport
import Testing

/// Tests of `dialect` in a rule file: Table Dialect, applied with `-r`.
struct DialectTests {
  /// Returns a rule file with this dialect for the integer fields a and b.
  private func rules(_ dialect: String, _ more: String = "") -> String {
    "dialect: {\(dialect)}\n\(more)fields: [{name: a, type: integer}, {name: b, type: integer}]\n"
  }

  /// Expects these findings, valid records and invalid records.
  private func expect(
    _ dialect: String, more: String = "", _ input: String, words: [String] = [], findings: String,
    valid: String,
    invalid: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scratch = ScratchDirectory(["r": rules(dialect, more), "t": input])
    let output = ["--valid", "v", "--invalid", "i", "--errors", "-", "-q", "t"]
    for jobs in ["1", "3"] {
      let result = try scratch.validate(["check", "-r", "r", "-j", jobs] + words + output)
      result.expect(findings.contains("error") ? 1 : 0, output: findings, sourceLocation: sourceLocation)
      #expect(try scratch.text(of: "v") == valid, sourceLocation: sourceLocation)
      #expect(try scratch.text(of: "i") == invalid, sourceLocation: sourceLocation)
    }
  }

  private func malformed(_ place: String, _ field: String, _ value: String) -> String {
    "t:\(place): error: \(field): '\(value)' must be a whole number [integer.malformed]\n"
  }

  @Test func `delimiter and quote are those of the dialect, and options may repeat but not contradict them`()
    throws
  {
    try expect(
      #"delimiter: ";", quoteChar: "'""#, "a;b\n'1';'x;'\n\"2\";2\n",
      findings: malformed("2:5", "b", "x;") + malformed("3:1", "a", "\"2\""),
      valid: "a;b\n", invalid: "a;b\n'1';'x;'\n\"2\";2\n")
    try expect(
      #"quoteChar: "'""#, "a\tb\n1\tx\n", words: ["-d", #"\t"#, "--quote", "'"],
      findings: malformed("2:3", "b", "x"), valid: "a\tb\n", invalid: "a\tb\n1\tx\n")
    try ScratchDirectory(["r": rules(#"delimiter: ";""#), "t": "a\tb\n"])
      .validate("check", "-r", "r", "-d", "tab", "t").expect(
        2,
        errors:
          "validate: --delimiter tab and 'delimiter' at r:1:22, which is ';', differ; remove one of them\n")
  }

  @Test func `a delimiter on the command line that conflicts with the dialect is rejected`() throws {
    try ScratchDirectory(["r": rules(#"quoteChar: "'""#), "t": "a,b\n"])
      .validate("check", "-r", "r", "-d", "'", "t").expect(
        2,
        errors:
          "validate: --delimiter ''' has another meaning in the dialect of the rule file; use another character\n"
      )
  }

  @Test func `comments are in neither output and count as lines but not as records`() throws {
    let input = "\u{FEFF}# \"one\na,b\n#,,,\n1,2\n\"#\n1\",3\n# x\r\n# y\r4,z\n#"
    try expect(
      ##"commentChar: "#""##, input,
      findings: malformed("5:1", "a", #"#\n1"#) + malformed("9:3", "b", "z"),
      valid: "\u{FEFF}a,b\n1,2\n", invalid: "\u{FEFF}a,b\n\"#\n1\",3\n4,z\n")
    let scratch = ScratchDirectory(["r": rules(##"commentChar: "#""##), "t": input])
    let lines = try scratch.validate("check", "-r", "r", "--format", "jsonl", "t")
    #expect(
      lines.outputText.split(separator: "\n").map { $0.prefix(40) } == [
        #"{"file":"t","record":2,"line":5,"column""#, #"{"file":"t","record":3,"line":9,"column""#,
      ])
    #expect(lines.errorsText.hasPrefix("3 records, 2 invalid (66.7%)\n"))
  }

  @Test func `an escape makes the next byte content, even a line end`() throws {
    try expect(
      #"escapeChar: "\\", quoteChar: null, nullSequence: "\\N""#, "a,b\n1\\,,\\N\n\\1,2\n3\\\n,\"4\"\n",
      findings: malformed("2:1", "a", "1,") + malformed("4:1", "a", #"3\n"#) + malformed("5:2", "b", "\"4\""),
      valid: "a,b\n\\1,2\n", invalid: "a,b\n1\\,,\\N\n3\\\n,\"4\"\n")
    try expect(
      #"escapeChar: "\\", doubleQuote: false"#, "a,b\n\"\\\"\",1\n\"1\\,\",2\n",
      findings: malformed("2:1", "a", "\"") + malformed("3:1", "a", "1,"), valid: "a,b\n",
      invalid: "a,b\n\"\\\"\",1\n\"1\\,\",2\n")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `escaped line ends count as lines in a header as in a record`(end: String) throws {
    for escaped in ["\\\r", "\\\n"] {
      let rules =
        #"{"dialect": {"escapeChar": "\\"}, "fieldsMatch": "partial", "fields": [{"name": "b", "type": "integer"}]}"#
      let tables = ["a\(escaped)x,b\(end)1,2\(end)3,z\(end)", "a,b\(end)1\(escaped)x,2\(end)3,z\(end)"]
      for table in tables {
        let result = try ScratchDirectory(["r": rules]).validate("check", "-r", "r", input: table)
        #expect(result.outputText.hasPrefix("-:4:3: error: b: 'z'"), "\(table.debugDescription)")
      }
    }
  }

  @Test func `spaces before a field belong neither to its value nor to its location`() throws {
    try expect(
      "skipInitialSpace: true", " a,   b\n1,  x\n 2, \"3\"\n4,  \" 5\"\n",
      findings: malformed("2:5", "b", "x") + malformed("4:5", "b", " 5"),
      valid: " a,   b\n 2, \"3\"\n", invalid: " a,   b\n1,  x\n4,  \" 5\"\n")
  }

  @Test func `the null sequence is a missing value in every field, in addition to the others`() throws {
    try expect(
      #"nullSequence: "NA""#, more: "missingValues: [\"-\"]\n", "a,b\nNA,-\n\"NA\",N\n",
      findings: malformed("3:6", "b", "N"), valid: "a,b\nNA,-\n", invalid: "a,b\n\"NA\",N\n")
  }

  @Test(arguments: [("header: false", [String]()), ("", ["--no-header"])])
  func `fields follow the order of the schema if there is no header`(dialect: String, words: [String]) throws
  {
    try expect(
      dialect, "1,2\nx,3\n", words: words, findings: malformed("2:1", "a", "x"), valid: "1,2\n",
      invalid: "x,3\n")
  }

  @Test func `several header rows form one header, and rows between them are skipped`() throws {
    let scratch = ScratchDirectory([
      "r": """
      dialect: {headerRows: [2, 4], headerJoin: "/", commentRows: [5, 8]}
      fields: [{name: fruit/id, type: integer}, {name: fruit/name}]

      """,
      "t": "Title\nfruit\n\"two\nlines\"\nid,name\n(number),(text)\n1,apple\nx,pear\n(more)\n2,fig\n",
    ])
    let words = ["check", "-q", "-r", "r", "--errors", "-", "--valid", "v", "--invalid", "i", "t"]
    try scratch.validate(words).expect(
      1, output: "t:8:1: error: fruit/id: 'x' must be a whole number [integer.malformed]\n")
    let front = "Title\nfruit\n\"two\nlines\"\nid,name\n(number),(text)\n"
    #expect(try scratch.text(of: "v") == front + "1,apple\n2,fig\n")
    #expect(try scratch.text(of: "i") == front + "x,pear\n")
  }

  @Test func `a file that ends before its last header row is an error`() throws {
    try ScratchDirectory(["r": rules("headerRows: [1, 3]"), "t": "a,b\n1,2\n"])
      .validate("check", "-r", "r", "t").expect(
        2,
        errors:
          "validate: t ends before the last row of its header, which 'headerRows' of the rules defines\n")
  }

  @Test func `a fault in a dialect is reported with its location`() throws {
    try ScratchDirectory(["r": rules(#"delimiter: "", quoteChar: "ab""#), "t": "a,b\n"])
      .validate("check", "-r", "r", "t").expect(
        2,
        errors: """
          validate: r:1:22: 'delimiter' must be 1 to 8 bytes of UTF-8, not ''; \
          1 more fault is reported by 'validate lint'

          """)
  }
}
