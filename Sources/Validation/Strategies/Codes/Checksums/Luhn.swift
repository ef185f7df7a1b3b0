/// The Luhn formula: every second digit from the right, beginning with the one before the check digit, is
/// doubled. The sum of the digits of the products and of all other digits is a multiple of 10.
///
/// ISO/IEC 7812-1:2017, annex B. There are two sums, one for either parity, because the end of the number is
/// not known in advance.
struct Luhn: Checksum {
  /// The sum in which the last symbol so far is not doubled.
  private(set) var sum = 0
  private var sumWithLastDoubled = 0

  mutating func append(_ value: Int) {
    let doubled = value > 4 ? 2 * value - 9 : 2 * value
    (sum, sumWithLastDoubled) = (sumWithLastDoubled + value, sum + doubled)
  }

  var isValid: Bool { sum % 10 == 0 }
}
