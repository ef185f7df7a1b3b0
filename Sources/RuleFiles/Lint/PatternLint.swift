internal import Bytes
internal import Validation

/// Reports patterns that contradict the bounds of the length, and patterns that can take exponential time.
enum PatternLint {
  static func findings(in field: DecodedField) -> [LintFinding] {
    let patterns = field.rules.filter { $0.strategy is RegexStrategy }
    guard !patterns.isEmpty else { return [] }
    let lengths = field.lengths
    let maxima = Bounds(lengths) { $0.maximum < $1.maximum }
    let minima = Bounds(lengths) { $0.minimum > $1.minimum }
    return patterns.flatMap { placed -> [LintFinding] in
      guard let regex = placed.strategy as? RegexStrategy,
        let shape = PatternShape(regex.pattern, options: regex.options)
      else { return [] }
      return [
        endless(placed, shape), tooLong(placed, shape, for: maxima), tooShort(placed, shape, for: minima),
      ]
      .compactMap(\.self)
    }
  }

  private static func endless(_ placed: DecodedField.PlacedRule, _ shape: PatternShape) -> LintFinding? {
    guard shape.mayBacktrackExponentially else { return nil }
    let reason =
      "the repetitions of this pattern can divide a text in exponentially many ways, and many engines try all of them"
    return LintFinding(
      .endlessPattern, at: placed.position, reason,
      fix:
        "rewrite it so that no two repetitions match the same characters: '(a+)+' matches the same texts as 'a+'"
    )
  }

  private static func tooLong(
    _ placed: DecodedField.PlacedRule, _ shape: PatternShape, for maxima: Bounds
  ) -> LintFinding? {
    guard let bound = maxima.first(where: { $0.maximum < shape.lengths.shortest }) else { return nil }
    let reason = """
      the shortest match of this pattern has \(shape.lengths.shortest) characters, and \(bound.placed.title) allows at most \
      \(bound.strategy.maximum)
      """
    return LintFinding(.patternLength, at: placed.position, reason, fix: "change one of the two")
  }

  private static func tooShort(
    _ placed: DecodedField.PlacedRule, _ shape: PatternShape, for minima: Bounds
  ) -> LintFinding? {
    guard let longest = shape.lengths.longest,
      let bound = minima.first(where: { $0.minimum > longest })
    else { return nil }
    let reason = """
      the longest match of this pattern has \(longest) characters, and \(bound.placed.title) requires at least \
      \(bound.strategy.minimum)
      """
    return LintFinding(.patternLength, at: placed.position, reason, fix: "change one of the two")
  }
}

/// The bounds of the length in a field, each stricter than all before it: the first that excludes a length is among them.
private struct Bounds {
  typealias Bound = (placed: DecodedField.PlacedRule, strategy: LengthStrategy)
  private var bounds: [Bound] = []

  init(_ all: [Bound], isStricter: (LengthStrategy, LengthStrategy) -> Bool) {
    for bound in all where bounds.last.map({ isStricter(bound.strategy, $0.strategy) }) ?? true {
      bounds.append(bound)
    }
  }

  /// Returns the first bound that meets a condition, which all stricter ones meet too. O(log n).
  func first(where meets: (LengthStrategy) -> Bool) -> Bound? {
    let index = bounds.partitioningIndex { meets($0.strategy) }
    return index < bounds.count ? bounds[index] : nil
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
