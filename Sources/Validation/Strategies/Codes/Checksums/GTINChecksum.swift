/// The check digit of GS1: the digits have the weights 1 and 3 alternately from the right, and the weighted
/// sum is a multiple of 10.
///
/// GS1 General Specifications, section 7.9.1. As in ``Luhn``, there are two sums, because the end of the
/// number is not known in advance.
struct GTINChecksum: Checksum {
  private var sum = 0
  private var sumWithLastTripled = 0

  mutating func append(_ value: Int) {
    (sum, sumWithLastTripled) = (sumWithLastTripled + value, sum + 3 * value)
  }

  var isValid: Bool { sum % 10 == 0 }
}
