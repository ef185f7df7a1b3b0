/// The check digit of GS1: from the right the digits count once and three times in turn, and the sum is a multiple
/// of 10.
///
/// GS1 General Specifications, section 7.9.1. Two sums are kept, as for ``Luhn``.
struct GTINChecksum: Checksum {
  private var sum = 0
  private var sumWithLastTripled = 0

  mutating func append(_ value: Int) {
    (sum, sumWithLastTripled) = (sumWithLastTripled + value, sum + 3 * value)
  }

  var isValid: Bool { sum % 10 == 0 }
}
