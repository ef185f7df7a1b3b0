internal import Validation

/// Reports patterns that contradict the bounds of the length, and patterns that can take exponential time.
enum PatternLint {
  static func findings(in field: DecodedField) -> [LintFinding] {
    let patterns = field.rules.filter { $0.strategy is RegexStrategy }
    return patterns.flatMap { placed -> [LintFinding] in
      guard let regex = placed.strategy as? RegexStrategy,
        let shape = PatternShape(regex.pattern, options: regex.options)
      else { return [] }
      return [endless(placed, shape), tooLong(placed, shape, field), tooShort(placed, shape, field)]
        .compactMap(\.self)
    }
  }

  private static func endless(_ placed: DecodedField.PlacedRule, _ shape: PatternShape) -> LintFinding? {
    guard shape.backtracksWithoutEnd else { return nil }
    let reason =
      "the repetitions of this pattern can split up a text in endless ways, and many engines try them all"
    return LintFinding(
      .endlessPattern, at: placed.position, reason,
      fix: "let no two repetitions share a character: '(a+)+' says no more than 'a+'")
  }

  private static func tooLong(
    _ placed: DecodedField.PlacedRule, _ shape: PatternShape, _ field: DecodedField
  ) -> LintFinding? {
    let bounds = field.lengths.filter { $0.strategy.maximum < shape.lengths.shortest }
    guard let bound = bounds.first else { return nil }
    let reason = """
      the shortest match of this pattern has \(shape.lengths.shortest) characters, and \(bound.placed.title) lets at most \
      \(bound.strategy.maximum) pass
      """
    return LintFinding(.patternLength, at: placed.position, reason, fix: "change one of the two")
  }

  private static func tooShort(
    _ placed: DecodedField.PlacedRule, _ shape: PatternShape, _ field: DecodedField
  ) -> LintFinding? {
    guard let longest = shape.lengths.longest else { return nil }
    let bounds = field.lengths.filter { $0.strategy.minimum > longest }
    guard let bound = bounds.first else { return nil }
    let reason = """
      the longest match of this pattern has \(longest) characters, and \(bound.placed.title) asks for at least \
      \(bound.strategy.minimum)
      """
    return LintFinding(.patternLength, at: placed.position, reason, fix: "change one of the two")
  }
}

extension DecodedField {
  /// The bounds of the length in scalars, the unit of a pattern's length.
  fileprivate var lengths: [(placed: PlacedRule, strategy: LengthStrategy)] {
    rules.compactMap { placed in
      guard let length = placed.strategy as? LengthStrategy, length.unit == .scalars else { return nil }
      return (placed, length)
    }
  }
}
