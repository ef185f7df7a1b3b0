import TestSupport
import Testing

/// Tests of the options for the dialect of CSV files.
struct DialectOptionTests {
  /// Expects the findings on a table of the integer column a.
  private func expect(
    _ words: [String], _ input: String, _ status: Int32, _ findings: String = "",
    errors: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let all = ["check", "--summary", "none", "-c", "a=integer"] + words
    try ScratchDirectory().validate(all, input: Array(input.utf8)).expect(
      status, output: findings, errors: errors, sourceLocation: sourceLocation)
  }

  private static let malformed = "must be a whole number [integer.malformed]\n"

  @Test func `the quote, the escape and the comment prefix are those of the options`() throws {
    try expect(["--quote", "'"], "b,a\n'x,y',1\n", 0)
    try expect(["--quote", "none"], "b,a\n\"x\",\"1\"\n", 1, "-:2:5: error: a: '\"1\"' \(Self.malformed)")
    try expect(["--escape", #"\"#], "b,a\nx\\,y,1\n", 0)
    try expect(["--comment", "#"], "# one, two, three\nb,a\n#\n1,2\n", 0)
    try expect(["-d", #"\x1f"#], "b\u{1F}a\n1\u{1F}x\n", 1, "-:2:3: error: a: 'x' \(Self.malformed)")
  }

  @Test func `lines are skipped before the header, blank ones too, and are numbered`() throws {
    try expect(["--skip", "3"], "a \"title\n\r\n\nb,a\r\n1,x\n", 1, "-:5:3: error: a: 'x' \(Self.malformed)")
    try expect(
      ["--skip", "2", "--no-header", "-c", "1=integer"].filter { $0 != "a=integer" }, "t\n", 2,
      errors: "validate: with --no-header, -c takes a column number, 1 or greater, not 'a'\n")
    try ScratchDirectory().validate(
      ["filter", "-q", "--skip", "1", "--no-header", "-c", "1=integer"],
      input: Array("title\r1,2\nx,3\n".utf8)
    ).expect(1, output: "1,2\n")
  }

  @Test func `white space is trimmed from names and values, and spaces before a quote are skipped`() throws {
    try expect(
      ["--trim"], "b, a \n\"x\", \"1\"\n2,\t7\u{A0}\n3,  \n4, y \n", 1,
      "-:5:4: error: a: 'y' \(Self.malformed)")
  }

  @Test func `spaces after a closing quote are trimmed without a finding, and other text is reported`() throws
  {
    let text = "\"b\" ,\"a\" \r\n \"x\" ,\"1\"  \r\n\"2\"   , \"y\" \r\n\"3\" x,4\r\n\"5\" \",\"6\" "
    let stray =
      "warning: has a quote that neither opens nor closes a field; it was kept as it is [record.stray-quote]\n"
    try expect(
      ["--trim"], text, 1, "-:3:9: error: a: 'y' \(Self.malformed)-:4:5: \(stray)-:5:5: \(stray)")
  }

  @Test func `texts mean absent values as they are, before they are trimmed`() throws {
    try expect(
      ["--na", "NA", "--na", "-"], "b,a\n1,NA\n2,-\n3,\n4,N\n", 1, "-:5:3: error: a: 'N' \(Self.malformed)")
    try expect(["--na", "NA", "--trim"], "b,a\n1,NA\n2, NA\n", 1, "-:3:4: error: a: 'NA' \(Self.malformed)")
  }

  @Test func `a preset has the dialect of a program, and the mark that ends its tables`() throws {
    try expect(["--dialect", "postgres"], "b\ta\nx\\ty\t1\n\\N\t\\N\n\\.\njunk\n", 0)
    try expect(["--dialect", "postgres", "--quote", "\""], "b,a\n\"x,\",1\n\\.\n", 0)
    try expect(["--dialect", "mysql"], "b\ta\nx\\\ny\t\\N\n", 0)
    try expect(["--dialect", "dos"], "b,a\r\n1,2\r\n\u{1A}", 0)
    try expect(["--dialect", "excel"], "sep=;\nb;a\n1;x\n", 1, "-:3:3: error: a: 'x' \(Self.malformed)")
    try expect(["--dialect", "excel"], "a\n1\n", 0)
  }

  @Test func `a mark that ends a table of another dialect is named once`() throws {
    let ragged = "error: must have 2 fields, has 1 [record.ragged]\n"
    let named = "with which some programs end a table; --dialect"
    try expect(
      [], "b,a\n1,2\n\\.\n\\.\n", 1,
      "-:3:1: \(ragged)-:3:1: warning: is \\., \(named) postgres --quote '\"' ends it there [record.end-of-table]\n-:4:1: \(ragged)"
    )
    try expect(
      [], "b,a\r\n1,2\r\n\u{1A}", 1,
      "-:3:1: \(ragged)-:3:1: warning: is Ctrl-Z, \(named) dos ends it there [record.end-of-table]\n")
  }

  @Test func `a mark that ends a table of one column is named, too`() throws {
    let named = "with which some programs end a table; --dialect"
    let dos = "-:3:1: warning: is Ctrl-Z, \(named) dos ends it there [record.end-of-table]\n"
    let malformed = "error: a: '\\.' \(Self.malformed)"
    try expect(
      [], "a\n1\n\\.\n\\.\n", 1,
      "-:3:1: warning: is \\., \(named) postgres --quote '\"' ends it there [record.end-of-table]\n-:3:1: \(malformed)-:4:1: \(malformed)"
    )
    try ScratchDirectory().validate("check", "--summary", "none", "-c", "a=required", input: "a\n1\n\u{1A}")
      .expect(
        0, output: dos)
    try ScratchDirectory().validate("check", "--summary", "none", "-c", "a=required", input: "a\n\\x\n\\.y\n")
      .expect(0)
  }

  @Test func `a preset of a rule file is that of the option`() throws {
    let rules = "dialect: {preset: postgres}\nfields: [{name: b}, {name: a, type: integer}]\n"
    let scratch = ScratchDirectory(["r": rules, "t": "b\ta\nx\\ty\t1\n\\.\n"])
    try scratch.validate("check", "-q", "-r", "r", "t").expect(0)
    try scratch.validate("check", "-r", "r", "--dialect", "mysql", "t").expect(
      2,
      errors:
        "validate: --dialect mysql and 'preset' at r:1:19, which is postgres, differ; remove one of them\n")
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func `the delimiter is found`(delimiter: String) throws {
    let table = "b,a,day\nx,1,2024-01-02\ny,z,2024-02-03\n".replacing(",", with: delimiter)
    try expect(["-d", "auto"], table, 1, "-:3:3: error: a: 'z' \(Self.malformed)")
  }

  @Test func `a delimiter that is not certain is an error with the candidates`() throws {
    try expect(
      ["-d", "auto"], "a,b\n1;2;3,4;5;6\na;b;c,d;e;f\n", 2,
      errors:
        "validate: cannot read standard input: its delimiter is not certain; it may be ';', ','; name it, as in --delimiter ';'\n"
    )
    try expect(
      ["-d", "auto"], "Extract of 2025\na;b\n1;2\n3;4\n", 2,
      errors:
        "validate: cannot read standard input: its delimiter is not certain; after line 1 it is ';': use --skip 1 --delimiter ';'\n"
    )
  }

  @Test func `a delimiter that is declared on the first line is obeyed and is no record`() throws {
    try expect(
      ["-d", "auto"], "\u{FEFF}\"sep=|\"\r\nb|a\r\n1|x\r\n", 1, "-:3:3: error: a: 'x' \(Self.malformed)")
  }

  @Test func `files with different delimiters are not joined`() throws {
    try ScratchDirectory(["s": "b,a\n1,2\n", "t": "b;a\n1;2\n"])
      .validate("filter", "-d", "auto", "--no-header", "-c", "1=integer", "s", "t").expect(
        2,
        errors:
          "validate: the delimiter of s is ',', and that of t ';'; check the files separately, or with 'check', which copies no records\n"
      )
  }

  @Test
  func `a header without any column of the rules is an error with both lists and the delimiter that fits`()
    throws
  {
    try expect(
      ["-c", "b=required"], "a;b\n1;2\n", 2,
      errors:
        "validate: standard input has none of the columns of the rules: the rules have 'a', 'b', its header 'a;b'; with --delimiter ';' they fit\n"
    )
    try ScratchDirectory(["r": "fields: [{name: a}, {name: b}]\n", "t": "x,y\n1,2\n"])
      .validate("check", "-r", "r", "t").expect(
        2,
        errors:
          "validate: t has none of the columns of the rules: the rules have 'a', 'b', its header 'x', 'y'\n")
  }
}
