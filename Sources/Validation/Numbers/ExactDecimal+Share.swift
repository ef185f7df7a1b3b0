extension ExactDecimal {
  /// The maximum number of digits of a quotient that a failure reports.
  private static let quotientDigits = 20

  /// Returns whether a count is above this share of a total, without rounding.
  ///
  /// ```swift
  /// ExactDecimal("0.1")!.isExceeded(by: 1, of: 10)  // false
  /// ExactDecimal("0.1")!.isExceeded(by: 1, of: 9)   // true
  /// ```
  package func isExceeded(by count: Int, of total: Int) -> Bool {
    var difference = DecimalSum()
    ExactDecimal(count).withLexeme { difference.add($0, in: $1) }
    var share = DecimalSum()
    withLexeme { share.add($0, in: $1, isSubtracted: true) }
    difference.add(share.multiplied(by: total))
    return difference.sign > 0
  }

  /// Returns the quotient of two counts, with 20 significant digits, rounded toward zero.
  ///
  /// - Precondition: The total is above zero.
  package static func quotient(_ count: Int, _ total: Int) -> ExactDecimal {
    var sum = DecimalSum()
    ExactDecimal(count).withLexeme { sum.add($0, in: $1) }
    return sum.quotient(dividingBy: total, significantDigits: quotientDigits)
  }
}
