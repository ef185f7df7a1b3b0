/// The reason why a rule cannot be made from its spelling.
public enum RuleError: Error, Hashable, Sendable {
  /// No rule has that name; `suggestion` is a similar name, if there is one.
  case unknownRule(String, suggestion: String?)
  /// The rule requires an argument of that syntax.
  case missingArgument(rule: String, expected: String)
  /// The rule takes no argument.
  case superfluousArgument(rule: String, String)
  /// The argument is not of the syntax that the rule takes.
  case malformedArgument(String, expected: String, of: String)
  /// The word is not one of the choices.
  case unknownChoice(String, of: String, among: [String])
  /// The lower bound is above the upper one.
  case emptyRange(String, of: String)
  /// A file named in the argument cannot be read.
  case unreadableFile(String, reason: String)
  /// A rule, or a variant of one, that is compiled only with the package trait `InternationalNames`.
  case traitRequired(String)
  /// The rule needs a library of the system that is not installed; `package` is its name in Debian.
  case libraryRequired(rule: String, library: String, package: String)
  /// The regular expression does not compile.
  case faultyPattern(PatternError)
  /// The rule needs the folder in which values name files.
  case folderRequired(rule: String)
  /// The pattern is not one of `strptime`.
  case faultyDatePattern(String, reason: String)
  /// The pattern is not one of `strptime` for a time of day.
  case faultyTimePattern(String, reason: String)
}

extension RuleError: CustomStringConvertible {
  /// The fault and its correction, in one line.
  public var description: String {
    switch self {
    case .unknownRule(let name, let suggestion?):
      "there is no rule '\(name)'; \(Suggestion.question(suggestion))"
    case .unknownRule(let name, nil):
      "there is no rule '\(name)'; 'validate rules' lists them"
    case .missingArgument(let rule, let expected):
      "rule '\(rule)' needs an argument: \(rule):\(expected)"
    case .superfluousArgument(let rule, let argument):
      "rule '\(rule)' takes no argument, and '\(argument)' was given"
    case .malformedArgument(let text, let expected, let subject):
      "'\(text)' is no argument for \(subject), which takes \(expected)"
    case .unknownChoice(let text, let subject, let choices):
      // Among many choices, a similar one is of more use than the list.
      switch Suggestion.nearest(to: text, among: choices) {
      case let near? where choices.count > 20:
        "there is no \(subject) '\(text)'; \(Suggestion.question(near))"
      case let near?:
        "there is no \(subject) '\(text)'; \(Suggestion.question(near)) It is one of \(choices.joined(separator: ", "))"
      case nil where choices.count > 200:
        "there is no \(subject) '\(text)'; there are \(choices.count), such as \(choices.prefix(3).joined(separator: ", "))"
      case nil: "there is no \(subject) '\(text)'; it is one of \(choices.joined(separator: ", "))"
      }
    case .emptyRange(let text, let subject):
      "\(subject) '\(text)' allows no value: its lower bound is above its upper one"
    case .unreadableFile(let path, let reason): "cannot read \(path): \(reason)"
    case .traitRequired(let subject):
      "\(subject) needs the package trait InternationalNames, which is off in this build; the default traits turn it on"
    case .libraryRequired(let rule, let library, let package):
      "rule '\(rule)' needs \(library), which is not installed; install the Debian package \(package) or a later version"
    case .folderRequired(let rule):
      "rule '\(rule)' needs the folder of the files: --files DIR, or 'files: DIR' in the rule file"
    case .faultyPattern(let error): error.description
    case .faultyDatePattern(let pattern, let reason): "date pattern '\(pattern)' is faulty: \(reason)"
    case .faultyTimePattern(let pattern, let reason): "time pattern '\(pattern)' is faulty: \(reason)"
    }
  }
}
