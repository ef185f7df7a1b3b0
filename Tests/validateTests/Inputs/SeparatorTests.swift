import TestSupport
import Testing

/// Tests of delimiters of several bytes, and of fields of fixed width.
struct SeparatorTests {
  private static let stock = "sku  units\nA-1    12 \nÄß€😀 x\nC-3\nD-4      5 ?\n"

  @Test func `fields of fixed width are counted in characters, without the spaces after them`() throws {
    let scratch = ScratchDirectory(["stock.txt": Self.stock])
    for jobs in ["1", "3"] {
      try scratch.validate([
        "check", "-j", jobs, "--widths", "5,5", "--summary", "none", "-c", "sku=length:3..4", "-c",
        "units=integer", "--trim", "stock.txt",
      ]).expect(
        1,
        output: """
          stock.txt:3:6: error: units: 'x' must be a whole number [integer.malformed]
          stock.txt:4:1: error: must have 2 fields, has 1 [record.ragged]
          stock.txt:5:1: error: must have 2 fields, has 3 [record.ragged]

          """)
    }
  }

  @Test func `outputs have the bytes of the file, filled and cut where that is an option`() throws {
    let result = try ScratchDirectory(["stock.txt": Self.stock]).validate([
      "filter", "-q", "--widths", "5,5", "--trim", "--fill", "--cut", "-c", "units=integer", "--invalid",
      "bad", "stock.txt",
    ])
    result.expect(status: 1)
    #expect(result.outputText == "sku  units\nA-1    12 \nC-3  \nD-4      5 \n")
  }

  @Test func `a normalized value is as wide as its field, and one that does not fit stays as it was`() throws
  {
    let rules = "dialect: {widths: [4, 4]}\nfields:\n  - {name: a, normalize: [uppercase]}\n  - {name: b}\n"
    let scratch = ScratchDirectory(["r.yml": rules, "t.txt": "a   b\nab  x\nßßß y\nzß  z\n"])
    let result = try scratch.validate(["filter", "-q", "--normalize", "-r", "r.yml", "t.txt"])
    result.expect(status: 0)
    #expect(result.outputText == "a   b\nAB  x\nßßß y\nZSS z\n")
  }

  @Test(arguments: [
    (["-d", "||"], "id||note||n\n1||\"a||b\"||x\n2||c|||y\n", "2:12", "3:7", "|y"),
    (["-d", "<,>"], "id<,>note<,>n\n1<,><<,>x\n2<,>a,>b<,>y\n", "2:9", "3:12", "y"),
    (["-d", "§"], "id§note§n\n1§§x\n2§c§y\n", "2:4", "3:5", "y"),
    (
      ["-d", #"\t\x1f"#], "id\t\u{1F}note\t\u{1F}n\n1\t\u{1F}\t\t\u{1F}x\n2\t\u{1F}c\t\u{1F}y\n", "2:7",
      "3:7", "y"
    ),
  ])
  func `the leftmost match of a delimiter of several bytes separates`(
    options: [String], table: String, first: String, second: String, value: String
  ) throws {
    let message = "must be a whole number [integer.malformed]"
    try ScratchDirectory(["t.csv": table]).validate(
      ["check", "--summary", "none", "-c", "n=integer"] + options + ["t.csv"]
    ).expect(
      1,
      output: "t.csv:\(first): error: n: 'x' \(message)\nt.csv:\(second): error: n: '\(value)' \(message)\n")
  }

  @Test func `a field that ends with a part of the delimiter is quoted where another one follows`() throws {
    let scratch = ScratchDirectory(["t.csv": "a||b||c\n1||2|\nx||2||3|\n"])
    let result = try scratch.validate([
      "filter", "-q", "-d", "||", "--fill", "-c", "a=integer", "--invalid", "bad", "--invalid-reasons",
      "t.csv",
    ])
    result.expect(status: 1)
    #expect(result.outputText == "a||b||c\n1||\"2|\"||\n")
    #expect(
      try scratch.text(of: "bad")
        == "a||b||c||validation_code||validation_message\nx||2||\"3|\"||integer.malformed||a: must be a whole number\n"
    )
  }

  @Test(arguments: [
    (
      ["-d", "123456789"],
      "--delimiter must be 1 to 8 bytes of UTF-8 without a line end, as in -d ';' or -d tab, not '123456789'"
    ),
    (
      ["-d", "|\""],
      "--delimiter cannot contain the quote character; use another character, or --quote none beside it"
    ),
    (["-d", "||", "--quote", "|"], "--delimiter cannot contain the character of --quote"),
    (
      ["--widths", "3,0"],
      "--widths must be numbers of characters, each 1 or greater, as in --widths 10,5,8, not '3,0'"
    ),
    (
      ["--widths", "3,"],
      "--widths must be numbers of characters, each 1 or greater, as in --widths 10,5,8, not '3,'"
    ),
    (["--widths", "3", "-d", ","], "--delimiter and --widths exclude each other; use one of them"),
    (
      ["--widths", "3", "--quote", "'"],
      "--quote is not for fields of fixed width, which are not quoted; remove it"
    ),
    (
      ["--widths", "3", "--dialect", "mysql"],
      "--dialect mysql is not for fields of fixed width, which are not quoted; remove it"
    ),
    (
      ["--widths", "3", "--invalid", "bad", "--invalid-reasons"],
      "--invalid-reasons adds two fields to records, which fields of fixed width have no place for"
    ),
  ])
  func `an option that does not fit is an error`(options: [String], text: String) throws {
    let result = try ScratchDirectory(["t.csv": "a\n1\n"]).validate(
      ["check", "-c", "a=integer"] + options + ["t.csv"])
    result.expect(status: 2)
    #expect(result.errorsText == "validate: \(text)\n")
  }

  @Test func `a width beyond the line, and a table of one column, end well`() throws {
    let scratch = ScratchDirectory(["t.txt": "ab\n\n1\n"])
    let wide = try scratch.validate([
      "check", "--widths", "1000000000", "-c", "ab=integer", "--summary", "none", "t.txt",
    ])
    wide.expect(status: 0)
    let narrow = try scratch.validate([
      "check", "--widths", "1,1073741823", "-c", "b=integer", "--summary", "none", "t.txt",
    ])
    narrow.expect(status: 0)
  }
}
