import TestSupport
import Testing

/// Tests that reports do not show the values of a secret column, and of the password list that a rule names.
struct SecretTests {
  private static let table = "user,word\nann,hunter2\nbob,correct horse battery staple\n"

  @Test func `a finding for a secret value does not show it in text or JSON, whichever rule failed`() throws {
    let scratch = ScratchDirectory(["t.csv": Self.table])
    for rule in ["password", "integer"] {
      let words = ["check", "-c", "word=\(rule)", "-c", "word=password", "-q", "--errors", "-", "t.csv"]
      let text = try scratch.validate(words)
      #expect(text.outputText.hasPrefix("t.csv:2:5: error: word: must "))
      #expect(!text.outputText.contains("hunter2"))
      let json = try scratch.validate(words + ["--format", "jsonl"])
      #expect(json.outputText.contains(#""value":null"#) && !json.outputText.contains("hunter2"))
    }
  }

  @Test func `a secret under its name in another place is in no report`() throws {
    let rules = "fields: [{name: id, type: integer}, {name: word, control: password}]\n"
    let formats = ReportTests.formats
    for table in ["word,id\nhunter2,1\n", "word\nhunter2\n", "id,x,word\n1,2,hunter2\n"] {
      let scratch = ScratchDirectory(["r": rules, "t.csv": table])
      let result = try scratch.validate(
        ["check", "--summary", "json", "-r", "r", "t.csv"] + formats.flatMap { ["--report", "\($0)=\($0)"] })
      result.expect(status: 1)
      #expect(!result.outputText.contains("hunter2") && !result.errorsText.contains("hunter2"))
      for format in formats {
        #expect(!(try scratch.text(of: format)).contains("hunter2"), "\(format) of \(table)")
      }
    }
  }

  @Test(arguments: [
    (
      """
      tests:
        - {field: word, valid: ["hunter2 hunter2"], invalid: {password.too-short: [hunter2]}}
        # hunter2
        - record: {user: ann, word: hunter2}
          invalid: true
      fields:
        - {name: user, type: string, example: Ann}
        - {name: word, type: string, rules: [password], example: 'hunter2, '}
      # The end.
      """,
      """
      tests:
        …
      fields:
        - {name: user, type: string, example: Ann}
        - {name: word, type: string, rules: [password], example: …}
      # The end.
      """
    ),
    (
      #"{"fields": [{"name": "word", "rules": ["password"], "example": "hunter2"}], "tests": [{"field": "word", "invalid": ["hunter2"]}] }"#,
      #"{"fields": [{"name": "word", "rules": ["password"], "example": …}], "tests": … }"#
    ),
    (
      "fields: [{name: word, rules: [integer]}]\ntests: [{field: word, valid: [7]}]",
      "fields: [{name: word, rules: [integer]}]\ntests: [{field: word, valid: [7]}]"
    ),
  ])
  func `the rules in an HTML report have no tests and examples of secret fields`(rules: String, shown: String)
    throws
  {
    let scratch = ScratchDirectory(["t.csv": "word\n", "r.yml": rules])
    _ = try scratch.validate("check", "-q", "-r", "r.yml", "--report", "html=h", "t.csv")
    let page = try scratch.text(of: "h")
    let text = page.split(separator: "<pre tabindex=\"0\">").last?.split(separator: "</pre>").first ?? ""
    let plain = text.replacing("&#34;", with: "\"").replacing("&#39;", with: "'")
    #expect(plain == shown)
  }

  @Test func `the descriptor in an HTML report has no tests of secret fields`() throws {
    let descriptor = """
      {"resources": [{"name": "t", "path": "t.csv", "schema": {"fields": [{"name": "word", "rules": ["password"]}],
      "tests": [{"field": "word", "invalid": ["hunter2"]}]}}]}
      """
    let scratch = ScratchDirectory(["t.csv": "word\n", "datapackage.json": descriptor])
    let result = try scratch.validate("check", "-q", "-r", "datapackage.json", "--report", "html=h")
    #expect(result.status == 0)
    let page = try scratch.text(of: "h")
    #expect(page.contains("resources") && page.contains("…}}]}") && !page.contains("hunter2"))
  }

  @Test func `known passwords are read from the file that the rule names`() throws {
    let scratch = ScratchDirectory([
      "t.csv": Self.table, "known": "letmein\ncorrect horse battery staple\n",
    ])
    let result = try scratch.validate(
      "check", "-c", "word=password:length=7.. list=known", "-q", "--errors", "-", "t.csv")
    #expect(result.status == 1)
    #expect(
      result.outputText.hasPrefix("t.csv:3:5: error: word: must ")
        && result.outputText.contains("[password.listed]"))
  }

  @Test(arguments: [
    ("none", "cannot read none: No such file or directory"),
    ("-", "cannot read -: standard input is already read for the values"),
  ])
  func `an unreadable password list stops the run before any output`(file: String, message: String) throws {
    let result = try ScratchDirectory(["t.csv": Self.table]).validate(
      "check", "-c", "word=password:list=\(file)", "t.csv")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errorsText == "validate: -c word=password:list=\(file): \(message)\n")
  }
}
