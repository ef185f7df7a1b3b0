internal import Bytes

/// A rank begins with a byte for the sign; that of a decimal goes on with the power of ten and the digits, all inverted if it is negative.
extension NumberType: RankedType {
  package var hasSteps: Bool { true }
  package var isDiscrete: Bool { spelling.isWhole }

  /// The first byte of a rank.
  private enum Sign {
    static let negativeInfinity: UInt8 = 0
    static let negative: UInt8 = 1
    static let zero: UInt8 = 2
    static let positive: UInt8 = 3
    static let infinity: UInt8 = 4
  }

  /// The largest distance from 0 of powers of ten that take one byte.
  private static let nearestPowers = 100
  /// The largest power of ten, and the lowest, of a number to which one is added digit by digit.
  private static let largestPower = 4_000

  package func appendRank(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    if isCanonical(value) {
      Self.append(plain: value, to: &bytes)
      return true
    }
    if spelling.isPlain, let number = Billionths.read(value) {
      Self.append(billionths: number, to: &bytes)
      return true
    }
    return spelling.withPlain(value) { plain in
      guard let plain, let number = spelling.number(in: plain) else { return false }
      switch number {
      case .notANumber: return false
      case .infinity(let isNegative): bytes.append(isNegative ? Sign.negativeInfinity : Sign.infinity)
      case .decimal(let lexeme): Self.append(lexeme, in: plain, to: &bytes)
      }
      return true
    }
  }

  package func appendRank(after value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    if spelling.isPlain, let number = Billionths.read(value) {
      Self.append(billionths: number + Billionths.unit(ofFractionDigits: 0), to: &bytes)
      return true
    }
    return spelling.withPlain(value) { plain in
      guard let plain, case .decimal(let lexeme)? = spelling.number(in: plain) else { return false }
      let digits = lexeme.significantDigits(in: plain)
      let power = lexeme.magnitude(from: digits)
      guard digits.isEmpty || power <= Self.largestPower && power - digits.count >= -Self.largestPower else {
        return false
      }
      var sum = DecimalSum()
      sum.add(lexeme, in: plain)
      ExactDecimal(1).withLexeme { sum.add($0, in: $1) }
      sum.quotient(dividingBy: 1, significantDigits: 3 * Self.largestPower).withLexeme {
        Self.append($0, in: $1, to: &bytes)
      }
      return true
    }
  }

  private static func append(_ lexeme: DecimalLexeme, in value: Span<UInt8>, to bytes: inout [UInt8]) {
    let digits = lexeme.significantDigits(in: value)
    guard !digits.isEmpty else { return bytes.append(Sign.zero) }
    append(power: lexeme.magnitude(from: digits), isNegative: lexeme.isNegative, to: &bytes) { bytes in
      for position in digits { bytes.append(lexeme.digit(position, in: value) + 1) }
    }
  }

  /// Appends the rank of a whole number without zeros before it.
  private static func append(plain value: Span<UInt8>, to bytes: inout [UInt8]) {
    let isNegative = value[0] == UInt8(ascii: "-")
    let (start, end) = (isNegative ? 1 : 0, value.count)
    guard value[start] != UInt8(ascii: "0") else { return bytes.append(Sign.zero) }
    append(power: end - start, isNegative: isNegative, to: &bytes) { bytes in
      var last = end
      while value[last - 1] == UInt8(ascii: "0") { last -= 1 }
      for index in start..<last { bytes.append(value[index] &- 0x30 &+ 1) }
    }
  }

  private static func append(billionths number: Int, to bytes: inout [UInt8]) {
    guard number != 0 else { return bytes.append(Sign.zero) }
    var (digits, unit, count) = (number.magnitude, UInt(1), 1)
    while digits % 10 == 0 { (digits, count) = (digits / 10, count + 1) }
    while digits / unit >= 10 { (unit, count) = (unit * 10, count + 1) }
    append(power: count - 9, isNegative: number < 0, to: &bytes) { bytes in
      while unit > 0 {
        bytes.append(UInt8(truncatingIfNeeded: digits / unit % 10 + 1))
        unit /= 10
      }
    }
  }

  /// Appends the rank of the number `0.DIGITS × 10^power`, whose digits, each plus one, the closure appends.
  private static func append(
    power: Int, isNegative: Bool, to bytes: inout [UInt8], digits append: (inout [UInt8]) -> Void
  ) {
    bytes.append(isNegative ? Sign.negative : Sign.positive)
    let start = bytes.count
    self.append(power: power, to: &bytes)
    append(&bytes)
    guard isNegative else { return }
    // Of two negative numbers with the same first digits, the one with more digits is lower.
    bytes.append(0)
    for index in start..<bytes.count { bytes[index] = ~bytes[index] }
  }

  private static func append(power: Int, to bytes: inout [UInt8]) {
    if abs(power) <= nearestPowers { return bytes.append(UInt8(0x80 + power)) }
    bytes.append(power < 0 ? 0 : .max)
    bytes.append(ordered: power)
  }
}
