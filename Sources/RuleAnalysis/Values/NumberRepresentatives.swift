internal import Bytes
internal import Validation

/// Numbers of which each behaves as all others that the same bounds and divisors tell apart.
///
/// Between two neighboring bounds a number is characterized by the divisors of which it is a multiple. One number for each combination that
/// occurs there is enough to decide what schemas accept.
struct NumberRepresentatives {
  /// The numbers, as JSON texts.
  private(set) var all: [String] = []
  /// Whether every number behaves as one of them.
  private(set) var areComplete = true

  /// The most divisors, whose combinations are exponentially many.
  private static let maximumDivisors = 8
  /// The most digits after the point.
  private static let maximumScale = 30
  /// The number of multiples that are tried for a combination.
  private static let maximumTries = 4_096

  private let divisors: [Int128]
  /// The power of ten by which numbers are whole.
  private let scale: Int

  init(_ requirements: ValueRequirements) {
    var critical = CriticalNumbers()
    for part in requirements.parts { critical.add(part.checker.schema, part.checker.definitions) }
    let points = critical.points.ordered { $0 < $1 }
    let scale = ((critical.divisors + points).map(\.fractionDigits).max() ?? 0) + 3
    let scaled = critical.divisors.compactMap { $0.scaled(by: scale) }
    self.scale = scale
    divisors = Set(scaled).ordered { $0 < $1 }
    all = points.map(\.description)
    areComplete =
      scale <= Self.maximumScale && scaled.count == critical.divisors.count
      && divisors.count <= Self.maximumDivisors && !critical.isTooDeep
    guard areComplete else { return }
    let ends = points.map { $0.scaled(by: scale) }
    let outer = Self.outer(beyond: ends.compactMap(\.self), divisors)
    guard !ends.contains(where: { $0 == nil }), let outer else {
      areComplete = false
      return
    }
    let bounds = [-outer] + ends.compactMap(\.self) + [outer]
    for (lower, upper) in zip(bounds, bounds.dropFirst()) { add(between: lower, and: upper) }
  }

  /// Returns a number so far beyond all bounds that each combination of divisors occurs before it; `nil` if it is too large.
  private static func outer(beyond ends: [Int128], _ divisors: [Int128]) -> Int128? {
    var period: Int128 = 1_000
    for divisor in divisors {
      guard let next = Self.leastCommonMultiple(period, divisor) else { return nil }
      period = next
    }
    let largest = ends.map(\.magnitude).max() ?? 0
    guard largest < 1 << 120, period < 1 << 120 else { return nil }
    return Int128(largest) + 2 * period
  }

  /// Adds a number for each combination of divisors between two numbers, which are excluded.
  private mutating func add(between lower: Int128, and upper: Int128) {
    guard upper - lower > 1 else { return }
    for combination in 0..<(1 << divisors.count) {
      let included = divisors.indices.filter { combination >> $0 & 1 == 1 }.map { divisors[$0] }
      let excluded = divisors.indices.filter { combination >> $0 & 1 == 0 }.map { divisors[$0] }
      var step: Int128 = 1
      for divisor in included {
        guard let next = Self.leastCommonMultiple(step, divisor) else {
          areComplete = false
          return
        }
        step = next
      }
      // A multiple of the included ones that is always one of an excluded one has no representative.
      if excluded.contains(where: { step % $0 == 0 }) { continue }
      add(multipleOf: step, ofNone: excluded, between: lower, and: upper)
    }
  }

  /// Adds a multiple that is none of some others, near zero.
  private mutating func add(
    multipleOf step: Int128, ofNone excluded: [Int128], between lower: Int128, and upper: Int128
  ) {
    func isRepresentative(_ number: Int128) -> Bool {
      number > lower && number < upper && !excluded.contains { number % $0 == 0 }
    }
    var (found, isExhausted) = (Int128?.none, false)
    // A half is a better example than the smallest fraction.
    let half = (0..<scale).reduce(Int128(1)) { power, _ in power * 10 } / 2
    if step == 1 { found = [max(lower, 0) + half, min(upper, 0) - half].first(where: isRepresentative) }
    let starts = (
      Self.roundedDown(max(lower, -1), step) + step, upper <= 0 ? Self.roundedDown(upper - 1, step) : -step
    )
    for (start, increment) in [(starts.0, step), (starts.1, -step)] where found == nil {
      var (number, tries) = (start, Self.maximumTries)
      while found == nil, number > lower, number < upper {
        guard tries > 0 else {
          isExhausted = true
          break
        }
        tries -= 1
        if isRepresentative(number) { found = number }
        number += increment
      }
    }
    if let found { all.append(text(of: found)) } else if isExhausted { areComplete = false }
  }

  private func text(of number: Int128) -> String { "\(number)e-\(scale)" }

  private static func roundedDown(_ number: Int128, _ step: Int128) -> Int128 {
    let quotient = number / step
    return (number % step < 0 ? quotient - 1 : quotient) * step
  }

  private static func leastCommonMultiple(_ first: Int128, _ second: Int128) -> Int128? {
    var (greater, smaller) = (first, second)
    while smaller != 0 { (greater, smaller) = (smaller, greater % smaller) }
    let (product, overflow) = (first / greater).multipliedReportingOverflow(by: second)
    return overflow || product.magnitude >= 1 << 120 ? nil : product
  }
}

extension ExactDecimal {
  /// The number of digits after the point.
  fileprivate var fractionDigits: Int {
    let (digits, exponent) = parts
    return digits.isEmpty ? 0 : max(0, -exponent)
  }

  /// The digits, with a sign, and the power of ten by which they are multiplied.
  private var parts: (digits: String, exponent: Int) {
    let text = description
    let (mantissa, power) = text.split(atFirst: UInt8(ascii: "e"))
    let (whole, fraction) = mantissa.split(atFirst: UInt8(ascii: "."))
    return (whole + (fraction ?? ""), (power.flatMap { Int($0) } ?? 0) - (fraction?.utf8.count ?? 0))
  }

  /// The number multiplied by a power of ten; `nil` if it is not whole or has more than 36 digits.
  fileprivate func scaled(by scale: Int) -> Int128? {
    let (digits, exponent) = parts
    let zeros = exponent + scale
    guard zeros >= 0, zeros <= 36, digits.utf8.count + zeros <= 36 else { return nil }
    return Int128(digits + String(repeating: "0", count: zeros))
  }
}
