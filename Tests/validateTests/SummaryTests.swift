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
        4 records, 4 invalid
          record  record.blank-line  1 warning
          record  record.ragged      1
          n       integer            3
          n       length             1
          email   email              2
        43 B in …

        """)
  }

  @Test(arguments: [
    (["-e", "integer"], "", "0 lines, 0 invalid\n0 B in …\n"),
    (["-e", "integer"], "1\n", "1 line, 0 invalid\n2 B in …\n"),
    (["-e", "integer"], "1\nx", "2 lines, 1 invalid\n  integer  1\n3 B in …\n"),
    (["-z", "-e", "integer"], "1\0", "1 value, 0 invalid\n2 B in …\n"),
    (["-z", "-e", "integer"], "1\0\0", "2 values, 1 invalid\n  integer  1\n3 B in …\n"),
    (["-c", "a=integer"], "a\n", "0 records, 0 invalid\n2 B in …\n"),
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
      .expect(1, errors: "1,235 lines, 1 invalid\n  integer  1\n11.1 kB in …\n")
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

  @Test func `several files have one summary`() throws {
    let scratch = ScratchDirectory(["a": "a\n1\n", "b": "a\nx\n"])
    try scratch.validate("check", "-c", "a=integer", "a", "b", "-q").expect(1)
    try scratch.validate("check", "-c", "a=integer", "a", "b", "--errors", "/dev/null")
      .expect(1, errors: "2 records, 1 invalid\n  a  integer  1\n8 B in …\n")
  }

  @Test func `control characters in a column name are escaped`() throws {
    let input = "\"a\u{1B}[31m\nb\"\nx\n"
    try ScratchDirectory().validate(
      "check", "-c", "a\u{1B}[31m\nb=integer", "--errors", "/dev/null", input: input
    )
    .expect(1, errors: "1 record, 1 invalid\n  a\\u{1B}[31m\\nb  integer  1\n13 B in …\n")
  }

  @Test(arguments: [["check"], ["filter"]])
  func `--quiet suppresses the summary`(command: [String]) throws {
    let result = try ScratchDirectory().validate(
      command + ["-q", "-e", "integer"], input: Array("1\nx\n".utf8))
    #expect(result.errors.isEmpty && result.status == 1)
  }
}
