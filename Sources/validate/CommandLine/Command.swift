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
