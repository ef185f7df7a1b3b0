import TestSupport

/// A simple and slow reference implementation of decimals: a sign, an integer in decimal digits and a scale.
///
/// Two decimals are compared digit by digit after both are converted to the larger scale.
struct WrittenDecimal {
  var isNegative = false
  /// The number times 10 to the power of `scale`, as decimal digits.
  var digits = ""
  var scale = 0

  /// Creates a decimal from text, which must be a valid decimal.
  init(_ text: String) {
    let parts = text.lowercased().split(separator: "e")
    var mantissa = String(parts[0])
    if let sign = mantissa.first, "+-".contains(sign) {
      isNegative = sign == "-"
      mantissa.removeFirst()
    }
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    digits = halves.joined()
    scale = (halves.count > 1 ? halves[1].count : 0) - (parts.count > 1 ? Int(parts[1])! : 0)
  }

  /// Returns -1, 0 or 1 if the number is less than, equal to or greater than the other.
  func order(to other: WrittenDecimal) -> Int {
    let scale = max(scale, other.scale, 0)
    let (first, second) = (integer(atScale: scale), other.integer(atScale: scale))
    if first.isEmpty && second.isEmpty { return 0 }
    let (isBelowZero, isOtherBelowZero) = (isNegative && !first.isEmpty, other.isNegative && !second.isEmpty)
    if isBelowZero != isOtherBelowZero { return isBelowZero ? -1 : 1 }
    if first == second { return 0 }
    let isSmaller = first.count == second.count ? first < second : first.count < second.count
    return isSmaller == isBelowZero ? 1 : -1
  }

  private func integer(atScale newScale: Int) -> String {
    String((digits + String(repeating: "0", count: newScale - scale)).drop { $0 == "0" })
  }
}

extension SeededGenerator {
  /// Returns a random decimal with varying signs, leading and trailing zeros, point and exponent.
  mutating func decimal() -> String {
    let sign = pick(["", "", "-", "+"])
    let integer = String(string(of: ["0", "0", "1", "9", "5"] as [Character], count: 0...5))
    let fraction = String(string(of: ["0", "0", "1", "9", "5"] as [Character], count: 0...5))
    let exponent = pick(["", "", "e0", "e2", "E-3", "e+4", "e-05", "e20", "e-20"])
    switch (integer.isEmpty, fraction.isEmpty) {
    case (true, true): return sign + "0" + exponent
    case (true, false): return sign + "." + fraction + exponent
    case (false, true): return sign + integer + pick(["", "."]) + exponent
    case (false, false): return sign + integer + "." + fraction + exponent
    }
  }
}
