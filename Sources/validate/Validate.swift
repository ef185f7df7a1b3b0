internal import Glibc
internal import TableValidation
internal import Validation

/// The program: words in, a status out.
@main
enum Validate {
  static let version = "0.1.0"

  static let commands: [any Command.Type] = [Check.self, Filter.self, Rules.self]

  static func main() {
    signal(SIGPIPE, SIG_IGN)
    exit(status(for: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs the words and says what went wrong, once.
  static func status(for words: [String]) -> ExitStatus {
    do {
      return try run(words)
    } catch is ClosedPipe {
      return .valid
    } catch {
      Console.printError("validate: \(error)\n")
      return .failed
    }
  }

  private static func run(_ words: [String]) throws -> ExitStatus {
    guard let verb = words.first else {
      throw UsageError("a command is missing; 'validate --help' lists them")
    }
    if ["-h", "--help", "help"].contains(verb) {
      try Console.print(Help.program(commands))
      return .valid
    }
    if ["-V", "--version"].contains(verb) {
      try Console.print("validate \(version)\n")
      return .valid
    }
    guard let command = commands.first(where: { $0.name == verb }) else {
      let suggestion = Suggestion.nearest(to: verb, among: commands.map { $0.name })
      let hint = suggestion.map { "did you mean '\($0)'?" } ?? "'validate --help' lists them"
      throw UsageError("there is no command '\(verb)'; \(hint)")
    }
    return try run(command, Array(words.dropFirst()))
  }

  private static func run<Target: Command>(_ command: Target.Type, _ words: [String]) throws -> ExitStatus {
    let beforeOperands = words.prefix { $0 != "--" }
    if beforeOperands.contains(where: { $0 == "--help" || $0 == "-h" }) {
      try Console.print(Help.command(command))
      return .valid
    }
    return try ArgumentParser<Target>.parse(words).run()
  }
}
