/// The help texts, made from the tables of commands and options.
enum Help {
  /// The maximum width of a line in characters.
  private static let lineWidth = 100

  /// Returns the help of the program.
  static func program(_ commands: [any Command.Type]) -> String {
    """
    \(Validate.summary)

    Usage: validate COMMAND [OPTIONS] [FILE...]

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }))
    Help:
    \(table([
      ("-h, --help", "Print this help; after a command, print the help of that command."),
      ("-v, --version", "Print the version."),
    ]))
    Exit status:
    \(table(statuses(StatusMeaning.ofChecks)))
    """
  }

  /// Returns the help of one command.
  static func command(_ command: CommandSyntax) -> String {
    let usage = command.usage.enumerated()
      .map { ($0.offset == 0 ? "Usage: " : "       ") + "validate " + $0.element + "\n" }.joined()
    let width = command.options.map(\.synopsis.count).max() ?? 0
    let options = command.groups.map { group in
      "\n\(group.title):\n" + table(group.options.map { ($0.synopsis, $0.help) }, width: width)
    }
    let details = command.details.map { "\n" + wrapped($0, to: lineWidth).map { $0 + "\n" }.joined() }
    let examples = command.examples.map { "  validate \($0)\n" }
    return "\(command.summary)\n\n\(usage)" + options.joined()
      + "\nExit status:\n" + table(statuses(command.statuses)) + details.joined()
      + (examples.isEmpty ? "" : "\nExamples:\n" + examples.joined())
  }

  private static func statuses(_ meanings: [StatusMeaning]) -> [(String, String)] {
    meanings.map { ("\($0.status)", $0.meaning) }
  }

  /// Returns rows as lines with the second column aligned.
  private static func table(_ rows: [(String, String)], width: Int? = nil) -> String {
    let width = width ?? rows.map(\.0.count).max() ?? 0
    return rows.map { "  \(pad($0.0, to: width))  \($0.1)\n" }.joined()
  }

  static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Returns the lines of a text wrapped between words to a maximum width in characters.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
