import TestSupport
import Testing

struct HelpTests {
  @Test(arguments: [
    (["--help"], "help.txt"), (["-h"], "help.txt"), (["check", "--help"], "help-check.txt"),
    (["check", "-h"], "help-check.txt"),
    (["filter", "--help"], "help-filter.txt"), (["rules", "--help"], "help-rules.txt"),
    (["check", "-qh"], "help-check.txt"), (["check", "--unknown", "file", "--help"], "help-check.txt"),
  ])
  func `help goes to standard output`(words: [String], golden: String) throws {
    let result = try ScratchDirectory().validate(words)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errorsText)")
    Golden.expect(result.output, golden)
  }

  @Test(arguments: ["--version", "-V"])
  func `the version goes to standard output`(word: String) throws {
    let result = try ScratchDirectory().validate(word)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.outputText.wholeMatch(of: /validate [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(arguments: [
    "-e, --each ", "-c, --column ", "-r, --rules ", "-z, --null ", "-d, --delimiter ", "-q, --quiet ",
    "-j, --jobs ",
    "    --format ", "    --valid ", "    --invalid ", "    --errors ", "    --no-header ", "    --all ",
    "    --max-record-bytes ", "-h, --help ",
  ])
  func `every option of the contract is in the help of check`(synopsis: String) throws {
    let help = try ScratchDirectory().validate("check", "--help").outputText
    #expect(help.contains("\n  \(synopsis)"))
  }

  @Test(arguments: [["--help"], ["check", "--help"], ["filter", "--help"], ["rules", "--help"], ["rules"]])
  func `no line is wider than a terminal of 110 columns`(words: [String]) throws {
    for line in try ScratchDirectory().validate(words).outputText.split(separator: "\n") {
      #expect(line.count <= 110, "\(line)")
    }
  }

  @Test func `two dashes turn help into a file`() throws {
    try ScratchDirectory().validate("check", "-e", "email", "--", "--help")
      .expect(2, errors: "validate: cannot read --help: No such file or directory\n")
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["check", "--help"], ["rules"], ["rules", "--format", "json"],
    ["rules", "email"],
  ])
  func `help that cannot be written is status 2, and help that nobody reads is none`(words: [String]) throws {
    let command = (["validate"] + words).joined(separator: " ")
    try ScratchDirectory().shell("\(command) > /dev/full")
      .expect(2, errors: "validate: cannot write standard output: No space left on device\n")
    try ScratchDirectory().shell("(sleep 0.1; \(command)) | true; echo ${PIPESTATUS[0]}").expect(
      0, output: "0\n")
  }
}
