import TestSupport
import Testing

/// Tests of rules on the command line: NAME or NAME:ARGUMENT.
struct RuleArgumentTests {
  /// A rule on the command line, a value that it accepts and one that it rejects.
  struct Spelling: CustomTestStringConvertible {
    let rule: String
    let valid: String
    let invalid: String
    var testDescription: String { rule }

    init(_ rule: String, _ valid: String, _ invalid: String) {
      (self.rule, self.valid, self.invalid) = (rule, valid, invalid)
    }
  }

  static let spellings = [
    Spelling(#"regex:^\d{5}$"#, "12345", "123456"),
    Spelling("regex:(?i)straße", "STRAßE", "STRAST"),
    Spelling("regex:a:b=c", "a:b=c", "a"),
    Spelling("regex: a", " a", "a"),
    Spelling("regex:a,b", "a,b", "a"),
    Spelling("regex:\u{301}+", "\u{301}", "a"),
    Spelling("length:1..40", String(repeating: "é", count: 40), String(repeating: "é", count: 41)),
    Spelling("length:1..40", "x", ""),
    Spelling("length:..254", String(repeating: "x", count: 254), String(repeating: "x", count: 255)),
    Spelling("length:..254", "", String(repeating: "x", count: 255)),
    Spelling("length:3..", "abc", "ab"),
    Spelling("length:8", "12345678", "1234567"),
    Spelling("length:8", "12345678", "123456789"),
    Spelling("length:..64 bytes", String(repeating: "é", count: 32), String(repeating: "é", count: 33)),
    Spelling("range:0..10000", "0", "-0.0000000000000000001"),
    Spelling("range:0..10000", "10000", "10000.0000000000000000001"),
    Spelling("range:..5", "-7", "5.1"),
    Spelling("range:5..", "5", "4.9"),
    Spelling("one-of:US,GB,DE", "GB", "US,GB"),
    Spelling("one-of:US,GB,DE", "DE", "us"),
    Spelling("one-of:a, b", " b", "b"),
    Spelling("one-of:a,,b", "", ","),
    Spelling("one-of:a,\u{301}", "\u{301}", "a,\u{301}"),
    Spelling("email:html", "a@localhost", "a@"),
    Spelling("email", "a@example.org", "a@localhost"),
    Spelling("email:rfc5321", #""a b"@example.org"#, "a b@example.org"),
    Spelling("not-blank", "x", " \t"),
    Spelling("integer", "-12", "1.0"),
    Spelling("number", "1e-3", "NaN"),
    Spelling("date", "2024-02-29", "2023-2-3"),
  ]

  @Test(arguments: spellings)
  func `the text after the first colon is the argument, unchanged`(spelling: Spelling) throws {
    let lines = Array("\(spelling.valid)\n\(spelling.invalid)\n".utf8)
    try ScratchDirectory().validate(["filter", "-q", "-e", spelling.rule], input: lines)
      .expect(1, output: "\(spelling.valid)\n")
  }

  @Test(arguments: spellings.filter { !$0.valid.isEmpty && !$0.invalid.isEmpty })
  func `a rule is written for a column as for a line`(spelling: Spelling) throws {
    let quoted = [spelling.valid, spelling.invalid].map { "\"\($0.replacing("\"", with: "\"\""))\"\n" }
    let table = Array("x\n\(quoted.joined())".utf8)
    try ScratchDirectory().validate(["filter", "-q", "-c", "x=" + spelling.rule], input: table)
      .expect(1, output: "x\n" + quoted[0])
  }

  @Test(arguments: [
    "length:..9223372036854775807", "length:0..9223372036854775806", "range:..9223372036854775808",
  ])
  func `bounds of the largest integers are accepted`(rule: String) throws {
    try ScratchDirectory().validate("check", "-q", "-e", rule, input: "1\n").expect(0)
  }

  @Test(arguments: ["1", "1073741824"])
  func `the record limit can be up to 1 GiB`(size: String) throws {
    try ScratchDirectory().validate("check", "-q", "-e", "integer", "--max-record-bytes", size, input: "1\n")
      .expect(0)
    try ScratchDirectory().validate(
      "check", "-q", "-c", "a=integer", "--max-record-bytes", size, input: "a\n1\n"
    )
    .expect(0)
  }
}
