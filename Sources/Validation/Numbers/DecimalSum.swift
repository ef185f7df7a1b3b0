/// An exact sum of decimals of any size and precision. Adding `1e999999999999` and `1e-9` loses no digit and does not
/// store the zeros between them.
///
/// The sum is stored as signed digits in base 10^9, without those that are zero. Digits may be negative, so
/// that a subtraction never borrows through a long run of zeros.
struct DecimalSum {
  static let base = 1_000_000_000
  static let digitsPerPlace = 9

  /// The digits, greater than -base and less than base, by position: the digit at `n` has the weight `base^n`.
  private(set) var digits: [Int: Int] = [:]

  /// Adds or subtracts a number multiplied by `10^exponent`. O(n) in its digits.
  mutating func add(
    _ lexeme: DecimalLexeme, in value: Span<UInt8>, exponent: Int = 0, isSubtracted: Bool = false
  ) {
    let significant = lexeme.significantDigits(in: value)
    let isNegative = lexeme.isNegative != isSubtracted
    // The power of ten of the first digit of the lexeme.
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

  /// Adds another sum. O(n) in its stored digits.
  mutating func add(_ other: DecimalSum) {
    for (place, digit) in other.digits { add(digit, at: place) }
  }

  /// Subtracts another sum. O(n) in its stored digits.
  mutating func subtract(_ other: DecimalSum) {
    for (place, digit) in other.digits { add(-digit, at: place) }
  }

  /// Returns the sum multiplied by a number that is not negative. O(n) in the stored digits.
  func multiplied(by factor: Int) -> DecimalSum {
    precondition(factor >= 0, "a factor that is not negative")
    var product = DecimalSum()
    var (rest, shift) = (factor, 0)
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: Self.base)
      for (place, own) in digits { product.add(own * digit, at: place + shift) }
      (rest, shift) = (quotient, shift + 1)
    }
    return product
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

  /// -1, 0 or 1 if the sum is negative, zero or positive. That is the sign of the highest digit, because all
  /// lower digits together are less than one unit of it. O(n) in the stored digits.
  var sign: Int {
    guard let first = digits.keys.max(), let digit = digits[first] else { return 0 }
    return digit.signum()
  }

  /// The summands that are not zero, each a signed digit times a power of ten.
  var summands: [(digit: Int, power: Int)] {
    digits.map { (digit: $0.value, power: $0.key * Self.digitsPerPlace) }
  }

  /// The position of the base-10^9 digit that contains a power of ten: the quotient by 9, rounded down.
  private static func floorOfQuotient(_ power: Int) -> Int {
    power >= 0 ? power / digitsPerPlace : -((digitsPerPlace - 1 - power) / digitsPerPlace)
  }
}
