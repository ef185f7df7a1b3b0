internal import FileOutput
internal import Platform

/// Whether output for people, such as colors, is written: the argument of `--color` and of `--progress`.
enum TerminalUse: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether colors are used on a descriptor: by default on a terminal that has them, unless the user wants none
  /// (https://no-color.org).
  func isUsed(on descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Self.isTerminal(descriptor) && Self.variable("NO_COLOR").isEmpty && Self.variable("TERM") != "dumb"
    }
  }

  /// Whether progress is shown on standard error: by default on a terminal, unless findings or records are written to standard
  /// output and that is no regular file, because the lines of the terminal, or of a program that reads the pipe, would be mixed
  /// with it.
  func showsProgress(besideFindings: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Self.isTerminal(2) && Self.variable("TERM") != "dumb"
        && (!besideFindings || FileKind(ofDescriptor: 1) == .regular)
    }
  }

  private static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the value of an environment variable; an empty text if it is not set.
  private static func variable(_ name: String) -> String {
    // SAFETY: the program does not change its environment, and the text is copied.
    guard let value = unsafe getenv(name) else { return "" }
    return unsafe String(cString: value)
  }
}
