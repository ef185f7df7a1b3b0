/// A sum of decimals of any size and precision, exact: of `1e999999999999` and `1e-9` no digit is lost, and neither are
/// the digits between them written out.
///
/// The sum is kept as signed digits to the base 10^9, only those that are not all zeros; a carry ends where it begins, as a
/// digit may be negative.
struct DecimalSum {
  private static let base = 1_000_000_000
  private static let digitsPerPlace = 9

  /// Digits between -base and base by their places: the one at `n` counts `base^n`.
  private var digits: [Int: Int] = [:]

  /// Adds a number times ten to the power of the exponent, or takes it away. O(n) in its digits.
  mutating func add(
    _ lexeme: DecimalLexeme, in value: Span<UInt8>, exponent: Int = 0, isSubtracted: Bool = false
  ) {
    let significant = lexeme.significantDigits(in: value)
    let isNegative = lexeme.isNegative != isSubtracted
    // The power of ten that the digit at a position counts.
    let first = lexeme.integer.count + lexeme.exponent + exponent - 1
    var index = significant.lowerBound
    while index < significant.upperBound {
      let place = Self.floorOfQuotient(first - index)
      var digit = 0
      repeat {
        digit = digit * 10 + Int(lexeme.digit(index, in: value))
        index += 1
      } while index < significant.upperBound && Self.floorOfQuotient(first - index) == place
      for _ in 0..<(first - index + 1 - place * Self.digitsPerPlace) { digit *= 10 }
      add(isNegative ? -digit : digit, at: place)
    }
  }

  private mutating func add(_ digit: Int, at place: Int) {
    var carry = digit
    var place = place
    while carry != 0 {
      let (quotient, rest) = (digits[place, default: 0] + carry).quotientAndRemainder(dividingBy: Self.base)
      digits[place] = rest == 0 ? nil : rest
      carry = quotient
      place += 1
    }
  }

  /// -1, 0 or 1 as the sum is below zero, zero or above: the sign of the first digit, as all that follow it make less
  /// than one of it. O(n) in the digits kept.
  var sign: Int {
    guard let first = digits.keys.max(), let digit = digits[first] else { return 0 }
    return digit.signum()
  }

  /// The place that the digit of a power of ten is at.
  private static func floorOfQuotient(_ power: Int) -> Int {
    power >= 0 ? power / digitsPerPlace : -((digitsPerPlace - 1 - power) / digitsPerPlace)
  }
}
