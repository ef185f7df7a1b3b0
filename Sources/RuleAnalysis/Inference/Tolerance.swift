/// The share of values that may break a rule which is proposed all the same.
public struct Tolerance: Sendable {
  /// The share, from 0 up to 1.
  public let share: Double

  /// Creates a tolerance.
  ///
  /// - Precondition: The share is from 0 up to 1.
  public init(_ share: Double) {
    precondition((0...1).contains(share), "a share is from 0 up to 1")
    self.share = share
  }

  /// Returns the number of values that may break a rule: those that are still compatible with the share, three standard deviations above
  /// the expected number, and never more than half of them. Of 1,000 values, 11 may with 0.5 %; of 10, none.
  public func allowed(of count: Int) -> Int {
    let expected = share * Double(count)
    return min(Int(expected + 3 * expected.squareRoot()), count / 2)
  }
}
