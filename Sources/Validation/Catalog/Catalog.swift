internal import Bytes

/// The list of all rules, from which the command line, rule files, the help and the documentation are made.
public enum Catalog {
  /// The rule that is spelled `email` or `length:1..40`, for example; the argument is the text after the
  /// first colon.
  ///
  /// ```swift
  /// try Catalog.rule("length:..3").name  // "length"
  /// ```
  public static func rule(
    _ spelling: String, in context: RuleContext = RuleContext()
  ) throws(RuleError) -> Rule {
    let (name, argument) = spelling.split(atFirst: UInt8(ascii: ":"))
    guard let entry = entry(named: name) else {
      throw .unknownRule(name, suggestion: suggestion(for: name))
    }
    return try entry.rule(argument: argument, in: context)
  }
}
