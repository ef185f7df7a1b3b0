internal import Validation

extension ExactDecimal {
  /// Returns a number of billionths in digits, without zeros at the end of its fraction.
  static func text(ofBillionths number: Int) -> String {
    let (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    let sign = number < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 9 - digits.utf8.count) + digits
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
