internal import Validation

/// The command `validate completions`, which prints the completions for a shell.
struct Completions: Command {
  /// A shell for which there are completions.
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// Returns the script of the shell.
    func script(_ commands: [CommandSyntax], rules: [String]) -> String {
      switch self {
      case .bash: BashCompletions.script(commands, rules: rules)
      case .zsh: ZshCompletions.script(commands, rules: rules)
      case .fish: FishCompletions.script(commands, rules: rules)
      }
    }
  }

  static let name = "completions"
  static let summary = "Prints the completions for a shell: bash, zsh or fish."
  static let usage = ["completions SHELL"]
  static let details = [
    """
    The shell completes commands, options, names of rules and files. Scripts/install.sh and the Debian package install \
    the completions; the examples load them without an installation.
    """
  ]
  static let examples = [
    "completions bash > ~/.local/share/bash-completion/completions/validate",
    "completions fish > ~/.config/fish/completions/validate.fish",
  ]
  static let operandCompletion = Completion.words { Shell.allCases.map(\.rawValue) }

  var operands: [Word] = []

  func run() throws -> ExitStatus {
    guard operands.count == 1, let name = try operands.first?.text() else {
      throw UsageError("'completions' takes the name of one shell: bash, zsh or fish")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError("there are no completions for '\(name)'; the shells are bash, zsh and fish")
    }
    let commands = Validate.commands.map { CommandSyntax($0) }
    try Console.print(shell.script(commands, rules: Catalog.entries.map(\.name)))
    return .valid
  }
}
