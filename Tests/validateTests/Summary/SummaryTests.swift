import TestSupport
import Testing

struct SummaryTests {
  /// The last line of a summary: the amount read, the time and the speed.
  static var speedLine: Regex<(Substring, size: Substring)> {
    /(?<size>[0-9.]+ (?:B|kB|MB|GB)) in [0-9]+\.[0-9]{3} s(?:: [0-9,]+ (?:record|line|value)s\/s, [0-9.]+ (?:B|kB|MB|GB)\/s)?/
  }

  @Test func `the summary shows records, invalid records, findings by column and rule, and bytes`() throws {
    let scratch = ScratchDirectory(["t.csv": "n,email,note\nx,a@b.co,\n-,bad,\n1.5,bad,x\n\n1\n"])
    let result = try scratch.validate(
      "check", "-c", "email=email", "-c", "n=integer", "-c", "n=length:..2", "--all", "--errors", "/dev/null",
      "t.csv")
    result.expect(
      1,
      errors: """
        4 records, 4 invalid (100.0%)
          record  record.blank-line  1  warning
          record  record.ragged      1           25.0%
          n       integer            3           75.0%
          n       length             1           25.0%
          email   email              2           50.0%
        43 B in …

        """)
  }

  @Test(arguments: [
    (["-e", "integer"], "", "0 lines, 0 invalid\n0 B in …\n"),
    (["-e", "integer"], "1\n", "1 line, 0 invalid\n2 B in …\n"),
    (
      ["-e", "integer"], "1\nx",
      "2 lines, 1 invalid (50.0%)\n  integer  1  50.0%  first -:2:1  'x'\n3 B in …\n"
    ),
    (["-z", "-e", "integer"], "1\0", "1 value, 0 invalid\n2 B in …\n"),
    (
      ["-z", "-e", "integer"], "1\0\0",
      "2 values, 1 invalid (50.0%)\n  integer  1  50.0%  first -:2:1\n3 B in …\n"
    ),
    (
      ["-c", "a=integer"], "a\n",
      "0 records, 0 invalid\nnot checked: 1 rule saw no value: 'a' (integer)\n2 B in …\n"
    ),
    (["-c", "a=integer"], "a\n1", "1 record, 0 invalid\n3 B in …\n"),
  ])
  func `the summary counts records, lines or values by their name`(
    words: [String], input: String, summary: String
  ) throws {
    let result = try ScratchDirectory().validate(["filter"] + words, input: Array(input.utf8))
    #expect(result.errorsText == summary)
  }

  @Test func `large numbers have separators and sizes have units`() throws {
    let input = String(repeating: "12345678\n", count: 1234) + "x\n"
    try ScratchDirectory().validate("check", "-e", "integer", "--errors", "/dev/null", input: input)
      .expect(1, errors: "1,235 lines, 1 invalid (0.1%)\n  integer  1  0.1%\n11.1 kB in …\n")
  }

  @Test func `the last line shows no speed of a run that takes less than a tenth of a second`() throws {
    let result = try ScratchDirectory().validate("check", "-c", "a=integer", input: "a\n1\n")
    let errors = String(decoding: result.errors, as: UTF8.self)
    let lines = errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.wholeMatch(of: Self.speedLine)?.size == "4 B", "\(errors)")
    // The machine may be slow.
    if let time = lines.last?.firstMatch(of: /in (0\.0[0-9]+) s/) {
      #expect(errors.hasSuffix("in \(time.1) s\n"))
    }
  }

  @Test func `each row has its share, the first location and the most frequent values`() throws {
    let scratch = ScratchDirectory(["t.csv": "a,b\nx,\n1,1\ny,\nx,\n\nx,1\nz,\nw,2\n"])
    let result = try scratch.validate(
      "check", "-c", "a=integer", "-c", "b=required", "--errors", "e", "t.csv")
    result.expect(
      1,
      errors: """
        7 records, 6 invalid (85.7%)
          record  record.blank-line  1  warning         first t.csv:6:1
          a       integer            6           85.7%  first t.csv:2:1  'x' ×3, 'y', 'z', …
          b       required           4           57.1%  first t.csv:2:3
        29 B in …

        """)
  }

  @Test func `columns are aligned by the widths of characters in a terminal`() throws {
    let scratch = ScratchDirectory(["t.csv": "数値,ọ\u{300},\u{1}\nx,x,x\n"])
    let result = try scratch.validate(
      "check", "-c", "数値=integer", "-c", "ọ\u{300}=integer", "-c", "\u{1}=integer", "--errors", "e", "t.csv")
    result.expect(
      1,
      errors: """
        1 record, 1 invalid (100.0%)
          数値   integer  1  100.0%  first t.csv:2:1  'x'
          ọ\u{300}      integer  1  100.0%  first t.csv:2:3  'x'
          \\u{1}  integer  1  100.0%  first t.csv:2:5  'x'
        21 B in …

        """)
  }

  @Test func `long values and names of files are cut, and control characters are escaped`() throws {
    let name = String(repeating: "n", count: 100)
    let scratch = ScratchDirectory([name: "\"a\u{1B}\nb\"\n\(String(repeating: "v", count: 30))\n"])
    let result = try scratch.validate("check", "--no-header", "-c", "1=integer", "--errors", "e", name)
    result.expect(
      1,
      errors: """
        2 records, 2 invalid (100.0%)
          1  integer  2  100.0%  first …\(name.dropLast(41)):1:1  'a\\u{1B}\\nb', '\(String(repeating: "v", count: 23))…'
        38 B in …

        """)
  }

  @Test func `counts of more than a thousand distinct values are lower bounds`() throws {
    let numbers = (0..<1500).map { "x\($0)\n" }.joined()
    let result = try ScratchDirectory().validate(
      "check", "-e", "integer", "--errors", "e", input: numbers + "x7\nx1499\n")
    #expect(
      result.errorsText.hasPrefix(
        "1,502 lines, 1,502 invalid (100.0%)\n  integer  1,502  100.0%  first -:1:1  'x7' ×2+, 'x0', 'x1', …\n"
      ),
      "\(result.errorsText)")
  }

  @Test func `no value of a secret is shown`() throws {
    let result = try ScratchDirectory().validate(
      "check", "-c", "p=password", "-c", "q=integer", "--errors", "e", input: "p,q\nhunter2,hunter3\n")
    #expect(!result.errorsText.contains("hunter2"))
    #expect(result.errorsText.contains("p  password  1  100.0%  first -:2:1\n"))
    #expect(result.errorsText.contains("q  integer   1  100.0%  first -:2:9  'hunter3'\n"))
  }

  @Test func `at most forty rules are listed, those with the most findings`() throws {
    let header = (1...60).map { "c\($0)" }.joined(separator: ",")
    let record = (1...60).map { $0 == 60 ? "y" : "x" }.joined(separator: ",")
    let second = (1...60).map { $0 == 60 ? "y" : "1" }.joined(separator: ",")
    let rules = (1...60).flatMap { ["-c", "c\($0)=integer"] }
    let result = try ScratchDirectory().validate(
      ["check", "--errors", "e"] + rules, input: Array("\(header)\n\(record)\n\(second)\n".utf8))
    let lines = result.errorsText.split(separator: "\n").map(String.init)
    #expect(lines.count == 43)
    #expect(lines[1] == "  c1   integer  1   50.0%  first -:2:1    'x'")
    #expect(lines[39] == "  c39  integer  1   50.0%  first -:2:77   'x'")
    #expect(lines[40] == "  c60  integer  2  100.0%  first -:2:119  'y' ×2")
    #expect(lines[41] == "  … and 20 findings by 20 rules more; '--summary json' has all")
  }

  @Test(arguments: [
    (1, 3, "33.3%"), (2, 3, "66.7%"), (1, 2_001, "<0.1%"), (1, 2_000, "0.1%"), (9_999, 10_000, "99.9%"),
  ])
  func `a share has one digit after the point, and only all records are 100.0%`(
    invalid: Int, records: Int, share: String
  ) throws {
    let input = String(repeating: "x\n", count: invalid) + String(repeating: "1\n", count: records - invalid)
    let result = try ScratchDirectory().validate("check", "-e", "integer", "--errors", "e", input: input)
    #expect(result.errorsText.contains(" invalid (\(share))\n"), "\(result.errorsText)")
  }

  @Test func `findings that are discarded are only counted`() throws {
    let scratch = ScratchDirectory(["t": "x\n"])
    try scratch.validate("check", "-e", "integer", "--errors", "/dev/null", "t").expect(
      1, errors: "1 line, 1 invalid (100.0%)\n  integer  1  100.0%\n2 B in …\n")
    try scratch.shell("validate check -e integer t >/dev/null").expect(
      1, errors: "1 line, 1 invalid (100.0%)\n  integer  1  100.0%\n2 B in …\n")
  }

  @Test func `several files have one summary`() throws {
    let scratch = ScratchDirectory(["a": "a\n1\n", "b": "a\nx\n"])
    try scratch.validate("check", "-c", "a=integer", "a", "b", "-q").expect(1)
    try scratch.validate("check", "-c", "a=integer", "a", "b", "--errors", "/dev/null")
      .expect(1, errors: "2 records, 1 invalid (50.0%)\n  a  integer  1  50.0%\n8 B in …\n")
  }

  @Test func `control characters in a column name are escaped`() throws {
    let input = "\"a\u{1B}[31m\nb\"\nx\n"
    try ScratchDirectory().validate(
      "check", "-c", "a\u{1B}[31m\nb=integer", "--errors", "/dev/null", input: input
    )
    .expect(1, errors: "1 record, 1 invalid (100.0%)\n  a\\u{1B}[31m\\nb  integer  1  100.0%\n13 B in …\n")
  }

  @Test(arguments: [["check"], ["filter"]])
  func `--quiet suppresses the summary`(command: [String]) throws {
    let result = try ScratchDirectory().validate(
      command + ["-q", "-e", "integer"], input: Array("1\nx\n".utf8))
    #expect(result.errors.isEmpty && result.status == 1)
  }
}
