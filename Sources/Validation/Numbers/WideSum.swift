internal import Bytes

/// An exact sum of numbers whose exponents have any length.
///
/// The powers of ten of such numbers do not fit into a machine integer. Numbers are therefore added in groups
/// whose digits are near each other. All numbers below a group together are smaller than one unit of the
/// group's last digit, so that they determine the sign only if the sum of the group is zero.
struct WideSum {
  private struct Term {
    var isNegative: Bool
    /// The significant digits, in ASCII.
    var digits: [UInt8]
    /// The number is `0.DIGITS × 10^exponent`.
    var exponent: DecimalExponent
  }

  /// The largest distance within a group, greater than the number of digits that fit into memory.
  private static let groupGap = 1 << 40

  private var terms: [Term] = []

  /// Adds or subtracts a number of any exponent. O(n), copies the digits.
  mutating func add(_ lexeme: DecimalLexeme, in value: Span<UInt8>, isSubtracted: Bool) {
    let significant = lexeme.significantDigits(in: value)
    guard !significant.isEmpty else { return }
    let written = DecimalExponent(
      isNegative: lexeme.hasNegativeExponent, digits: lexeme.exponentDigits, in: value)
    terms.append(
      Term(
        isNegative: lexeme.isNegative != isSubtracted,
        digits: significant.map { 0x30 + lexeme.digit($0, in: value) },
        exponent: written + DecimalExponent(lexeme.integer.count - significant.lowerBound)))
  }

  /// Adds `digit × 10^power`; the digit is not zero.
  mutating func add(_ digit: Int, power: Int) {
    let digits = Array(digit.magnitude.description.utf8)
    terms.append(
      Term(isNegative: digit < 0, digits: digits, exponent: DecimalExponent(power + digits.count)))
  }

  /// -1, 0 or 1 if the sum is negative, zero or positive. O(n log n) in the numbers.
  var sign: Int {
    var group = DecimalSum()
    var distance = 0
    var last: DecimalExponent?
    for term in terms.ordered(by: { $0.exponent > $1.exponent }) {
      if let last, let gap = term.exponent.distance(to: last, limit: Self.groupGap) {
        distance += gap
      } else {
        if group.sign != 0 { return group.sign }
        distance = 0
      }
      last = term.exponent
      let lexeme = DecimalLexeme(
        isNegative: term.isNegative, digitCount: term.digits.count, magnitude: -distance)
      group.add(lexeme, in: term.digits.span)
    }
    return group.sign
  }
}
