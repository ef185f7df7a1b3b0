/// How the values that two versions of a rule accept are related.
public enum RuleRelation: String, Sendable {
  /// Both accept the same.
  case same
  /// The new version accepts all that the old one accepts, and more.
  case wider
  /// The new version accepts less.
  case narrower
  /// Each accepts something that the other refuses.
  case incomparable
  /// It could not be decided.
  case unknown
  /// Only the new version has it.
  case added
  /// Only the old version has it.
  case removed
}
