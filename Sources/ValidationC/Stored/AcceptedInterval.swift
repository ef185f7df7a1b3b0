internal import Bytes
internal import Validation

/// The stored values of a column that all rules accept: those between two of them, or the multiples among them.
///
/// The ends are found by bisection, by the verdicts of the rules on the texts of values.
struct AcceptedInterval: Sendable {
  let order: StoredOrder
  /// The numbers of the accepted values; `nil` if there are none.
  private(set) var numbers: ClosedRange<Int128>?
  /// The divisor of the numbers of which only multiples are accepted; 1 for all.
  private(set) var divisor: UInt64 = 1

  /// Whether the values are integers, and all of them are accepted.
  var hasAllIntegers: Bool {
    order.kind == .integer && numbers == order.numbers && divisor == 1
  }

  /// Finds the values that rules accept; returns `nil` if that depends on more than their order.
  init?(_ rules: RuleSet, _ text: ValueText) {
    guard let order = text.order,
      let parts = rules.parts(among: order.kind, fractionDigits: order.fractionDigits)
    else { return nil }
    self.init(parts, order, text: text)
  }

  init?(_ parts: [OrderedPart], _ text: ValueText) {
    guard let order = text.order else { return nil }
    self.init(parts, order, text: text)
  }

  private init?(_ parts: [OrderedPart], _ order: StoredOrder, text: ValueText) {
    self.order = order
    numbers = order.numbers
    for part in parts {
      let accepts = { (number: Int128) in
        var bytes: [UInt8] = []
        // SAFETY: the bytes are as many as a value has.
        unsafe order.bytes(of: number).withUnsafeBytes { value in
          guard let address = value.baseAddress else { return }
          unsafe text.append(address, &bytes)
        }
        return part.strategy.verdict(on: bytes.span) == .valid
      }
      guard narrow(to: part.accepted, accepts) else { return nil }
    }
  }

  /// Removes the numbers that a part of the rules does not accept; returns `false` if it does not accept all that it should.
  private mutating func narrow(to accepted: AcceptedValues, _ accepts: (Int128) -> Bool) -> Bool {
    guard let range = numbers else { return true }
    let (first, last) = (range.lowerBound, range.upperBound)
    switch accepted {
    case .all: return accepts(first) && accepts(last)
    case .upwards:
      numbers = accepts(last) ? Self.lowest(in: range, accepts)...last : nil
    case .downwards:
      guard accepts(first) else {
        numbers = nil
        return true
      }
      numbers = first...(accepts(last) ? last : Self.lowest(in: range) { !accepts($0) } - 1)
    case .multiples(let strategy):
      guard let own = strategy.divisor(inUnitsOf: order.scale), let both = divisor.leastCommonMultiple(own)
      else { return false }
      divisor = both
    }
    return true
  }

  /// Returns the lowest number that a condition holds for, which holds for all above it and for the last.
  private static func lowest(in range: ClosedRange<Int128>, _ holds: (Int128) -> Bool) -> Int128 {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      // Rounded down, without an overflow of the sum.
      let middle = (low >> 1) + (high >> 1) + (low & high & 1)
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension UInt64 {
  /// Returns the least common multiple with another number above zero; `nil` if it has more than 64 bits.
  fileprivate func leastCommonMultiple(_ other: UInt64) -> UInt64? {
    var (divisor, rest) = (self, other)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (multiple, overflow) = (self / divisor).multipliedReportingOverflow(by: other)
    return overflow ? nil : multiple
  }
}
