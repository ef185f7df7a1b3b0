internal import FileOutput
internal import Platform
internal import TableValidation
internal import Validation

/// The command-line program `validate`.
@main
enum Validate {
  static let version = ProgramVersion.current
  /// The day of the version.
  static let date = "2026-11-23"

  static let summary =
    "Checks lines and CSV records against rules and reports each finding with its location."

  static let commands: [any Command.Type] = [
    Check.self, Filter.self, Infer.self, Sample.self, Diff.self, Rules.self, Lint.self, Test.self,
    Convert.self,
    Schema.self,
    Completions.self,
    Manual.self,
    Version.self,
  ]

  static func main() {
    exit(run(in: Word.all))
  }

  /// Runs the program in a process that does nothing else, and returns the exit status.
  static func run(in words: [Word]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    // A write beyond the limit of file sizes is an error that names the file, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    occupyClosedDescriptors()
    return status(for: words).rawValue
  }

  /// Opens a placeholder for each closed standard descriptor, so that no other file gets its number.
  ///
  /// The placeholder is opened in the opposite direction, so that using it is still an error.
  private static func occupyClosedDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // SAFETY: the literal ends with NUL and is valid during the call. Without O_CREAT, there is no third
      // argument.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs the program with its arguments, prints an error if there is one, and returns the exit status.
  static func status(for words: [Word]) -> ExitStatus {
    do {
      return try run(words)
    } catch is ClosedPipe {
      return .valid
    } catch is Interrupted {
      return .interrupted
    } catch {
      Console.printLine("\(error)")
    }
    return .failed
  }

  private static func run(_ words: [Word]) throws -> ExitStatus {
    guard let verb = try words.first?.text() else {
      throw UsageError("a command is missing; 'validate --help' lists the commands")
    }
    if ["-h", "--help", "help"].contains(verb) {
      let topic = try words.dropFirst().first.map { try command(try $0.text()) }
      try Console.print(topic.map { Help.command(CommandSyntax($0)) } ?? Help.program(commands))
      return .valid
    }
    if ["-v", "-V", "--version"].contains(verb) { return try Version().run() }
    return try run(command(verb), Array(words.dropFirst()))
  }

  /// Returns the command with that name.
  private static func command(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let suggestion = Suggestion.nearest(to: name, among: commands.map { $0.name })
    let hint = suggestion.map { "did you mean '\($0)'?" } ?? "'validate --help' lists the commands"
    throw UsageError("there is no command '\(name)'; \(hint)")
  }

  private static func run<Target: Command>(_ command: Target.Type, _ words: [Word]) throws -> ExitStatus {
    do {
      if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        throw HelpRequest()
      }
      return try ArgumentParser<Target>.parse(words).run()
    } catch is HelpRequest {
      try Console.print(Help.command(CommandSyntax(command)))
      return .valid
    } catch is VersionRequest {
      return try Version().run()
    }
  }
}
