/// Structures that several rules share.
extension ArgumentStructure {
  /// A list of words, as text separated by commas: `[DE, AT]`.
  static func words(of subject: String) -> ArgumentStructure {
    ArgumentStructure(takesList: true) { argument, _ throws(RuleError) in
      let words = argument.list("") ?? []
      let malformed = RuleError.malformedArgument(
        argument.description, expected: "at least one word, each without a comma", of: subject)
      guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(UInt8(ascii: ",")) }) else {
        throw malformed
      }
      return .text(words.joined(separator: ","))
    }
  }

  /// Inclusive bounds, `{min: 1, max: 40}`, as text `1..40`.
  ///
  /// - Parameters:
  ///   - kind: The kind of a bound: a number, or a text such as a day.
  ///   - hasUnit: Whether a part `unit` names what is counted; in text it follows a space.
  static func bounds(of subject: String, _ kind: Part.Kind = .number, hasUnit: Bool = false)
    -> ArgumentStructure
  {
    let unit = hasUnit ? [Part("unit", .text)] : []
    return ArgumentStructure(parts: [Part("min", kind), Part("max", kind)] + unit) {
      argument, _ throws(RuleError) in
      let (lower, upper) = (argument.text("min"), argument.text("max"))
      guard lower != nil || upper != nil else { throw .noBound(argument, of: subject) }
      return .text("\(lower ?? "")..\(upper ?? "")" + (argument.text("unit").map { " " + $0 } ?? ""))
    }
  }

  /// Values that may contain commas: `[a, "b,c"]`, or with case ignored `{values: [a, b], ignore-case: true}`.
  static func values(
    of subject: String, make: @escaping @Sendable ([String], _ ignoresCase: Bool) -> Rule.Kind
  ) -> ArgumentStructure {
    ArgumentStructure(takesList: true, parts: [Part("values", .list), Part("ignore-case", .flag)]) {
      argument, _ throws(RuleError) in
      guard let values = argument.list("values"), !values.isEmpty else {
        throw .malformedArgument(argument.description, expected: "at least one value", of: subject)
      }
      return .rule(make(values, argument.flag("ignore-case") ?? false))
    }
  }
}

extension RuleError {
  /// The error for bounds that are both missing.
  static func noBound(_ argument: RuleArgument, of subject: String) -> RuleError {
    .malformedArgument(argument.description, expected: "at least one bound", of: subject)
  }
}
