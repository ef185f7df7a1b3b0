/// The help as the tables of commands and options tell it.
enum Help {
  /// What the program is and which commands it has.
  static func program(_ commands: [any Command.Type]) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let list = commands.map { "  \(pad($0.name, to: width))  \($0.summary)\n" }.joined()
    return """
      Checks lines and CSV records against rules, and names every fault by its place.

      Usage: validate COMMAND [OPTIONS] [FILE...]

      Commands:
      \(list)
      Options:
        -h, --help     This help; after a command, that command's.
        -V, --version  The version.

      Status 0: all valid. 1: something was invalid. 2: the job could not be done.

      """
  }

  /// How one command is used.
  static func command<Target: Command>(_ command: Target.Type) -> String {
    let usage = command.usage.enumerated()
      .map { ($0.offset == 0 ? "Usage: " : "       ") + "validate " + $0.element + "\n" }.joined()
    let rows = command.options.map { ($0.synopsis, $0.help) } + [("-h, --help", "This help.")]
    let width = rows.map(\.0.count).max() ?? 0
    let options = rows.map { "  \(pad($0.0, to: width))  \($0.1)\n" }.joined()
    let notes = command.notes.isEmpty ? "" : "\n" + command.notes + "\n"
    return "\(command.summary)\n\n\(usage)\nOptions:\n\(options)\(notes)"
  }

  static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
