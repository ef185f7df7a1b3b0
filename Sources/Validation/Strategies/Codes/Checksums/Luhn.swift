/// The Luhn formula: every second symbol from the right, beginning with the one before the check symbol, is doubled. The sum of
/// the digits of the products and of all other symbols is a multiple of the radix.
///
/// ISO/IEC 7812-1:2017, annex B, for digits; Luhn mod N for other radices, in which the products are written too. There are two
/// sums, one for either parity, because the end of the number is not known in advance.
struct Luhn: Checksum {
  /// The number of symbols.
  let radix: Int
  /// The sum in which the last symbol so far is not doubled.
  private(set) var sum = 0
  /// The sum in which the last symbol so far is doubled.
  private(set) var sumWithLastDoubled = 0

  init(radix: Int = 10) {
    self.radix = radix
  }

  mutating func append(_ value: Int) {
    let doubled = 2 * value >= radix ? 2 * value - radix + 1 : 2 * value
    (sum, sumWithLastDoubled) = (sumWithLastDoubled + value, sum + doubled)
  }

  var isValid: Bool { sum % radix == 0 }
}
