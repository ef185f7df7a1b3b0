/// The names, the value and the help of an option, from which the help, the manual page and the completions are made.
struct OptionSyntax: Sendable {
  /// The value that follows the name of an option.
  struct Value: Sendable {
    /// The name in the help, such as "FILE".
    let name: String
    let completion: Completion
  }

  /// The long name, without its two dashes.
  let long: String
  /// The letter of the short name; `nil` for none.
  let short: Character?
  /// The value; `nil` for an option without one.
  let value: Value?
  /// Whether the option can be given several times, each time with another value.
  var isRepeatable = false
  /// One sentence for the help.
  let help: String
  /// The heading of the help under which the option is listed.
  var group = "Help"

  /// The option for help, which every command has.
  static let help = OptionSyntax(long: "help", short: "h", value: nil, help: "Print this help.")
  /// The option for the version, which every command has.
  static let version = OptionSyntax(long: "version", short: "v", value: nil, help: "Print the version.")

  /// The names in the help, such as "-e, --each RULE".
  var synopsis: String {
    let name = (short.map { "-\($0), " } ?? "    ") + "--" + long
    return value.map { "\(name) \($0.name)" } ?? name
  }
}

/// The words that a shell offers for the value of an option or for an operand.
enum Completion: Sendable {
  case none
  case files
  /// A fixed list of words, which is created only for completions.
  case words(@Sendable () -> [String])
  /// The names of the rules.
  case rules
  /// `COLUMN=` and the name of a rule.
  case columnRules
  /// One of a fixed list of words, `=`, and the name of a file.
  case wordsBeforeFiles(@Sendable () -> [String])
}
