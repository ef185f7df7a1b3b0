internal import TableValidation

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
