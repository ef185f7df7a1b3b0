internal import Bytes
internal import Validation

/// Hints on rules of the command line whose notation is probably not the intended one.
enum RuleHint {
  /// Returns the correct options if the notation lists several rules, as in `required,email` or `required|email`;
  /// otherwise `nil`.
  ///
  /// - Parameter prefix: The start of the option's value, such as "email=".
  static func repetition(of spelling: String, option: String, prefix: String) -> String? {
    let lists = [",", "|", ";", "&", "+", " "].map { (separator: Character) in
      spelling.split(separator: separator).map { $0.drop { $0 == " " } }
    }
    let rules = lists.first { parts in
      parts.count > 1 && parts.allSatisfy { Catalog.entry(named: String($0.prefix { $0 != ":" })) != nil }
    }
    guard let rules else { return nil }
    // A line is always a value, so that `required` is only for columns.
    let options = rules.map { "\(option) \(prefix)\(option == "-e" && $0 == "required" ? "not-blank" : $0)" }
    return "repeat \(option) for each rule: \(options.joined(separator: " "))"
  }

  /// Returns the end of the error on a rule whose argument only a rule file can have; `nil` for other rules.
  static func ruleFileKey(for spelling: String) -> String? {
    spelling.hasPrefix("boolean:")
      ? "; a rule file names other words: 'trueValues' and 'falseValues' of a field of type boolean" : nil
  }

  /// Returns a hint on a rule that is valid but probably not intended, or `nil` for none.
  static func hint(on spelling: String) -> String? {
    let (name, argument) = spelling.split(atFirst: UInt8(ascii: ":"))
    guard let argument else { return nil }
    switch name {
    case "one-of", "none-of":
      guard !argument.contains(","), let separator = argument.first(where: { $0 == "|" || $0 == ";" })
      else { return nil }
      let values = argument.split(separator: separator, omittingEmptySubsequences: false).joined(
        separator: ",")
      return "'\(argument)' is a single value; commas separate values, as in \(name):\(values)"
    case "regex", "not-regex":
      guard let quantifier = unclosedQuantifier(in: argument) else { return nil }
      return
        "the brace in '\(quantifier)' is a character, since no } follows; write \(quantifier)} to repeat or \\{ for the "
        + "character"
    case "date":
      guard argument.hasPart("%M"), !argument.hasPart("%H"), !argument.hasPart("%I") else { return nil }
      return "%M is the minute; write %m for the month"
    default: return nil
    }
  }

  /// Returns the first brace of a pattern that begins like a quantifier but is not closed, with its digits.
  private static func unclosedQuantifier(in pattern: String) -> Substring? {
    var rest = pattern[...]
    var isInClass = false
    while let character = rest.first {
      switch character {
      case "\\": rest = rest.dropFirst()
      case "[": isInClass = true
      case "]": isInClass = false
      case "{" where !isInClass:
        let bounds = rest.dropFirst().prefix { $0.isNumber || $0 == "," }
        let after = rest.dropFirst(1 + bounds.count)
        if bounds.first?.isNumber == true && after.first != "}" { return rest.prefix(1 + bounds.count) }
      default: break
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
