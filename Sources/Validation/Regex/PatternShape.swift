/// What can be told of a pattern without a value: how long its matches are, and whether a backtracking engine can come to
/// no end with it.
///
/// For patterns that are ``RegularSyntax``, of at most ``positionLimit`` characters when counts are spelled out.
///
/// ```swift
/// PatternShape(#"\d{5}(-\d{4})?"#)?.lengths            // (5, 10)
/// PatternShape("(a+)+b")?.backtracksWithoutEnd         // true
/// PatternShape(#"(?<year>\d)\k<year>"#)                // nil: a back reference is beyond regular expressions
/// ```
package struct PatternShape {
  /// The fewest and the most Unicode scalars of a whole match; no most where there is no bound.
  package let lengths: (shortest: Int, longest: Int?)
  /// Whether some values can be split up among the repetitions in exponentially many ways, all of which an engine that
  /// backtracks tries before it says no.
  package let backtracksWithoutEnd: Bool

  /// The characters that a pattern may have: pairs of them are looked at, so that time is quadratic.
  private static let positionLimit = 400

  /// From how many on a counted repetition is taken as an endless one: ten pieces of a text of a hundred characters can be
  /// cut in 10¹² ways.
  private static let manyRepetitions = 10

  package init?(_ pattern: String, options: PatternOptions = []) {
    guard let syntax = RegularSyntax(pattern, options: options) else { return nil }
    lengths = Self.lengths(of: syntax)
    var repeatsNothing = false
    let open = Self.opened(syntax, &repeatsNothing)
    guard let graph = PositionGraph(open, limit: Self.positionLimit) else { return nil }
    backtracksWithoutEnd = repeatsNothing || PatternAmbiguity(graph).isExponential
  }

  /// The syntax with many repetitions of what varies in length taken as endless ones: `(a+){20}` has a text split into
  /// twenty pieces, which is as good as without end.
  ///
  /// - Parameter repeatsNothing: Set where such a repetition is of what may be empty, as in `(a?){20}`.
  private static func opened(_ syntax: RegularSyntax, _ repeatsNothing: inout Bool) -> RegularSyntax {
    switch syntax {
    case .set: return syntax
    case .sequence(let parts): return .sequence(parts.map { opened($0, &repeatsNothing) })
    case .alternatives(let parts): return .alternatives(parts.map { opened($0, &repeatsNothing) })
    case .repeated(let part, let minimum, let maximum):
      let inner = opened(part, &repeatsNothing)
      let (shortest, longest) = lengths(of: part)
      guard let maximum, maximum >= manyRepetitions, shortest != longest else {
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
