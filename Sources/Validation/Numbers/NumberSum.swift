internal import Bytes

/// An exact sum of numbers of Table Schema v2: a machine integer, and a ``DecimalSum`` of what does not fit into one.
struct NumberSum {
  private var billionths = 0
  private var exact: DecimalSum?
  private var infinities = (positive: false, negative: false)

  /// Adds the number that the value is; `false` where it is none, `NaN`, or past ``ExactDecimal/largestExponent``.
  mutating func add(_ value: Span<UInt8>) -> Bool { add(value, isSubtracted: false) }

  /// Subtracts the number that the value is; `false` as in ``add(_:)``.
  mutating func subtract(_ value: Span<UInt8>) -> Bool { add(value, isSubtracted: true) }

  /// Adds or subtracts a number; `false` where there is none.
  mutating func add(_ number: ExactDecimal?, isSubtracted: Bool) -> Bool {
    guard let number else { return false }
    if let billionths = number.billionths, add(billionths: isSubtracted ? -billionths : billionths) {
      return true
    }
    addExactly(number, isSubtracted: isSubtracted)
    return true
  }

  mutating func add(_ value: Span<UInt8>, isSubtracted: Bool) -> Bool {
    if let number = Billionths.read(value), add(billionths: isSubtracted ? -number : number) { return true }
    switch NumberGrammar.tableSchema.number(in: value) {
    case .decimal(let lexeme):
      guard abs(lexeme.exponent) <= ExactDecimal.largestExponent else { return false }
      addExactly(lexeme, in: value, isSubtracted: isSubtracted)
      return true
    case .infinity(let isNegative):
      if isNegative == isSubtracted { infinities.positive = true } else { infinities.negative = true }
      return true
    case .notANumber, nil: return false
    }
  }

  /// Adds a number of billionths where the sum is still a machine integer; returns whether it is.
  private mutating func add(billionths number: Int) -> Bool {
    let (sum, overflow) = billionths.addingReportingOverflow(number)
    if !overflow { billionths = sum }
    return !overflow
  }

  private mutating func addExactly(_ number: ExactDecimal, isSubtracted: Bool) {
    number.withLexeme { lexeme, digits in addExactly(lexeme, in: digits, isSubtracted: isSubtracted) }
  }

  private mutating func addExactly(_ lexeme: DecimalLexeme, in value: Span<UInt8>, isSubtracted: Bool) {
    var sum = exact ?? DecimalSum()
    sum.add(lexeme, in: value, isSubtracted: isSubtracted)
    exact = sum
  }

  /// -1, 0 or 1 as the sum is below zero, zero or above; `nil` for the sum of both infinities.
  var sign: Int? {
    switch infinities {
    case (true, true): return nil
    case (true, false): return 1
    case (false, true): return -1
    case (false, false): break
    }
    guard var sum = exact else { return billionths.signum() }
    ExactDecimal(billionths).withLexeme { sum.add($0, in: $1, exponent: -9) }
    return sum.sign
  }
}
