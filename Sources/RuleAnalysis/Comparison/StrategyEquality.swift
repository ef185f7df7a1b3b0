internal import Validation

/// A comparison of two strategies by all that is stored in them.
///
/// Strategies are values, so that those with equal contents have equal verdicts. Contents that cannot be compared, such as
/// functions, are different.
enum StrategyEquality {
  static func areEqual(
    _ first: any InputFieldValidationStrategy, _ second: any InputFieldValidationStrategy
  ) -> Bool {
    haveEqualContents(first, second)
  }

  /// Whether two values of any type are equal. O(n) in what is stored in them.
  static func haveEqualContents(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    switch (first, second) {
    case (let first as RegexStrategy, let second as RegexStrategy):
      return first.pattern == second.pattern && first.options == second.options
    case (let first as NotRegexStrategy, let second as NotRegexStrategy):
      return haveEqualContents(first.part, second.part)
    case (let first as OneOfStrategy, let second as OneOfStrategy):
      return first.ignoresCase == second.ignoresCase && Set(first.choices) == Set(second.choices)
    // What its function does depends on the type of the field alone, which the caller compares.
    case (let first as ValueKind, let second as ValueKind): return first.compares(with: second)
    case (let first as any Hashable, let second as any Hashable):
      return AnyHashable(first) == AnyHashable(second)
    default: break
    }
    let (one, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
    guard one.children.count == other.children.count else { return false }
    guard one.children.isEmpty else {
      return zip(one.children, other.children).allSatisfy {
        $0.label == $1.label && haveEqualContents($0.value, $1.value)
      }
    }
    switch one.displayStyle {
    case .enum: return "\(first)" == "\(second)"
    case .struct, .collection, .set, .dictionary, .optional, .tuple: return true
    // A function has no contents either.
    default: return false
    }
  }
}
