import TestSupport
import Testing

/// Tests of `--severity` and of the key `severity` of a rule file.
struct SeverityOptionTests {
  private static let table = "a,b\n1,x@y\n2,qz\n,\n"
  private static let rules = ["-c", "b=email", "-c", "b=length:1..2", "-c", "a=required"]

  private func check(_ severities: [String], _ more: [String] = []) throws -> (
    status: Int32, lines: [String]
  ) {
    let scratch = ScratchDirectory(["t": Self.table])
    let words = severities.flatMap { ["--severity", $0] }
    let result = try scratch.validate(
      ["check", "--summary", "none"] + Self.rules + words + more + ["t"])
    let lines = result.outputText.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 4).map { $0.drop { $0 == " " } }
      return "\(parts[1]) \(parts[3]) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
    return (result.status, lines)
  }

  private static let cases: [(severities: [String], status: Int32, lines: [String])] = [
    ([], 1, ["2 error email.domain-single-label", "3 error email.no-at-sign", "4 error required"]),
    (["email=warning"], 1, ["2 error length.too-long", "3 warning email.no-at-sign", "4 error required"]),
    (["email=ignore"], 1, ["2 error length.too-long", "4 error required"]),
    (
      ["email=ignore", "email.no-at-sign=warning"], 1,
      ["2 error length.too-long", "3 warning email.no-at-sign", "4 error required"]
    ),
    (
      ["email.no-at-sign=ignore", "email=error"], 1,
      ["2 error email.domain-single-label", "4 error required"]
    ),
    (["email=ignore", "length=ignore", "required=ignore"], 0, []),
    (
      ["email=warning", "length.too-long=warning", "required=warning"], 0,
      [
        "2 warning email.domain-single-label", "3 warning email.no-at-sign", "4 warning required",
      ]
    ),
  ]

  @Test(arguments: cases)
  func `a code has the severity of the option, the whole code before its first part`(
    severities: [String], status: Int32, lines: [String]
  ) throws {
    let result = try check(severities)
    #expect(result.status == status)
    #expect(result.lines == lines)
  }

  private static let refusals: [(argument: String, message: String)] = [
    ("emial=warning", "there is no code 'emial'; did you mean 'email'?"),
    ("email=bad", "'email=bad' must be CODE=error, CODE=warning or CODE=ignore"),
    (
      "email=ignored",
      "'email=ignored' must be CODE=error, CODE=warning or CODE=ignore; did you mean 'ignore'?"
    ),
    ("email", "'email' must be CODE=error, CODE=warning or CODE=ignore"),
    ("record.ragged=ignore", "'record.ragged' is about what could not be checked, and cannot be ignored"),
    (
      "regex.budget-exceeded=ignore",
      "'regex.budget-exceeded' is about what could not be checked, and cannot be ignored"
    ),
  ]

  @Test(arguments: refusals)
  func `a code that does not exist, or that cannot be ignored, is an error of usage`(
    argument: String, message: String
  ) throws {
    try ScratchDirectory(["t": Self.table]).validate("check", "--severity", argument, "t").expect(
      2, errors: "validate: --severity: \(message)\n")
  }

  @Test func `ignored findings are counted, change neither records nor status, and are in no report`() throws
  {
    let scratch = ScratchDirectory(["t": Self.table])
    let words = ["check"] + Self.rules + ["--severity", "email=ignore", "--severity", "required=ignore"]
    let result = try scratch.validate(
      words + ["--valid", "v", "--report", "html=h", "--report", "sarif=s", "t"])
    result.expect(
      1, output: "t:2:3: error: b: 'x@y' must have at most 2 characters, has 3 [length.too-long]\n",
      errors: """
        3 records, 1 invalid (33.3%)
          a  required  1  ignored  33.3%  first t:4:1
          b  email     1  ignored  33.3%  first t:3:3  'qz'
          b  length    1           33.3%  first t:2:3  'x@y'
        17 B in …

        """)
    #expect(try scratch.text(of: "v") == "a,b\n2,qz\n,\n")
    #expect(try !scratch.text(of: "s").contains("email.no-at-sign"))
    let summary = try scratch.validate(words + ["--summary", "json", "t"]).errorsText
    #expect(
      summary.contains(#"{"rule":"email","code":"email.no-at-sign","count":1,"severity":"ignored""#),
      "\(summary)")
  }

  @Test func `records, headers, keys and rules over records and tables have severities too`() throws {
    let scratch = ScratchDirectory([
      "r": """
      fieldsMatch: subset
      primaryKey: a
      fields: [{name: a}, {name: b, type: integer}, {name: c, type: integer}]
      rules: [{id: order, compare: b <= c}]
      table: {records: {minimum: 9}, duplicates: false, columns: {b: {sorted: ascending}}}
      """,
      "t": "a,b,c,\n1,2,1,\n1,2,1,\n\n2,1,1,\n",
    ])
    let codes = [
      "header.blank-field", "record.blank-line", "comparison.not-met", "primary-key.duplicate",
      "table.duplicate-record", "table.not-sorted", "table.too-few-records",
    ]
    let all = try scratch.validate("check", "-r", "r", "t", "--summary", "none").outputText
    for code in codes { #expect(all.contains("[\(code)]"), "\(code): \(all)") }
    let ignored = codes.flatMap { ["--severity", "\($0)=ignore"] }
    try scratch.validate(["check", "-r", "r", "t", "--summary", "none"] + ignored).expect(0)
    let warnings = codes.flatMap { ["--severity", "\($0)=warning"] }
    let result = try scratch.validate(["check", "-r", "r", "t", "--summary", "none"] + warnings)
    result.expect(status: 0)
    #expect(result.outputText == all.replacing(": error:", with: ": warning:"))
  }

  @Test(arguments: [[], ["--jobs", "1"], ["--invalid-reasons"], ["--stop-after", "1"]])
  func `an error on a line that is not a record makes no record invalid`(options: [String]) throws {
    let scratch = ScratchDirectory(["t": "a,b\n1,2\n\n3,4\na,b\n5,x\n\n"])
    let result = try scratch.validate(
      [
        "check", "-c", "b=integer", "--severity", "record=error", "--valid", "v", "--invalid", "i", "t",
      ] + options)
    result.expect(status: 1)
    #expect(try scratch.text(of: "v") == "a,b\n1,2\n3,4\n")
    let hasReasons = options == ["--invalid-reasons"]
    #expect(
      try scratch.text(of: "i")
        == (hasReasons
          ? "a,b,validation_code,validation_message\n5,x,integer.malformed,b: must be a whole number\n"
          : "a,b\n5,x\n"))
    try scratch.validate(["check", "--severity", "record=error", "t"]).expect(status: 1)
    #expect(try scratch.validate(["check", "t"]).status == 0)
  }

  @Test func `the severities of a rule file go before those of its rules, and the command line before them`()
    throws
  {
    let scratch = ScratchDirectory([
      "r": """
      severity: {email: ignore, length.too-long: warning}
      fields: [{name: b, rules: [{email: true, severity: warning}, 'length:1..2']}]
      tests: [{field: b, valid: [qz, xyz]}]
      """,
      "t": "b\nqz\nx@y\n",
    ])
    try scratch.validate("check", "--summary", "none", "-r", "r", "t").expect(
      0, output: "t:3:1: warning: b: 'x@y' must have at most 2 characters, has 3 [length.too-long]\n")
    try scratch.validate("check", "--summary", "none", "-r", "r", "--severity", "email=error", "t").expect(
      1,
      output: """
        t:2:1: error: b: 'qz' must be an e-mail address: it has no @ [email.no-at-sign]
        t:3:1: error: b: 'x@y' must be an e-mail address: its domain has no dot [email.domain-single-label]

        """)
    scratch.write("severity: {emial: ignore, email: never}\nfields: [{name: b}]\n", to: "r")
    #expect(
      try scratch.validate("lint", "-q", "r").outputText == """
        r:1:12: error: there is no code 'emial'; did you mean 'email'? [rule-file.fault]
        r:1:34: error: 'email' must be one of error, warning, ignore, not 'never' [rule-file.fault]

        """)
  }
}
