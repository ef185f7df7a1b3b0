import TestSupport
import Testing

struct HelpTests {
  @Test(arguments: [
    (["--help"], "help.txt"), (["-h"], "help.txt"), (["check", "--help"], "help-check.txt"),
    (["check", "-h"], "help-check.txt"),
    (["filter", "--help"], "help-filter.txt"), (["rules", "--help"], "help-rules.txt"),
    (["infer", "--help"], "help-infer.txt"), (["diff", "--help"], "help-diff.txt"),
    (["schema", "--help"], "help-schema.txt"), (["sample", "--help"], "help-sample.txt"),
    (["convert", "--help"], "help-convert.txt"),
    (["lint", "--help"], "help-lint.txt"), (["test", "--help"], "help-test.txt"),
    (["completions", "--help"], "help-completions.txt"), (["manual", "--help"], "help-manual.txt"),
    (["version", "--help"], "help-version.txt"), (["help", "version"], "help-version.txt"),
    (["check", "-qh"], "help-check.txt"), (["check", "--unknown", "file", "--help"], "help-check.txt"),
  ])
  func `help is written to standard output`(words: [String], golden: String) throws {
    let result = try ScratchDirectory().validate(words)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errorsText)")
    Golden.expect(result.output, golden)
  }

  @Test(arguments: [
    "-e, --each ", "-c, --column ", "-r, --rules ", "-z, --null ", "-d, --delimiter ", "-q, --quiet ",
    "-j, --jobs ",
    "    --format ", "    --valid ", "    --invalid ", "    --errors ", "    --no-header ", "    --all ",
    "    --max-record-bytes ", "-h, --help ", "-v, --version ",
  ])
  func `every option of check is listed in its help`(synopsis: String) throws {
    let help = try ScratchDirectory().validate("check", "--help").outputText
    #expect(help.contains("\n  \(synopsis)"))
  }

  @Test(arguments: ["check", "filter", "rules", "lint", "test", "completions", "manual", "version"])
  func `every help has the exit statuses and groups of options`(command: String) throws {
    let help = try ScratchDirectory().validate(command, "--help").outputText
    let lines = help.split(separator: "\n")
    #expect(help.contains("\nExit status:\n  0 "))
    #expect(lines.contains { $0.hasPrefix("  2 ") && $0.contains(" An error prevented the run; ") })
    #expect(help.contains("\nHelp:\n"))
    let program = try ScratchDirectory().validate("--help").outputText
    #expect(program.contains("\n  \(command) ") && program.contains("\nExit status:\n  0 "))
  }

  @Test(arguments: [["--help"], ["check", "--help"], ["filter", "--help"], ["rules", "--help"], ["rules"]])
  func `no line is longer than 110 columns`(words: [String]) throws {
    for line in try ScratchDirectory().validate(words).outputText.split(separator: "\n") {
      #expect(line.count <= 110, "\(line)")
    }
  }

  @Test func `--help after two dashes is a file name`() throws {
    try ScratchDirectory().validate("check", "-e", "email", "--", "--help")
      .expect(2, errors: "validate: cannot read --help: No such file or directory\n")
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["check", "--help"], ["rules"], ["rules", "--format", "json"],
    ["rules", "email"],
  ])
  func `unwritable help is status 2, and unread help is status 0`(words: [String]) throws {
    let command = (["validate"] + words).joined(separator: " ")
    try ScratchDirectory().shell("\(command) > /dev/full")
      .expect(2, errors: "validate: cannot write standard output: No space left on device\n")
    try ScratchDirectory().shell("(sleep 0.1; \(command)) | true; echo ${PIPESTATUS[0]}").expect(
      0, output: "0\n")
  }
}
