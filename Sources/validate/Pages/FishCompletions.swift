/// The completions for fish, made from the tables of commands and options.
enum FishCompletions {
  /// Returns the script.
  static func script(_ commands: [CommandSyntax], rules: [String]) -> String {
    let verbs = commands.map { ($0.name, $0.summary) } + [("help", "Prints the help of a command.")]
    return """
      # Completions of validate for fish, written by 'validate completions fish': do not edit.

      function __validate_rules
      \(Help.wrapped(rules.joined(separator: " "), to: 100).map { "    printf '%s\\n' \($0)\n" }.joined())\
      end

      function __validate_column_rules
          set -l column (commandline -ct | string replace -r '^--column=' '' | string match -r '^.*?=')
          and printf '%s\\n' $column(__validate_rules)
      end

      function __validate_files_after
          set -l word (commandline -ct | string replace -r '^--[a-z-]+=' '')
          set -l start (string match -r '^[^=]*=' -- $word)
          if test -n "$start"
              for file in (__fish_complete_path (string replace -- $start '' $word))
                  printf '%s\\n' $start$file
              end
          else
              printf '%s=\\n' $argv
          end
      end

      complete -c validate -f
      complete -c validate -n __fish_use_subcommand -s h -l help -d 'Print the help.'
      complete -c validate -n __fish_use_subcommand -s v -l version -d 'Print the version.'
      \(verbs.map { "complete -c validate -n __fish_use_subcommand -a \($0.0) -d \(quoted($0.1))\n" }.joined())\
      complete -c validate -n '__fish_seen_subcommand_from help' -a '\(commands.map(\.name).joined(separator: " "))'
      \(commands.map(lines).joined())
      """
  }

  private static func lines(_ command: CommandSyntax) -> String {
    let start = "complete -c validate -n '__fish_seen_subcommand_from \(command.name)'"
    let options = command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.value.map { " -r" + arguments($0.completion) } ?? ""
      return "\(start)\(short) -l \(option.long)\(value) -d \(quoted(option.help))\n"
    }
    let operands = arguments(command.operandCompletion)
    return "\n" + (operands.isEmpty ? "" : "\(start)\(operands)\n") + options.joined()
  }

  private static func arguments(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .files: " -F"
    case .words(let words): " -a '\(words().joined(separator: " "))'"
    case .rules: " -a '(__validate_rules)'"
    case .columnRules: " -a '(__validate_column_rules)'"
    case .wordsBeforeFiles(let words):
      " -a '(__validate_files_after \(words().joined(separator: " ")))'"
    }
  }

  /// Returns a word in the quotes of fish, where a backslash escapes itself and the quote.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
