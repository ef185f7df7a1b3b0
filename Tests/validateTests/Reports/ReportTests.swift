import Foundation
import TestSupport
import Testing

/// Tests of `--report` and of the formats of `--format`.
struct ReportTests {
  private static let table =
    "name,email,age\nAnn,ann@example.com,3\n\"B | `b` <i>\",bob@example,x\n\"C \"\"q\"\", D\",\"=c,m:d\n%\",7\n"
    + "Bob,bob@example,x\nshort\n\nso \"quoted\",é@x,\u{1B}[31m\n"
  private static let words = ["check", "-q", "-c", "email=email", "-c", "age=integer"]
  static let formats = [
    "text", "jsonl", "csv", "json", "github", "gitlab", "junit", "sarif", "markdown", "html",
  ]

  /// Returns a report with times and durations replaced.
  private static func timeless(_ report: String) -> [UInt8] {
    let text = report.replacing(/"seconds":[0-9.]+/, with: "\"seconds\":0.001")
      .replacing(/timestamp="[0-9T:-]+"/, with: "timestamp=\"2024-02-29T08:30:00\"")
      .replacing(/time="[0-9.]+"/, with: "time=\"0.001\"")
      .replacing(/<dd>[0-9.]+ s</, with: "<dd>0.001 s<")
      .replacing(
        /<time [^>]*>[^<]*</, with: "<time datetime=\"2024-02-29T08:30:00Z\">2024-02-29 08:30:00 UTC<")
    return Array(text.utf8)
  }

  @Test(arguments: formats)
  func `a report in each format is the recorded one`(format: String) throws {
    let scratch = ScratchDirectory(["a:b, c%.csv": Self.table])
    try scratch.validate(Self.words + ["--report", "\(format)=report", "a:b, c%.csv"]).expect(1)
    Golden.expect(Self.timeless(try scratch.text(of: "report")), "reports/\(format).txt")
  }

  @Test(arguments: formats)
  func `--format writes the same to standard output as --report to a file`(format: String) throws {
    let scratch = ScratchDirectory(["t.csv": Self.table])
    let words = Self.words.filter { $0 != "-q" } + ["--summary", "none", "--format", format, "t.csv"]
    try scratch.validate(Self.words + ["--report", "\(format)=report", "t.csv"]).expect(1)
    let result = try scratch.validate(words)
    result.expect(status: 1)
    #expect(Self.timeless(result.outputText) == Self.timeless(try scratch.text(of: "report")))
    #expect(result.errorsText == "")
  }

  @Test func `all reports are written in one pass, for any number of jobs`() throws {
    let rows = (0..<16_000).map {
      "n\($0),\($0 % 3 == 0 ? "bob@example" : "a@b.example"),\($0 % 7 == 0 ? "x" : "1")\n"
    }
    let scratch = ScratchDirectory(["t.csv": "name,email,age\n" + rows.joined()])
    var reports: [[String]] = []
    for jobs in ["1", "2", "5"] {
      let targets = Self.formats.flatMap { ["--report", "\($0)=\($0)-\(jobs)"] }
      try scratch.validate(Self.words + targets + ["-j", jobs, "--errors", "e-\(jobs)", "t.csv"]).expect(1)
      reports.append(
        try (Self.formats + ["e"]).map {
          String(decoding: Self.timeless(try scratch.text(of: "\($0)-\(jobs)")), as: UTF8.self)
        })
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0] == reports[2])
    #expect(reports[0][0] == reports[0].last)
  }

  @Test(arguments: [
    ("sarif", "--report needs a format and a file, as in --report sarif=report.sarif, not 'sarif'"),
    ("sarif=", "--report needs a format and a file, as in --report sarif=report.sarif, not 'sarif='"),
    (
      "pdf=x",
      "--report must have one of the formats text, jsonl, csv, json, github, gitlab, junit, sarif, markdown, html, not 'pdf'"
    ),
    ("text=t.csv", "t.csv is also the input t.csv; write to another file"),
  ])
  func `a report that cannot be written is a usage error`(argument: String, message: String) throws {
    let scratch = ScratchDirectory(["t.csv": Self.table])
    try scratch.validate(Self.words + ["--report", argument, "t.csv"]).expect(
      2, errors: "validate: \(message)\n")
  }

  @Test func `two reports to the same file are a usage error`() throws {
    let scratch = ScratchDirectory(["t.csv": Self.table])
    try scratch.validate(Self.words + ["--report", "csv=r", "--report", "json=r", "t.csv"]).expect(
      2, errors: "validate: --report csv and --report json both go to r; use a different target for each\n")
    #expect(scratch.names == ["t.csv"])
  }

  @Test func `--csv-safe puts an apostrophe before text that a spreadsheet would run`() throws {
    let input = "=1+1\n+1\n-1\n@x\n＝1\n'x\nx=1\n"
    let result = try ScratchDirectory().validate(
      ["check", "-e", "uuid", "--format", "csv", "--csv-safe", "--summary", "none"], input: Array(input.utf8))
    result.expect(status: 1)
    #expect(result.outputText.contains("\n\"-\",1,"), "the name of standard input")
    let values = result.outputText.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",\"{}\",")[1].split(separator: ",")[0]
    }
    #expect(values == ["\"'=1+1\"", "\"'+1\"", "\"'-1\"", "\"'@x\"", "\"'＝1\"", "\"'x\"", "\"x=1\""])
  }

  @Test func `GitHub gets ten errors, ten warnings, and the number of the others`() throws {
    let rows = (0..<30).map { _ in "x,so \"it\" is\n" }.joined()
    let result = try ScratchDirectory().validate(
      ["check", "-c", "a=integer", "--format", "github", "--summary", "none"],
      input: Array("a,b\n\(rows)".utf8))
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.last == "::notice title=validate::40 more findings not shown")
  }

  @Test func `findings on a header fail a test of the JUnit report`() throws {
    let rules = #"{"fields": [{"name": "x", "type": "integer"}, {"name": "y"}]}"#
    let scratch = ScratchDirectory(["r": rules, "good": "x,y\n1,2\n", "bad": "a,x\n1,2\n"])
    try scratch.validate("check", "-q", "-r", "r", "--report", "junit=j", "good", "bad").expect(1)
    let suites = try scratch.text(of: "j").split(separator: "<testsuite ")
    #expect(suites[1].contains(#"name="good""#) && suites[1].contains(#"failures="0""#))
    #expect(suites[2].contains(#"failures="1""#))
    #expect(
      suites[2].contains(
        """
        <testcase name="header" classname="records" time="0"><failure message="2 findings" type="header">
        bad:1:1: y: must have this field [header.missing-field]
        bad:1:1: a: must not have a field that the rules do not have [header.extra-field]
        </failure></testcase>
        """))
  }

  @Test func `SARIF has at most 25,000 results and states the number of the others`() throws {
    let scratch = ScratchDirectory()
    let input = Array(String(repeating: "x\n", count: 25_003).utf8)
    let result = try scratch.validate(
      ["check", "-e", "integer", "--format", "sarif", "--summary", "none"], input: input)
    #expect(result.outputText.matches(of: /"ruleId"/).count == 25_000)
    #expect(result.outputText.contains("3 more findings are not in this report"))
  }

  @Test func `Markdown is at most 64 KiB`() throws {
    let long = String(repeating: "|", count: 1_000)
    let columns = (0..<300).map { "c\($0)\(long)" }
    let rules = columns.flatMap { ["-c", "\($0)=integer"] }
    let table =
      columns.joined(separator: ",") + "\n" + columns.map { _ in long }.joined(separator: ",") + "\n"
    let result = try ScratchDirectory().validate(
      ["check", "--format", "markdown", "--summary", "none"] + rules, input: Array(table.utf8))
    result.expect(status: 1)
    #expect(result.output.count <= 64 << 10)
    #expect(result.outputText.hasSuffix(" more findings.\n"))
  }

  @Test func `Markdown mentions no user or issue`() throws {
    let result = try ScratchDirectory().validate(
      ["check", "-c", "@me=integer", "-c", "#1=integer", "-c", "a@=integer", "--format", "markdown"]
        + ["--summary", "none"], input: Array("@me,#1,a@\nx,x,x\n".utf8))
    result.expect(status: 1)
    #expect(result.outputText.contains("| `@me` | integer | error | 1 |"))
    #expect(result.outputText.contains("| `#1` | integer | error | 1 |"))
    #expect(result.outputText.contains("| a@ | integer | error | 1 |"))
  }

  @Test func `a secret value is in no report`() throws {
    let scratch = ScratchDirectory(["t.csv": "password\nhunter2\n"])
    let targets = Self.formats.flatMap { ["--report", "\($0)=\($0)"] }
    try scratch.validate(["check", "-c", "password=password", "-q", "t.csv"] + targets).expect(1)
    for format in Self.formats {
      #expect(!(try scratch.text(of: format)).contains("hunter2"), "\(format)")
    }
  }

  @Test func `the verdict is that on the data, whatever makes the status 1`() throws {
    let scratch = ScratchDirectory(["t.csv": "a,b\nx,1\n"])
    let words = ["check", "-q", "-c", "a=integer", "t.csv", "--fail-on", "never"]
    try scratch.validate(words + ["--report", "markdown=m", "--report", "html=h"]).expect(0)
    #expect(try scratch.text(of: "m").hasPrefix("## ❌ Invalid\n\n1 record, 1 invalid\n"))
    #expect(try scratch.text(of: "h").contains("<header class=\"invalid\">"))
  }

  @Test(arguments: [("error", 0, false), ("warning", 1, true), ("never", 0, false)])
  func `warnings fail a test of JUnit if they make the status 1`(
    threshold: String, status: Int32, fails: Bool
  ) throws {
    let result = try ScratchDirectory(["t.csv": "a,b\n1,2\n\n"]).validate(
      "check", "--summary", "none", "--format", "junit", "--fail-on", threshold, "t.csv")
    result.expect(status: status)
    #expect(result.outputText.contains("failures=\"1\"") == fails)
    #expect(
      result.outputText.contains("t.csv:3:1: is a blank line, not a record [record.blank-line]") == fails)
  }

  @Test func `the summary states the warnings by which a check fails, even if they are not reported`() throws
  {
    let scratch = ScratchDirectory(["t.csv": "a,b\n1,2\n\n"])
    let result = try scratch.validate("check", "--fail-on", "warning", "--no-warnings", "t.csv")
    result.expect(status: 1)
    #expect(result.errorsText.hasPrefix("1 record, 0 invalid; fails: 1 warning\n"))
  }

  @Test(arguments: ["text", "jsonl", "csv", "json", "github", "gitlab", "junit", "sarif", "markdown", "html"])
  func `control characters in the name of a file are escaped`(format: String) throws {
    let scratch = ScratchDirectory()
    let name = "a\n::error::\u{1B}[31m\u{7F}<b>.csv"
    scratch.write("n\nx\n", to: name)
    let output = try scratch.validate(
      "check", "-q", "--errors", "-", "--format", format, "-c", "n=integer", name
    ).output
    // The values of CSV are verbatim.
    let allowed: Set<UInt8> = format == "csv" ? [0x0A, 0x0D, 0x1B, 0x7F] : [0x0A]
    #expect(output.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || allowed.contains($0) })
    #expect(format == "csv" || !String(decoding: output, as: UTF8.self).contains("\n::error::\u{1B}"))
  }

  @Test func `an interrupted run is a stopped one in the JSON summary and in SARIF`() throws {
    let json = try ScratchDirectory().interrupt("check -c a=integer --summary json", reading: "a\\n1\\n")
    #expect(json.status == 130 && json.errorsText.contains(#""status":130,"stopped":true"#))
    let words = "check -q -c a=integer --format sarif --errors /dev/stdout"
    let sarif = try ScratchDirectory().interrupt(words, reading: "a\\n1\\n")
    #expect(sarif.outputText.contains(#""executionSuccessful":false,"exitCode":130"#))
  }

  @Test func `reports for repositories have paths relative to the current folder`() throws {
    let scratch = ScratchDirectory(["t.csv": "a\nx\n"])
    for format in ["sarif", "gitlab", "github"] {
      for path in ["./t.csv", "$PWD/t.csv"] {
        let result = try scratch.shell("validate check -c a=integer --format \(format) \(path)")
        let key = ["sarif": #""uri":"t.csv""#, "gitlab": #""path":"t.csv""#, "github": "file=t.csv,"][format]
        #expect(result.outputText.contains(key ?? ""), "\(format), \(path): \(result.outputText)")
      }
    }
  }
}
