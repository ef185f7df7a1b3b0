internal import Bytes
internal import Validation

/// Numbers within bounds, with a fixed number of digits after the point, of which the ends of the bounds are more frequent.
struct NumberSource: ValueSource {
  /// The numbers as multiples of the last digit; `nil` at an end without a bound.
  private let lower: Int?
  private let upper: Int?
  private let step: Int
  private let fractionDigits: Int
  private let point: [UInt8]
  /// The maximum number of digits before the point of a number without bounds.
  private let largestWidth: Int

  /// Creates the numbers within some bounds; `nil` if they have too many digits for an integer of 64 bits, or there is none.
  ///
  /// - Parameters:
  ///   - divisor: The number of which all are multiples, or `nil`.
  ///   - fractionDigits: The least number of digits after the point.
  ///   - point: What is written before them.
  ///   - isUnique: Whether each number is used once, so that many are needed.
  init?(
    _ bounds: [OrderBound], multiplesOf divisor: ExactDecimal?, fractionDigits: Int, point: String,
    isUnique: Bool
  ) {
    let texts = bounds.map(\.text) + [divisor?.description].compactMap(\.self)
    var digits = fractionDigits
    for text in texts { digits = max(digits, text.split(atFirst: UInt8(ascii: ".")).tail?.utf8.count ?? 0) }
    var (lower, upper): (Int?, Int?)
    for bound in bounds {
      guard let end = Self.scaled(bound.text, digits) else { return nil }
      let inner = end &+ (bound.isInclusive ? 0 : bound.isLower ? 1 : -1)
      if bound.isLower { lower = max(lower ?? inner, inner) } else { upper = min(upper ?? inner, inner) }
    }
    if let lower, let upper, lower > upper { return nil }
    guard let step = divisor.map({ Self.scaled($0.description, digits) }) ?? 1, step > 0 else { return nil }
    (self.lower, self.upper, self.step) = (lower, upper, step)
    (self.fractionDigits, self.point) = (digits, Array(point.utf8))
    largestWidth = isUnique ? Self.uniqueDigits : Self.usualDigits
  }

  /// The largest absolute value of a bound, far enough from the ends of integers that sums of two do not overflow.
  private static let largest = Int.max / 4

  private static func scaled(_ text: String, _ digits: Int) -> Int? {
    let (head, tail) = text.split(atFirst: UInt8(ascii: "."))
    let fraction = tail ?? ""
    guard let number = Int(head + fraction + String(repeating: "0", count: digits - fraction.utf8.count))
    else { return nil }
    return -largest...largest ~= number ? number : nil
  }

  private static let usualDigits = 5
  private static let uniqueDigits = 10

  mutating func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    append(multiple(near: number(using: &random)), to: &value)
  }

  private func number(using random: inout RandomNumbers) -> Int {
    if random.isOne(in: Self.endRarity), let end = random.isOne(in: 2) ? lower ?? upper : upper ?? lower {
      return end
    }
    var width = 1
    for _ in 0..<random.number(in: 1...largestWidth) + min(fractionDigits, Self.usualDigits) { width *= 10 }
    switch (lower, upper) {
    case (let lower?, let upper?): return random.number(in: lower...upper)
    case (let lower?, nil): return lower + random.below(width)
    case (nil, let upper?):
      return random.number(in: (upper > 0 ? max(0, upper - width) : upper - width)...upper)
    case (nil, nil): return random.below(width)
    }
  }

  /// One of how many numbers is an end of the bounds.
  private static let endRarity = 16

  private func multiple(near number: Int) -> Int {
    guard step > 1 else { return number }
    let down = number - number % step
    return down < lower ?? down ? down + step : down
  }

  private func append(_ number: Int, to value: inout [UInt8]) {
    guard fractionDigits > 0 else { return value.append(number: number) }
    if number < 0 { value.append(UInt8(ascii: "-")) }
    let start = value.count
    value.append(number: Int(number.magnitude))
    while value.count - start <= fractionDigits { value.insert(UInt8(ascii: "0"), at: start) }
    value.insert(contentsOf: point, at: value.count - fractionDigits)
  }
}
