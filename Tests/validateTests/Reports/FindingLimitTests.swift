import TestSupport
import Testing

/// Tests of `--max-findings`, `--max-per-rule`, `--no-warnings`, `--fail-on` and `--summary`.
struct FindingLimitTests {
  @Test func `a limit of 0 reports no finding and counts all`() throws {
    for option in ["--max-findings", "--max-per-rule"] {
      let result = try ScratchDirectory().validate("check", "-e", "integer", option, "0", input: "x\ny\n")
      result.expect(status: 1)
      #expect(result.output.isEmpty)
      #expect(result.errorsText.hasPrefix("2 lines, 2 invalid (100.0%)\n"))
    }
    try ScratchDirectory().validate(
      "check", "-c", "a=integer", "--skip", "0", "--min-records", "0", "--summary", "none", input: "a\n"
    ).expect(0)
  }

  private static let table = "a,b\nx,y\nx,y\nx,so \"it\" is\n"
  private static let words = ["check", "-c", "a=integer", "-c", "b=length:..1"]

  private func lines(_ words: String..., status: Int32 = 1) throws -> (lines: [String], summary: String) {
    let result = try ScratchDirectory(["t.csv": Self.table]).validate(Self.words + words + ["t.csv"])
    result.expect(status: status)
    return (result.outputText.split(separator: "\n").map { String($0.prefix(18)) }, result.errorsText)
  }

  @Test func `--max-findings reports that many findings and counts all`() throws {
    let (lines, summary) = try lines("--max-findings", "2")
    #expect(lines == ["t.csv:2:1: error: ", "t.csv:3:1: error: "])
    #expect(
      summary == """
        3 records, 3 invalid (100.0%)
          record  record.stray-quote  1  warning          first t.csv:4:6
          a       integer             3           100.0%  first t.csv:2:1  'x' ×3
          b       length              1            33.3%  first t.csv:4:3  'so "it" is'
        3 findings not reported, because of the limits
        25 B in …
        validate: t.csv is well-formed with --quote none

        """)
  }

  @Test func `--max-per-rule reports that many findings of each rule of a column`() throws {
    let (lines, summary) = try lines("--max-per-rule", "1")
    #expect(lines == ["t.csv:2:1: error: ", "t.csv:4:3: error: ", "t.csv:4:6: warning"])
    #expect(summary.contains("\n2 findings not reported, because of the limits\n"))
  }

  @Test func `limits apply to every report`() throws {
    let scratch = ScratchDirectory(["t.csv": Self.table])
    try scratch.validate(
      Self.words + ["--max-findings", "1", "-q", "--report", "jsonl=j", "--report", "sarif=s", "t.csv"]
    ).expect(1)
    #expect(try scratch.text(of: "j").split(separator: "\n").count == 1)
    #expect(try scratch.text(of: "s").contains("4 more findings are not in this report"))
  }

  @Test func `--stop-after ends the check, its outputs and its reports at that invalid record`() throws {
    let scratch = ScratchDirectory(["1": "a\n1\nx\n2\ny\n3\n", "2": "a\nz\n"])
    let result = try scratch.validate([
      "check", "-c", "a=integer", "--stop-after", "2", "--valid", "v", "--invalid", "i", "--report", "json=j",
      "1", "2",
    ])
    result.expect(status: 1)
    #expect(
      result.outputText == """
        1:3:1: error: a: 'x' must be a whole number [integer.malformed]
        1:5:1: error: a: 'y' must be a whole number [integer.malformed]

        """)
    #expect(
      result.errorsText == """
        4 records, 2 invalid (50.0%); stopped, the rest is not checked
          a  integer  2  50.0%  first 1:3:1  'x', 'y'
        10 B in …

        """)
    #expect(try scratch.text(of: "v") == "a\n1\n2\n")
    #expect(try scratch.text(of: "i") == "a\nx\ny\n")
    #expect(try scratch.text(of: "j").contains(#""stopped":true"#))
  }

  @Test func `--stop-after with more invalid records than there are changes nothing`() throws {
    let (lines, summary) = try lines("--stop-after", "4")
    #expect(lines.count == 5)
    #expect(!summary.contains("stopped"))
  }

  @Test func `--stop-after does not wait for the rest of a pipe`() throws {
    let script = """
      mkfifo p; { echo x; exec sleep 60; } > p &
      validate check -e integer --stop-after 1 < p; status=$?
      kill $! && exit $status
      """
    let result = try ScratchDirectory().shell(script)
    result.expect(status: 1)
    #expect(result.outputText == "-:1:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test(.timeLimit(.minutes(20)), arguments: ["-e not-blank", "-c a=integer", "-c a=integer --valid v"])
  func `--stop-after ends the check in a record that never ends`(words: String) throws {
    let script = """
      { printf 'a,b\\n'; tr '\\0' x < /dev/zero; } | validate check \(words) --stop-after 1
      """
    let result = try ScratchDirectory().shell(script)
    #expect(result.status == 1)
    #expect(result.outputText.contains("[record.too-long]\n"))
  }

  @Test func `--no-warnings omits warnings from findings and summary`() throws {
    let (lines, summary) = try lines("--no-warnings")
    #expect(lines.count == 4 && lines.allSatisfy { $0.hasSuffix("error: ") })
    #expect(!summary.contains("warning"))
  }

  @Test(
    arguments: [
      (["-e", "integer"], "x\n", "error", 1), (["-e", "integer"], "x\n", "never", 0),
      (["-e", "integer"], "1\n", "warning", 0), (["-c", "a=integer"], "a,b\n1,2\"\n", "error", 0),
      (["-c", "a=integer"], "a,b\n1,2\"\n", "warning", 1), (["-c", "a=integer"], "a,b\n1,2\"\n", "never", 0),
    ] as [([String], String, String, Int32)])
  func `--fail-on decides the status`(words: [String], input: String, severity: String, status: Int32) throws
  {
    try ScratchDirectory().validate(
      ["check", "-q"] + words + ["--fail-on", severity], input: Array(input.utf8)
    ).expect(status)
  }

  @Test func `--summary json has files, columns, rules, first locations and values`() throws {
    let result = try ScratchDirectory(["t.csv": Self.table]).validate(
      Self.words + ["--summary", "json", "--errors", "/dev/null", "t.csv"])
    result.expect(status: 1)
    let json = result.errorsText.replacing(/"seconds":[0-9.]+/, with: "\"seconds\":0.001")
    Golden.expect(Array(json.utf8), "summary.json")
  }

  @Test func `--quiet and --summary none print no summary`() throws {
    for words in [["-q", "--summary", "json"], ["--summary", "none"]] {
      try ScratchDirectory(["t.csv": "a,b\n1,2\n"]).validate(Self.words + words + ["t.csv"]).expect(0)
    }
  }
}
