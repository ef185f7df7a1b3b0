/// The completions for bash, made from the tables of commands and options.
enum BashCompletions {
  /// Returns the script, which does not depend on functions of the package bash-completion.
  static func script(_ commands: [CommandSyntax], rules: [String]) -> String {
    """
    # Completions of validate for bash, written by 'validate completions bash': do not edit.
    # shellcheck shell=bash

    _validate() {
      local line=${COMP_LINE:0:COMP_POINT} word previous prefix choice options='' choices='' files='' column_rules=''
      local commands='\((commands.map(\.name) + ["help"]).joined(separator: " "))'
      local rules='\(rules.joined(separator: " "))'
      local -a words
      read -r -a words <<<"$line"
      [[ $line == *[[:space:]] ]] && words+=('')
      word=${words[${#words[@]} - 1]} previous=${words[${#words[@]} - 2]}
      # The value of a long option can follow an equals sign; bash replaces what follows the last one.
      prefix=${word%"${word##*=}"}
      [[ $word == --*=* ]] && previous=${word%%=*} word=${word#*=}
      [[ $word == *=* ]] && column_rules=$rules
      if ((${#words[@]} <= 2)); then
        choices=$commands options='--help --version'
      else
        case ${words[1]} in
          help) choices=$commands ;;
    \(commands.map(branch).joined())\
        esac
      fi
      [[ $word == -* ]] && choices=$options files=''
      COMPREPLY=()
      while read -r choice; do
        COMPREPLY+=("$choice")
      done < <(compgen -W "$choices" -- "${word##*=}")
      [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace
      if [[ $COMP_WORDBREAKS != *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]/#/$prefix}")
      fi
      [[ -n $files ]] || compopt +o bashdefault +o default
    }

    complete -o bashdefault -o default -F _validate validate

    """
  }

  private static func branch(_ command: CommandSyntax) -> String {
    let names = command.options.flatMap { option in
      (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.long)"]
    }
    let values = command.options.compactMap { option -> String? in
      guard let value = option.value else { return nil }
      let names = (option.short.map { "-\($0) | " } ?? "") + "--\(option.long)"
      return "    \(names)) \(assignment(value.completion)) ;;\n"
    }
    return """
            \(command.name))
              options='\(names.joined(separator: " "))'
              case $previous in
      \(values.map { "      " + $0 }.joined())\
                *) \(assignment(command.operandCompletion)) ;;
              esac
              ;;

      """
  }

  /// Returns the assignment of the variables for a completion.
  private static func assignment(_ completion: Completion) -> String {
    switch completion {
    case .none: "choices=''"
    case .files: "files=yes"
    case .words(let words): "choices='\(words().joined(separator: " "))'"
    case .rules: "choices=$rules"
    case .columnRules: "choices=$column_rules"
    case .wordsBeforeFiles(let words):
      "if [[ $word == *=* ]]; then files=yes; else choices='\(words().map { $0 + "=" }.joined(separator: " "))'; fi"
    }
  }
}
