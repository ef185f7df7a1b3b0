internal import Bytes

/// A sum of numbers of Table Schema v2, exact; machine integers while they do.
struct NumberSum {
  private var billionths = 0
  private var exact: DecimalSum?
  private var infinities = (positive: false, negative: false)

  /// Adds the number that the value writes; `false` where it is none, `NaN`, or past ``ExactDecimal/largestExponent``.
  mutating func add(_ value: Span<UInt8>) -> Bool { add(value, isSubtracted: false) }

  /// Takes away the number that the value writes.
  mutating func subtract(_ value: Span<UInt8>) -> Bool { add(value, isSubtracted: true) }

  /// Adds a number, or takes it away; `false` where there is none.
  mutating func add(_ number: ExactDecimal?, isSubtracted: Bool) -> Bool {
    guard let text = number?.description else { return false }
    let bytes = Array(text.utf8)
    return add(bytes.span, isSubtracted: isSubtracted)
  }

  mutating func add(_ value: Span<UInt8>, isSubtracted: Bool) -> Bool {
    if let number = Billionths.read(value) {
      let (sum, overflow) = billionths.addingReportingOverflow(isSubtracted ? -number : number)
      if !overflow {
        billionths = sum
        return true
      }
    }
    switch NumberGrammar.tableSchema.number(in: value) {
    case .decimal(let lexeme):
      guard abs(lexeme.exponent) <= ExactDecimal.largestExponent else { return false }
      var sum = exact ?? DecimalSum()
      sum.add(lexeme, in: value, isSubtracted: isSubtracted)
      exact = sum
      return true
    case .infinity(let isNegative):
      if isNegative == isSubtracted { infinities.positive = true } else { infinities.negative = true }
      return true
    case .notANumber, nil: return false
    }
  }

  /// -1, 0 or 1 as the sum is below zero, zero or above; `nil` where infinities stand against each other.
  var sign: Int? {
    switch infinities {
    case (true, true): return nil
    case (true, false): return 1
    case (false, true): return -1
    case (false, false): break
    }
    guard var sum = exact else { return billionths.signum() }
    var text: [UInt8] = []
    text.append(number: billionths)
    let number = text.span
    if let lexeme = DecimalLexeme(number) { sum.add(lexeme, in: number, exponent: -9) }
    return sum.sign
  }
}
