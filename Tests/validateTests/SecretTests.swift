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
