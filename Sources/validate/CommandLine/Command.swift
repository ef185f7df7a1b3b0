internal import TableValidation

/// A command of the program, such as `check`.
protocol Command: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// The summary for the list of commands, one sentence.
  static var summary: String { get }
  /// The lines of the usage, without the program's name.
  static var usage: [String] { get }
  /// The paragraphs of the help after the options.
  static var details: [String] { get }
  /// Command lines that show the command.
  static var examples: [String] { get }
  /// The table of options, in the order of the help.
  static var options: [Option<Self>] { get }
  /// The words that a shell offers for the operands.
  static var operandCompletion: Completion { get }
  /// The meanings of the exit statuses, ascending.
  static var statuses: [StatusMeaning] { get }

  init()
  /// The arguments that are not options.
  var operands: [Word] { get set }

  /// Runs the command.
  func run() throws -> ExitStatus
}

extension Command {
  static var details: [String] { [] }
  static var examples: [String] { [] }
  static var options: [Option<Self>] { [] }
  static var operandCompletion: Completion { .files }
  static var statuses: [StatusMeaning] { [StatusMeaning(.valid, "The output is complete."), .failed] }
}

/// The exit status of the program.
enum ExitStatus: Int32 {
  /// Everything was valid.
  case valid = 0
  /// Something was invalid or undecided.
  case invalid = 1
  /// An error prevented the run.
  case failed = 2
  /// The user has interrupted the run: 128 and the number of SIGINT, as shells report it.
  case interrupted = 130

  /// The status after a check with that outcome.
  init(_ outcome: CheckOutcome) {
    self = ExitStatus(rawValue: outcome.exitStatus) ?? .failed
  }
}

/// An exit status and its meaning for a command, one sentence.
struct StatusMeaning: Hashable, Sendable {
  let status: Int32
  let meaning: String

  /// The meanings for a command that checks something.
  static let ofChecks = [
    StatusMeaning(.valid, "Everything is valid, or has only warnings."),
    StatusMeaning(.invalid, "Something is invalid or undecided."),
    failed,
    StatusMeaning(
      .interrupted,
      "An interrupt (Ctrl-C) ended the run: no output file is written, and the summary is partial."),
  ]

  /// The meaning of an error, which is the same for all commands.
  static let failed = StatusMeaning(
    .failed, "An error prevented the run; standard error states the cause and the remedy.")

  init(_ status: ExitStatus, _ meaning: String) {
    (self.status, self.meaning) = (status.rawValue, meaning)
  }
}
