/// The properties of a pattern that are known without a value: the lengths of its matches, and whether a backtracking
/// engine may take exponential time.
///
/// For patterns with a ``RegularSyntax`` of at most ``PatternLimits/analyzedPositions`` characters.
///
/// ```swift
/// PatternShape(#"\d{5}(-\d{4})?"#)?.lengths            // (5, 10)
/// PatternShape("(a+)+b")?.mayBacktrackExponentially         // true
/// PatternShape(#"(?<year>\d)\k<year>"#)                // nil: a back reference is beyond regular expressions
/// ```
package struct PatternShape {
  /// The minimum and the maximum number of Unicode scalars of a whole match; the maximum is `nil` if there is no bound.
  package let lengths: (shortest: Int, longest: Int?)
  /// Whether some values can be divided among the repetitions in exponentially many ways, all of which a backtracking
  /// engine tries before it rejects the value.
  package let mayBacktrackExponentially: Bool

  package init?(_ pattern: String, options: PatternOptions = []) {
    self.init(PatternSyntax(pattern), options: options)
  }

  package init?(_ pattern: PatternSyntax, options: PatternOptions) {
    guard let syntax = RegularSyntax(pattern, options: options) else { return nil }
    lengths = Self.lengths(of: syntax)
    var repeatsNothing = false
    let open = Self.opened(syntax, &repeatsNothing)
    guard let graph = PositionGraph(open, limit: PatternLimits.analyzedPositions) else { return nil }
    mayBacktrackExponentially = repeatsNothing || PatternAmbiguity(graph).isExponential
  }

  /// Returns the syntax with unbounded repetitions in place of many repetitions of a part that varies in
  /// length: `(a+){20}` matches a text of twenty characters or more in so many ways that it is treated as
  /// `(a+)+`.
  ///
  /// - Parameter repeatsNothing: Set to `true` if such a part may be empty, as in `(a?){20}`.
  private static func opened(_ syntax: RegularSyntax, _ repeatsNothing: inout Bool) -> RegularSyntax {
    switch syntax {
    case .set: return syntax
    case .sequence(let parts): return .sequence(parts.map { opened($0, &repeatsNothing) })
    case .alternatives(let parts): return .alternatives(parts.map { opened($0, &repeatsNothing) })
    case .repeated(let part, let minimum, let maximum):
      let inner = opened(part, &repeatsNothing)
      let (shortest, longest) = lengths(of: part)
      guard let maximum, maximum >= PatternLimits.manyRepetitions, shortest != longest else {
        return .repeated(inner, minimum: minimum, maximum: maximum)
      }
      if shortest == 0 { repeatsNothing = true }
      return .repeated(inner, minimum: min(minimum, 1), maximum: nil)
    }
  }

  private static func lengths(of syntax: RegularSyntax) -> (shortest: Int, longest: Int?) {
    switch syntax {
    case .set: return (1, 1)
    case .sequence(let parts):
      return parts.reduce((0, 0)) { whole, part in
        let (shortest, longest) = lengths(of: part)
        return (whole.0 + shortest, whole.1.flatMap { whole in longest.map { whole + $0 } })
      }
    case .alternatives(let parts):
      let all = parts.map(lengths)
      let longest = all.contains { $0.longest == nil } ? nil : all.compactMap(\.longest).max()
      return (all.map(\.shortest).min() ?? 0, longest)
    case .repeated(let part, let minimum, let maximum):
      let (shortest, longest) = lengths(of: part)
      let product = maximum.flatMap { count in longest.map { count * $0 } }
      return (minimum * shortest, longest == 0 ? 0 : product)
    }
  }
}
