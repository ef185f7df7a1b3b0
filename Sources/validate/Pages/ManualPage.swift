internal import Bytes

/// The manual page validate(1) in the macros of man(7), made from the tables of commands and options.
enum ManualPage {
  /// Returns the page.
  static func text(_ commands: [CommandSyntax]) -> String {
    ([header, synopsis(commands), description] + commands.map(section)
      + [statuses(StatusMeaning.ofChecks), examples(commands)]).joined()
  }

  private static var header: String {
    """
    .\\" Written by 'validate manual': do not edit.
    .TH VALIDATE 1 \(Validate.date) "validate \(Validate.version)" "User Commands"
    .SH NAME
    validate \\- check lines and CSV records against rules

    """
  }

  private static func synopsis(_ commands: [CommandSyntax]) -> String {
    let usage = commands.flatMap(\.usage).map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      let rest = words.count > 1 ? " " + escaped(String(words[1])) : ""
      return "\\fBvalidate \(words[0])\\fR\(rest)"
    }
    return ".SH SYNOPSIS\n.nf\n" + usage.joined(separator: "\n") + "\n.fi\n"
  }

  private static var description: String {
    ".SH DESCRIPTION\n" + paragraph(Validate.summary) + ".PP\n"
      + paragraph(
        """
        Findings are written to standard output, or to the file that --errors names, as \
        FILE:LINE:COLUMN: SEVERITY: FIELD: 'VALUE' MESSAGE [CODE]. The summary and errors are written to standard error.
        """)
      + ".PP\n"
      + paragraph(
        """
        Options can precede or follow files. A value follows its option as the next argument or after =; letters \
        without values can be bundled. After -- each argument is a file, and - is standard input.
        """)
  }

  /// Returns the section of one command.
  private static func section(_ command: CommandSyntax) -> String {
    let groups = command.groups.dropLast().map { group in
      ".SS \"\(group.title)\"\n" + group.options.map(item).joined()
    }
    let details = command.details.map { ".PP\n" + paragraph($0) }
    let hasOwnStatuses =
      command.statuses.map(\.meaning) != StatusMeaning.ofChecks.map(\.meaning)
    let statuses = hasOwnStatuses ? ".SS \"Exit status of \(command.name)\"\n" + table(command.statuses) : ""
    return ".SH VALIDATE \(command.name.uppercased())\n" + paragraph(command.summary) + details.joined()
      + groups.joined() + statuses
  }

  private static func item(_ option: OptionSyntax) -> String {
    let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.value.map { " \\fI\(escaped($0.name))\\fR" } ?? ""
    return ".TP\n\(short)\\fB\(escaped("--" + option.long))\\fR\(value)\n" + paragraph(option.help)
  }

  private static func statuses(_ meanings: [StatusMeaning]) -> String {
    ".SH EXIT STATUS\n" + table(meanings)
  }

  private static func table(_ meanings: [StatusMeaning]) -> String {
    meanings.map { ".TP\n.B \($0.status)\n" + paragraph($0.meaning) }.joined()
  }

  private static func examples(_ commands: [CommandSyntax]) -> String {
    let lines = commands.flatMap(\.examples).map { escaped("validate " + $0) + "\n" }
    return ".SH EXAMPLES\n.EX\n" + lines.joined() + ".EE\n"
  }

  /// Returns a text as lines of input for the formatter; each sentence begins a line.
  private static func paragraph(_ text: String) -> String {
    text.split(atEach: ". ").flatMap { sentence in
      Help.wrapped(escaped(sentence + (sentence.hasSuffix(".") ? "" : ".")), to: 78)
    }.map { $0 + "\n" }.joined()
  }

  /// Returns a text with the characters escaped that the formatter interprets, such as a point that could begin a line.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { line, character in
      switch character {
      case "\\": line += "\\e"
      case "-": line += "\\-"
      case "'": line += "\\(aq"
      case "`": line += "\\(ga"
      case "^": line += "\\(ha"
      case "~": line += "\\(ti"
      case "." where line.isEmpty || line.hasSuffix(" "): line += "\\&."
      default: line.append(character)
      }
    }
  }
}
