internal import Bytes

/// The exact difference of two sums of numbers of Table Schema v2: a machine integer, a ``DecimalSum`` of the numbers that do
/// not fit into it, and a ``WideSum`` of those with an exponent beyond ``ExactDecimal/largestExponent``.
struct NumberSum {
  /// The infinities in one of the sums.
  private struct Infinities {
    var hasPositive = false
    var hasNegative = false

    /// The sign of the infinity: -1 or 1, or 0 if there is none; `nil` if there are both.
    var sign: Int? {
      hasPositive && hasNegative ? nil : hasPositive ? 1 : hasNegative ? -1 : 0
    }

    mutating func add(_ isNegative: Bool) {
      if isNegative { hasNegative = true } else { hasPositive = true }
    }
  }

  private var billionths = 0
  private var exact: DecimalSum?
  private var wide: WideSum?
  private var added = Infinities()
  private var subtracted = Infinities()

  /// Adds the number in the value; returns `false` if the value is not a number or is `NaN`.
  mutating func add(_ value: Span<UInt8>) -> Bool { add(value, isSubtracted: false) }

  /// Subtracts the number in the value; returns `false` as ``add(_:)`` does.
  mutating func subtract(_ value: Span<UInt8>) -> Bool { add(value, isSubtracted: true) }

  mutating func add(_ value: Span<UInt8>, isSubtracted: Bool) -> Bool {
    if let number = Billionths.read(value), add(billionths: isSubtracted ? -number : number) { return true }
    return add(NumberGrammar.tableSchema.number(in: value), in: value, isSubtracted: isSubtracted)
  }

  /// Adds or subtracts a number; returns `false` for `NaN` and `nil`.
  mutating func add(_ number: NumberGrammar.Number?, in value: Span<UInt8>, isSubtracted: Bool) -> Bool {
    switch number {
    case .decimal(let lexeme):
      if abs(lexeme.exponent) <= ExactDecimal.largestExponent {
        var sum = exact.take() ?? DecimalSum()
        sum.add(lexeme, in: value, isSubtracted: isSubtracted)
        exact = sum
      } else {
        var sum = wide.take() ?? WideSum()
        sum.add(lexeme, in: value, isSubtracted: isSubtracted)
        wide = sum
      }
      return true
    case .infinity(let isNegative):
      if isSubtracted { subtracted.add(isNegative) } else { added.add(isNegative) }
      return true
    case .notANumber, nil: return false
    }
  }

  /// Adds a number of billionths unless the machine integer overflows; returns whether it was added.
  private mutating func add(billionths number: Int) -> Bool {
    let (sum, overflow) = billionths.addingReportingOverflow(number)
    if !overflow { billionths = sum }
    return !overflow
  }

  /// -1, 0 or 1 if the difference is negative, zero or positive; `nil` if one of the sums has both infinities. Infinities of the
  /// same sign in both sums are equal.
  var sign: Int? {
    guard let above = added.sign, let below = subtracted.sign else { return nil }
    if above != 0 || below != 0 { return (above - below).signum() }
    if exact == nil && wide == nil { return billionths.signum() }
    var sum = exact ?? DecimalSum()
    ExactDecimal(billionths).withLexeme { sum.add($0, in: $1, exponent: -9) }
    guard var wide else { return sum.sign }
    for summand in sum.summands { wide.add(summand.digit, power: summand.power) }
    return wide.sign
  }
}
