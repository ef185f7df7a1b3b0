/// A verb of the program: its help, its options, and what it does.
protocol Command: Sendable {
  static var name: String { get }
  /// One sentence for the list of commands.
  static var summary: String { get }
  /// How it is called, a line each, without the program's name.
  static var usage: [String] { get }
  /// What the help says after the options.
  static var notes: String { get }
  static var options: [Option<Self>] { get }

  init()
  /// The words that are no options.
  var operands: [String] { get set }

  /// Does it.
  func run() throws -> ExitStatus
}

extension Command {
  static var notes: String { "" }
}

/// What the program tells its caller.
enum ExitStatus: Int32 {
  /// All was valid.
  case valid = 0
  /// Something was invalid or undecided.
  case invalid = 1
  /// The job could not be done.
  case failed = 2
}
