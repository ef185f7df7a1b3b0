/// A rule that cannot be made from what was written: it names the thing and what would be right.
public enum RuleError: Error, Hashable, Sendable {
  /// No rule has that name; `suggestion` is the nearest one, if any is near.
  case unknownRule(String, suggestion: String?)
  /// The rule needs an argument of that form.
  case missingArgument(rule: String, expected: String)
  /// The rule takes no argument.
  case superfluousArgument(rule: String, String)
  /// The argument is not of the form that the rule takes.
  case malformedArgument(String, expected: String, of: String)
  /// A word that is none of the choices.
  case unknownChoice(String, of: String, among: [String])
  /// Bounds of which the lower is above the upper.
  case emptyRange(String, of: String)
  /// A file that the argument names and that cannot be read.
  case unreadableFile(String, reason: String)
  /// A rule, or a choice of one, that is compiled only with the package trait `InternationalNames`.
  case traitRequired(String)
  /// A regular expression that does not compile.
  case faultyPattern(PatternError)
}

extension RuleError: CustomStringConvertible {
  /// One line that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .unknownRule(let name, let suggestion?):
      "there is no rule '\(name)'; did you mean '\(suggestion)'?"
    case .unknownRule(let name, nil):
      "there is no rule '\(name)'; 'validate rules' lists them"
    case .missingArgument(let rule, let expected):
      "rule '\(rule)' needs an argument: \(rule):\(expected)"
    case .superfluousArgument(let rule, let argument):
      "rule '\(rule)' takes no argument, and '\(argument)' was given"
    case .malformedArgument(let text, let expected, let subject):
      "'\(text)' is no argument for \(subject), which takes \(expected)"
    case .unknownChoice(let text, let subject, let choices):
      // Of many choices the near one says more than the list of all.
      if choices.count > 20, let near = Suggestion.nearest(to: text, among: choices) {
        "there is no \(subject) '\(text)'; did you mean '\(near)'?"
      } else {
        "there is no \(subject) '\(text)'; it is one of \(choices.joined(separator: ", "))"
      }
    case .emptyRange(let text, let subject):
      "\(subject) '\(text)' can never hold: its lower bound is above its upper one"
    case .unreadableFile(let path, let reason): "cannot read \(path): \(reason)"
    case .traitRequired(let subject):
      "\(subject) needs the package trait InternationalNames, which is off in this build; the default traits turn it on"
    case .faultyPattern(let error): error.description
    }
  }
}
