import TestSupport
import Testing

/// Tests of the pages that are generated from the tables of options: the manual page and the completions.
/// `RECORD=1 swift test --filter CommandPagesTests` writes them.
struct CommandPagesTests {
  @Test(arguments: [
    (["manual"], "validate.1"), (["completions", "bash"], "completions/validate.bash"),
    (["completions", "zsh"], "completions/_validate"),
    (["completions", "fish"], "completions/validate.fish"),
  ])
  func `the recorded page is up to date`(words: [String], page: String) throws {
    let result = try ScratchDirectory().validate(words)
    #expect(result.status == 0 && result.errors.isEmpty)
    let difference = GoldenFile("../../../Documentation/\(page)", near: #filePath).difference(
      from: result.output)
    #expect(difference == nil)
  }

  private static let commands = [
    "check", "filter", "rules", "lint", "test", "completions", "manual", "version",
  ]

  /// The long options in the help of a command.
  private static func options(of command: String) throws -> Set<String> {
    let help = try ScratchDirectory().validate(command, "--help").outputText
    return Set(help.matches(of: /(?m)^  (?:-., |    )--([a-z-]+)/).map { String($0.1) })
  }

  @Test(arguments: commands)
  func `each option of the help is in the manual page and in all completions`(command: String) throws {
    let options = try Self.options(of: command)
    #expect(options.isSuperset(of: ["help", "version"]))
    let manual = try ScratchDirectory().validate("manual").outputText
    let section = try #require(
      manual.split(separator: ".SH VALIDATE \(command.uppercased())\n").last?.split(separator: ".SH ").first)
    let bash = try ScratchDirectory().validate("completions", "bash").outputText
    let branch = try #require(
      bash.split(separator: "\n      \(command))\n").last?.split(separator: "esac").first)
    let fish = try ScratchDirectory().validate("completions", "fish").outputText
    let zsh = try ScratchDirectory().validate("completions", "zsh").outputText
    for option in options {
      let isCommon = ["help", "version"].contains(option)
      #expect(
        isCommon || section.contains("\\fB\\-\\-\(option.replacing("-", with: "\\-"))\\fR"), "\(option)")
      #expect(branch.contains(" --\(option)") || branch.contains("'--\(option)"), "\(option)")
      #expect(fish.contains(" \(command)' -s") || fish.contains(" \(command)' -l"), "\(option)")
      #expect(fish.contains(" -l \(option) "), "\(option)")
      #expect(zsh.contains("--\(option)"), "\(option)")
    }
  }

  @Test func `the names of all rules are completed`() throws {
    let names = try ScratchDirectory().shell(
      "validate rules --format json | grep -o '^  {\"name\":\"[^\"]*' | cut -d '\"' -f 4"
    )
    .outputText.split(separator: "\n").map(String.init)
    #expect(names.count > 100)
    for shell in ["bash", "zsh", "fish"] {
      let script = try ScratchDirectory().validate("completions", shell).outputText
      let words = Set(script.split { " '\n".contains($0) }.map(String.init))
      #expect(words.isSuperset(of: names), "\(shell)")
    }
  }

  @Test func `an unknown shell is an error that names the shells`() throws {
    try ScratchDirectory().validate("completions", "tcsh")
      .expect(2, errors: "validate: there are no completions for 'tcsh'; the shells are bash, zsh and fish\n")
    try ScratchDirectory().validate("completions")
      .expect(2, errors: "validate: 'completions' takes the name of one shell: bash, zsh or fish\n")
  }
}
