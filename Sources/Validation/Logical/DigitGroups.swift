/// A count of the digits before the point of a number, in groups.
struct DigitGroups {
  /// The number of digits of a group; `nil` for groups of any number of digits.
  private let size: Int?
  private var digits = 0
  private var isFirst = true

  init(of size: Int?) {
    self.size = size
  }

  mutating func addDigit() { digits += 1 }

  /// Ends a group at a separator, and returns whether it is whole; the first group may have fewer digits.
  mutating func endGroup() -> Bool {
    defer { (digits, isFirst) = (0, false) }
    guard let size else { return true }
    return isFirst ? digits <= size : digits == size
  }

  /// Whether the group after the last separator is whole; without a separator any number of digits is.
  var isLastWhole: Bool { isFirst || size == nil || digits == size }
}
