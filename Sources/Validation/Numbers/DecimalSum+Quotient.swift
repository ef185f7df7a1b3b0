extension DecimalSum {
  /// Returns the sum divided by a number above zero, with at most that many significant digits, rounded toward zero.
  ///
  /// O(n) in the digits between the first and the last of the sum, whether they are zero or not.
  func quotient(dividingBy divisor: Int = 1, significantDigits limit: Int) -> ExactDecimal {
    let sign = sign
    guard sign != 0, let lowest = digits.keys.min(), let highest = digits.keys.max() else {
      return ExactDecimal(0)
    }
    // The digits of the absolute value in base 10^9, the highest first, all of them positive.
    var magnitudes: [Int] = []
    var carry = 0
    for place in lowest...highest {
      let digit = digits[place, default: 0] * sign + carry
      carry = digit < 0 ? -1 : 0
      magnitudes.append(digit < 0 ? digit + Self.base : digit)
    }
    magnitudes.reverse()
    var (text, rest, place) = ("", UInt(0), highest)
    while text.utf8.count <= limit, place >= lowest || rest > 0 {
      let next = highest - place < magnitudes.count ? UInt(magnitudes[highest - place]) : 0
      var dividend = rest.multipliedFullWidth(by: UInt(Self.base))
      let (low, overflow) = dividend.low.addingReportingOverflow(next)
      dividend = (dividend.high + (overflow ? 1 : 0), low)
      let (digit, remainder) = UInt(divisor).dividingFullWidth(dividend)
      rest = remainder
      if !text.isEmpty || digit > 0 {
        let digits = String(digit)
        text += String(repeating: "0", count: text.isEmpty ? 0 : Self.digitsPerPlace - digits.count) + digits
      }
      place -= 1
    }
    guard !text.isEmpty else { return ExactDecimal(0) }
    // The last digit of the text has the weight 10^power.
    let power = (place + 1) * Self.digitsPerPlace
    let dropped = max(0, text.utf8.count - limit)
    return ExactDecimal("\(sign < 0 ? "-" : "")\(text.dropLast(dropped))e\(power + dropped)")
      ?? ExactDecimal(0)
  }
}
