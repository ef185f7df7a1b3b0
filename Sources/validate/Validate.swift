internal import Glibc
internal import TableValidation
internal import Validation

/// The program: words in, a status out.
@main
enum Validate {
  static let version = "0.1.0"

  static let commands: [any Command.Type] = [Check.self, Filter.self, Rules.self, Lint.self, Test.self]

  static func main() {
    signal(SIGPIPE, SIG_IGN)
    occupyClosedDescriptors()
    exit(status(for: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Keeps a file from being opened in the place of a closed standard input, output or error: each is taken by a
  /// descriptor that cannot be used in that direction, so that its use is the error that it should be.
  private static func occupyClosedDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs the words and says what went wrong, once.
  static func status(for words: [String]) -> ExitStatus {
    do {
      return try run(words)
    } catch is ClosedPipe {
      return .valid
    } catch let faults as RuleFileFaults {
      for line in faults.lines { Console.printError(line) }
    } catch {
      Console.printError("\(error)")
    }
    return .failed
  }

  private static func run(_ words: [String]) throws -> ExitStatus {
    guard let verb = words.first else {
      throw UsageError("a command is missing; 'validate --help' lists them")
    }
    if ["-h", "--help", "help"].contains(verb) {
      let topic = commands.first { $0.name == words.dropFirst().first }
      try Console.print(topic.map { Help.command($0) } ?? Help.program(commands))
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
    do {
      if words.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
        throw HelpRequest()
      }
      return try ArgumentParser<Target>.parse(words).run()
    } catch is HelpRequest {
      try Console.print(Help.command(command))
      return .valid
    }
  }
}
