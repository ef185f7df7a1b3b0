import TestSupport
import Testing

/// Tests of the parsing of options.
struct OptionTests {
  private static let table = "a,b,c\n1,x,3\n2,y,z\n"
  private static func finding(_ place: String, _ column: String, _ value: String) -> String {
    "-:\(place): error: \(column): '\(value)' must be a whole number [integer.malformed]\n"
  }
  private static let findings = finding("2:3", "b", "x") + finding("3:3", "b", "y")

  private func check(_ words: [String], input: String = table) throws -> ProgramResult {
    try ScratchDirectory().validate(["check", "-q", "--errors", "-"] + words, input: Array(input.utf8))
  }

  @Test(arguments: [
    ["-c", "b=integer"], ["-cb=integer"], ["--column", "b=integer"], ["--column=b=integer"],
    ["-qcb=integer"], ["-c", "b=integer", "-"], ["-", "-c", "b=integer"], ["-c", "b=integer", "--"],
    ["-c", "b=integer", "--", "-"],
  ])
  func `an option can be short, long, attached or bundled`(words: [String]) throws {
    try check(words).expect(1, output: Self.findings)
  }

  @Test(arguments: [
    (["-r", "a", "-rb"], "-r is given twice, with 'a' and 'b'; give it once"),
    (["-r", "a", "--rules=b"], "-r and --rules are the same option, given with 'a' and 'b'; give it once"),
    (["--errors=a", "--errors", "a"], "--errors is given twice, with 'a' and 'a'; give it once"),
    (
      ["--files-from", "a", "--files-from", "-"],
      "--files-from is given twice, with 'a' and '-'; give it once"
    ),
    (
      ["--max-record-bytes", "1", "--max-record-bytes", "2"],
      "--max-record-bytes is given twice, with '1' and '2'; give it once"
    ),
  ])
  func `an option with one value is given once`(words: [String], message: String) throws {
    try ScratchDirectory().validate(["check"] + words).expect(2, errors: "validate: \(message)\n")
  }

  @Test func `options that take several values and flags can be repeated`() throws {
    let scratch = ScratchDirectory(["t": "a,b\n1,x\n"])
    try scratch.validate(
      "check", "-qq", "-c", "a=integer", "-c", "a=length:..3", "--na", "x", "--na", "y", "--report", "json=j",
      "--report", "json=k",
      "t"
    ).expect(0)
    try scratch.validate("check", "-q", "-e", "length:..3", "-e", "not-blank", "-q", "t").expect(0)
  }

  @Test(arguments: [
    (["-z"], ["--null"]), (["-e", "integer"], ["--each", "integer"]), (["-z"], ["-q", "--null"]),
  ])
  func `the options for lines have long names`(short: [String], long: [String]) throws {
    let input = Array("1\0x\n\0".utf8)
    let rest = ["--errors", "-", "-q", "-e", "length:..1"]
    let (first, second) = (
      try ScratchDirectory().validate(["check"] + short + rest, input: input),
      try ScratchDirectory().validate(["check"] + long + rest, input: input)
    )
    #expect(first.output == second.output && first.status == 1 && second.status == 1)
  }

  @Test(arguments: [
    (["-d", ";"], ";"), (["-d;"], ";"), (["--delimiter", ";"], ";"), (["--delimiter=;"], ";"),
    (["-d", "\t"], "\t"),
    (["-d", #"\t"#], "\t"), (["-d", "tab"], "\t"), (["--delimiter=tab"], "\t"), (["-d", " "], " "),
    (["-d", "="], "="), (["--delimiter=="], "="),
  ])
  func `the delimiter can be any ASCII character`(words: [String], delimiter: String) throws {
    let input = Self.table.replacing(",", with: delimiter)
    try check(words + ["-c", "b=integer"], input: input).expect(1, output: Self.findings)
  }

  @Test(arguments: [["-j", "1"], ["-j2"], ["--jobs", "3"], ["--jobs=64"]])
  func `the number of jobs does not change the output`(words: [String]) throws {
    try check(words + ["-c", "b=integer"]).expect(1, output: Self.findings)
  }

  @Test(arguments: [["-q"], ["--quiet"], ["-qq"]])
  func `the option for quiet has a short and a long name`(words: [String]) throws {
    try ScratchDirectory().validate(["check", "-e", "integer"] + words, input: Array("x".utf8)).expect(1)
  }

  @Test func `the option for a rule file has a short and a long name`() throws {
    let rules = #"{"fields": [{"name": "b", "type": "integer"}], "fieldsMatch": ["subset"]}"#
    let scratch = ScratchDirectory(["r.json": rules, "-dash.json": rules])
    for words in [
      ["-r", "r.json"], ["--rules", "r.json"], ["-rr.json"], ["--rules=r.json"], ["-r", "-dash.json"],
    ] {
      try scratch.validate(["check", "-q", "--errors", "-"] + words, input: Array(Self.table.utf8))
        .expect(1, output: Self.findings)
    }
  }

  @Test func `a rule file can be read from standard input`() throws {
    let scratch = ScratchDirectory(["t": Self.table])
    let rules = #"{"fields": [{"name": "b", "type": "integer"}], "fieldsMatch": ["subset"]}"#
    try scratch.validate("check", "-q", "--errors", "-", "-r", "-", "t", input: rules)
      .expect(1, output: Self.findings.replacing("-:", with: "t:"))
  }

  @Test func `every word after two dashes is a file`() throws {
    let scratch = ScratchDirectory(["-q": "x\n", "--help": "y\n"])
    try scratch.validate("check", "-e", "integer", "--quiet", "--errors", "-", "--", "-q", "--help").expect(
      1,
      output: """
        -q:1:1: error: 'x' must be a whole number [integer.malformed]
        --help:1:1: error: 'y' must be a whole number [integer.malformed]

        """)
  }

  @Test func `options can follow files`() throws {
    let scratch = ScratchDirectory(["f": "x\n"])
    try scratch.validate("check", "f", "-e", "integer", "-q", "--errors", "-")
      .expect(1, output: "f:1:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `-c splits its value at the first equals sign`() throws {
    try check(["-c", "b=one-of:x=1,y"], input: "b\nx=1\ny\n=\n")
      .expect(1, output: "-:4:1: error: b: '=' must be one of 'x=1', 'y' [one-of.not-listed]\n")
  }

  @Test func `several rules of a value are applied in the order given`() throws {
    let words = ["-c", "b=length:2..", "-c", "c=integer", "-c", "b=integer"]
    let short = "must have at least 2 characters, has 1 [length.too-short]\n"
    try check(words).expect(
      1,
      output: "-:2:3: error: b: 'x' \(short)-:3:3: error: b: 'y' \(short)" + Self.finding("3:5", "c", "z"))
    try check(words + ["--all"]).expect(
      1,
      output: "-:2:3: error: b: 'x' \(short)" + Self.finding("2:3", "b", "x")
        + "-:3:3: error: b: 'y' \(short)"
        + Self.finding("3:3", "b", "y") + Self.finding("3:5", "c", "z"))
  }

  @Test func `with --no-header a column is a number from 1`() throws {
    try check(["--no-header", "-c", "2=length:1", "-c", "3=integer", "-c", "1=integer"])
      .expect(
        1,
        output: Self.finding("1:1", "1", "a") + Self.finding("1:5", "3", "c") + Self.finding("3:5", "3", "z"))
  }

  @Test func `column names are compared by their bytes`() throws {
    try check(["-c", "e\u{301}=integer"], input: "\u{E9},e\u{301}\nx,1\n").expect(0)
    try check(["-c", "\u{E9}=integer"], input: "\u{E9},e\u{301}\nx,1\n")
      .expect(1, output: Self.finding("2:1", "\u{E9}", "x"))
    try check(["-c", "=integer"], input: ",b\nx,1\n").expect(
      1,
      output: "-:1:1: warning: must have a name for column 1 [header.blank-field]\n"
        + Self.finding("2:1", "''", "x"))
  }

  @Test(arguments: [
    ("a,b,a", "-:1:5: warning: a: must not name a field twice [header.duplicate-field]\n"),
    (
      "a,b,a,a",
      "-:1:5: warning: a: must not name a field twice [header.duplicate-field]\n"
        + "-:1:7: warning: a: must not name a field twice [header.duplicate-field]\n"
    ),
    ("a,b,", "-:1:5: warning: must not end with 1 delimiter too many [header.blank-field]\n"),
    ("a,b,,", "-:1:5: warning: must not end with 2 delimiters too many [header.blank-field]\n"),
    ("a,b,\" \"", "-:1:5: warning: must have a name for column 3 [header.blank-field]\n"),
    ("\"\",b,c", "-:1:1: warning: must have a name for column 1 [header.blank-field]\n"),
    ("a,b,c", ""),
  ])
  func `names of columns that repeat or are missing are warnings, with and without rules`(
    header: String, warnings: String
  ) throws {
    let record = header.split(separator: ",", omittingEmptySubsequences: false).map { _ in "1" }.joined(
      separator: ",")
    for rules in [["-c", "b=integer"], []] {
      try check(rules, input: "\(header)\n\(record)\n").expect(0, output: warnings)
    }
  }

  @Test func `a record longer than --max-record-bytes is a finding`() throws {
    let scratch = ScratchDirectory(["t": "a,b\n1,2\n1,\"long\nrecord\"\nx,3\n"])
    try scratch.validate(
      "check", "-q", "--errors", "-", "--max-record-bytes", "6", "-c", "a=integer", "t", "--valid", "v",
      "--invalid", "i"
    ).expect(
      1,
      output: """
        t:3:1: error: must have at most 6 bytes; raise the bound with --max-record-bytes [record.too-long]
        t:5:1: error: a: 'x' must be a whole number [integer.malformed]

        """)
    #expect(try scratch.text(of: "v") == "a,b\n1,2\n")
    #expect(try scratch.text(of: "i") == "a,b\n1,\"long\nrecord\"\nx,3\n")
  }

  @Test func `a first record longer than the limit is an error because the columns are unknown`() throws {
    try check(
      ["--no-header", "--max-record-bytes=5", "-c", "1=integer"], input: "1,aaaaaaaaaaaaaaaaaaaaa\nx,2\n"
    ).expect(
      2,
      errors: """
        validate: the first record of standard input is longer than the limit, so that the number of columns is \
        unknown; raise the limit with --max-record-bytes

        """)
  }

  @Test func `the default limit is 4 MiB, and a longer line is copied to the invalid ones`() throws {
    let bytes = Array(repeating: UInt8(ascii: "1"), count: 4 << 20)
    let (within, beyond) = (bytes + [0x0A], bytes + Array("1\n".utf8))
    let scratch = ScratchDirectory()
    try scratch.validate(
      ["check", "-q", "--errors", "-", "-e", "regex:1+", "--invalid", "i"], input: beyond + Array("2\n".utf8)
    ).expect(
      1,
      output: """
        -:1:1: error: must have at most 4194304 bytes; raise the bound with --max-record-bytes [record.too-long]
        -:2:1: error: '2' must match 1+ [regex.no-match]

        """)
    #expect(try scratch.bytes(of: "i") == beyond + Array("2\n".utf8))
    try scratch.validate(["check", "-q", "-e", "length:4194304", "-"], input: within).expect(0)
  }
}
