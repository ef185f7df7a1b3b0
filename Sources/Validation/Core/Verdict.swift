/// A strategy's decision on one value.
///
/// `undecided` means that a budget was exhausted before the decision. An undecided value is not accepted: it
/// is reported with a code of its own, `regex.budget-exceeded`.
public enum Verdict: UInt8, Sendable, Hashable, CaseIterable {
  /// The value is valid.
  case valid
  /// The value is not valid.
  case invalid
  /// A budget was exhausted before the decision.
  case undecided

  /// Creates the verdict `valid` if the condition is true, else `invalid`.
  @inlinable
  public init(_ condition: Bool) {
    self = condition ? .valid : .invalid
  }
}
