/// What a strategy says of one value.
///
/// `undecided` means that a budget ran out before the answer was known. It never passes: a value that is
/// undecided is reported under a code of its own (`regex.budget-exceeded`), neither as valid nor as invalid.
public enum Verdict: UInt8, Sendable, Hashable, CaseIterable {
  case valid
  case invalid
  case undecided

  /// `valid` where the condition holds, else `invalid`.
  @inlinable
  public init(_ condition: Bool) {
    self = condition ? .valid : .invalid
  }
}
