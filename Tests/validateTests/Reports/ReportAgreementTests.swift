import TestSupport
import Testing

/// Tests that the reports of a run agree with each other, and with the status.
struct ReportAgreementTests {
  private static let documents = ["json", "github", "sarif", "markdown", "html", "junit"]

  private func report(_ format: String, _ words: [String], of scratch: ScratchDirectory) throws -> String {
    try scratch.validate(words + ["--format", format, "--summary", "none"]).outputText
  }

  @Test(arguments: documents)
  func `with --no-warnings a report neither has warnings nor counts them`(format: String) throws {
    let rows = (1...39).map { "\($0),so \"it\" is\n" }.joined()
    let clean = ScratchDirectory(["t.csv": "a,b\n1,x\n"])
    let warned = ScratchDirectory(["t.csv": "a,b\n1,x\"y\n"])
    let words = ["check", "-c", "a=integer", "--no-warnings", "t.csv"]
    func timeless(_ report: String) -> String {
      report.replacing(/"(seconds|bytes)":[0-9.]+/, with: "").replacing(/<dd>[0-9.]+ (s|B)</, with: "")
        .replacing(/<time [^>]*>[^<]*</, with: "")
        .replacing(/time(stamp)?="[^"]*"/, with: "").replacing(/<td>[0-9]+ B/, with: "").replacing(
          /x"y/, with: "x")
    }
    #expect(timeless(try report(format, words, of: warned)) == timeless(try report(format, words, of: clean)))
    let many = try report(format, words, of: ScratchDirectory(["t.csv": "a,b\n" + rows + "x,y\n"]))
    #expect(
      !many.contains("stray") && !many.contains("findingsTotal\":40") && !many.contains("more finding"),
      "\(many)")
  }

  @Test(arguments: [("'א' must be ASCII", "א"), ("must be one of", "x")])
  func `each format has the same message`(message: String, value: String) throws {
    let rule = value == "x" ? "one-of:" + String(repeating: "y", count: 5000) : "ascii"
    let scratch = ScratchDirectory(["t.csv": "a\n\(value)\n"])
    let words = ["check", "-c", "a=\(rule)", "t.csv"]
    let lines = try report("jsonl", words, of: scratch)
    let found = try #require(lines.firstMatch(of: /"message":"([^"]*)"/)).output.1
    #expect(found.utf8.count < 2100)
    for format in ["csv", "json", "gitlab", "github", "sarif", "junit", "markdown", "html"] {
      let report = try report(format, words, of: scratch)
      #expect(!report.contains("\u{2068}") && !report.contains("2068"), "\(format)")
      guard format != "markdown" && format != "html" else { continue }
      #expect(report.replacing("&apos;", with: "'").contains(found), "\(format): \(report)")
    }
  }

  @Test func `a suite of JUnit has the columns of its own file`() throws {
    let package = """
      {"resources": [
        {"name": "a", "path": "a.csv", "schema": {"fields": [{"name": "x", "type": "integer"}, {"name": "y", "rules": ["email"]}]}},
        {"name": "b", "path": "b.csv", "schema": {"fields": [{"name": "x", "type": "string"}, {"name": "z", "type": "integer"}]}}
      ]}
      """
    let scratch = ScratchDirectory(["p.json": package, "a.csv": "x,y\n1,2\n", "b.csv": "x,z\nq,2\n"])
    let xml = try report("junit", ["check", "-r", "p.json"], of: scratch)
    let suites = xml.split(separator: "<testsuite ").dropFirst().map { suite in
      suite.matches(of: /name="([^"]*)" classname="([^"]*)"/).map { "\($0.output.2)/\($0.output.1)" }
    }
    #expect(suites == [["x/integer", "y/email"], ["z/integer"]])
  }

  @Test func `a suite of JUnit has the tests of its own rule file`() throws {
    let scratch = ScratchDirectory([
      "a.yml": "fields: [{name: x, type: integer}]\ntests: [{field: x, valid: [a]}]\n",
      "b.yml": "fields: [{name: y, type: integer}]\ntests: [{field: y, valid: ['1']}]\n",
    ])
    let xml = try scratch.validate("test", "--format", "junit", "-q", "a.yml", "b.yml").outputText
    let suites = xml.split(separator: "<testsuite ").dropFirst().map { suite in
      suite.matches(of: /classname="([^"]*)"/).map { String($0.output.1) }
    }
    #expect(suites == [["x"], ["y"]])
  }

  @Test func `within the limits no test of JUnit fails`() throws {
    let scratch = ScratchDirectory([
      "r.yml": "fields: [{name: a, type: integer}]\nlimits: {invalid: {fail: 90%}}\n", "t.csv": "a\n1\nx\n",
    ])
    let result = try scratch.validate("check", "-r", "r.yml", "--format", "junit", "t.csv")
    result.expect(status: 0)
    #expect(result.outputText.contains("tests=\"1\" failures=\"0\""))
    #expect(!result.outputText.contains("<failure"))
  }

  @Test func `--stop-after fails a check whose limits are not reached yet`() throws {
    let scratch = ScratchDirectory([
      "r.yml": "fields: [{name: a, type: integer}]\nlimits: {invalid: {fail: 90%}}\n",
      "t.csv": "a\n1\nx\n3\n",
    ])
    let result = try scratch.validate("check", "-r", "r.yml", "--stop-after", "1", "t.csv")
    result.expect(status: 1)
    #expect(result.errorsText.contains("stopped, the rest is not checked"))
    #expect(!result.errorsText.contains("within the limits"))
    try scratch.validate("check", "-q", "-r", "r.yml", "--stop-after", "1", "--fail-on", "never", "t.csv")
      .expect(0)
  }

  @Test func `JUnit is well-formed XML whatever the characters of a value and a name`() throws {
    let scratch = ScratchDirectory(["t.csv": "a\u{FFFE}\nx\u{FFFF}\u{1}\n"])
    let xml = try report("junit", ["check", "-c", "a\u{FFFE}=integer", "t.csv"], of: scratch)
    #expect(xml.contains(#"a\u{FFFE}: 'x\u{FFFF}\u{1}'"#))
    #expect(!xml.unicodeScalars.contains { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" })
  }
}
