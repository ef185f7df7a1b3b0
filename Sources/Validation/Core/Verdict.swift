/// A strategy's decision on one value.
///
/// `undecided` means that a budget was exhausted before the decision. An undecided value never passes: it is reported with a
/// code of its own, `regex.budget-exceeded`.
public enum Verdict: UInt8, Sendable, Hashable, CaseIterable {
  case valid
  case invalid
  case undecided

  /// `valid` if the condition is true, else `invalid`.
  @inlinable
  public init(_ condition: Bool) {
    self = condition ? .valid : .invalid
  }
}
