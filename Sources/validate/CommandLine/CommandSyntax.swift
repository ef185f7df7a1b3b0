/// The syntax of a command and the texts about it, from which the help, the manual page and the completions are made.
struct CommandSyntax: Sendable {
  let name: String
  let summary: String
  let usage: [String]
  let details: [String]
  let examples: [String]
  /// The options under their headings; the last group contains those of every command.
  let groups: [(title: String, options: [OptionSyntax])]
  let operandCompletion: Completion
  let statuses: [StatusMeaning]

  /// The options of all groups.
  var options: [OptionSyntax] { groups.flatMap(\.options) }

  init<Target: Command>(_ command: Target.Type) {
    name = command.name
    summary = command.summary
    usage = command.usage
    details = command.details
    examples = command.examples
    groups = (command.options.map(\.syntax) + [.help, .version]).reduce(into: []) { groups, option in
      if groups.last?.title == option.group {
        groups[groups.count - 1].options.append(option)
      } else {
        groups.append((option.group, [option]))
      }
    }
    operandCompletion = command.operandCompletion
    statuses = command.statuses
  }
}
