/// The completions for zsh, made from the tables of commands and options.
enum ZshCompletions {
  /// Returns the script, a function for a folder of `fpath`.
  static func script(_ commands: [CommandSyntax], rules: [String]) -> String {
    """
    #compdef validate
    # Completions of validate for zsh, written by 'validate completions zsh': do not edit.

    _validate_commands() {
      local -a commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined())\
        'help:Prints the help of a command.'
      )
      _describe command commands
    }

    _validate_rules() {
      local -a rules=(
    \(Help.wrapped(rules.joined(separator: " "), to: 100).map { "    \($0)\n" }.joined())\
      )
      compadd -a rules
    }

    _validate_column_rules() {
      compset -P '*=' && _validate_rules
    }

    _validate_files_after() {
      if compset -P '*='; then _files; else compadd -S = "$@"; fi
    }

    _validate() {
      local curcontext=$curcontext state
      _arguments -C '(-)'{-h,--help}'[Print the help.]' '(-)'{-v,--version}'[Print the version.]' \\
        '1: :_validate_commands' '*:: :->arguments'
      [[ $state == arguments ]] || return
      case $words[1] in
        help) _validate_commands ;;
    \(commands.map(branch).joined())\
      esac
    }

    _validate "$@"

    """
  }

  private static func branch(_ command: CommandSyntax) -> String {
    let options = command.options.map { option in
      let help = quoted(
        "[\(escaped(option.help))]" + (option.value.map { ":\($0.name):\(action($0.completion))" } ?? ""))
      let (after, afterLong) = option.value == nil ? ("", "") : ("+", "=")
      let long = "--\(option.long)\(afterLong)"
      let others =
        option.isRepeatable ? "*" : "(" + (option.short.map { "-\($0) " } ?? "") + "--\(option.long))"
      return "        " + (option.short.map { "'\(others)'{-\($0)\(after),\(long)}" } ?? "'\(others)'\(long)")
        + help
        + " \\\n"
    }
    // With a specification for operands that are not completed, zsh would not complete options either.
    let operands =
      if case .none = command.operandCompletion { "" } else { "'*: :\(action(command.operandCompletion))'" }
    return """
          \(command.name))
            _arguments -s -S \\
      \(options.joined())\
              \(operands)
            ;;

      """
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .words(let words): "(\(words().joined(separator: " ")))"
    case .rules: "_validate_rules"
    case .columnRules: "_validate_column_rules"
    case .wordsBeforeFiles(let words): "_validate_files_after \(words().joined(separator: " "))"
    }
  }

  /// Returns a help text for the brackets of `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      if "[]:\\".contains(character) { text += "\\" }
      text.append(character)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
