internal import Bytes

/// The exact sum of the numbers of a column. Sums of parts of the column can be added in any order.
///
/// `INF` and `-INF` make the sum infinite. `NaN` makes it unknown; so do infinities of both signs, and a number with a digit that
/// weighs more than `10^4000` or less than `10^-4000`, because all digits between the first and the last are stored.
package struct ColumnSum: Sendable {
  private static let largestPower = 4_000
  /// The maximum number of digits of a sum, and of a mean, that a failure reports.
  private static let sumDigits = 1_000
  private static let meanDigits = 20

  /// The number of summands.
  package private(set) var count = 0
  private var billionths = 0
  private var others: DecimalSum?
  private var hasPositiveInfinity = false
  private var hasNegativeInfinity = false
  private var hasUnknown = false

  package init() {}

  /// Creates the sum of one whole number.
  package init(_ number: Int) {
    count = 1
    others = DecimalSum()
    ExactDecimal(number).withLexeme { others?.add($0, in: $1) }
  }

  /// Adds the number in a value of that spelling; a value that is not a number is ignored.
  package mutating func add(_ value: Span<UInt8>, spelled spelling: NumberSpelling) {
    if spelling.isPlain, let number = Billionths.read(value) {
      let (sum, overflow) = billionths.addingReportingOverflow(number)
      if !overflow {
        billionths = sum
        count += 1
        return
      }
    }
    spelling.withPlain(value) { plain in
      guard let plain, let number = spelling.number(in: plain) else { return }
      add(number, in: plain)
    }
  }

  private mutating func add(_ number: NumberGrammar.Number, in value: Span<UInt8>) {
    count += 1
    switch number {
    case .notANumber: hasUnknown = true
    case .infinity(let isNegative):
      if isNegative { hasNegativeInfinity = true } else { hasPositiveInfinity = true }
    case .decimal(let lexeme):
      let digits = lexeme.significantDigits(in: value)
      guard !digits.isEmpty else { return }
      // The powers of ten of the first and the last digit.
      let first = lexeme.integer.count + lexeme.exponent - 1 - digits.lowerBound
      let last = lexeme.integer.count + lexeme.exponent - digits.upperBound
      guard first <= Self.largestPower, last >= -Self.largestPower else {
        hasUnknown = true
        return
      }
      var sum = others.take() ?? DecimalSum()
      sum.add(lexeme, in: value)
      others = sum
    }
  }

  /// Adds the sum of another part of the column.
  package mutating func add(_ other: ColumnSum) {
    count += other.count
    hasPositiveInfinity = hasPositiveInfinity || other.hasPositiveInfinity
    hasNegativeInfinity = hasNegativeInfinity || other.hasNegativeInfinity
    hasUnknown = hasUnknown || other.hasUnknown
    var sum = others.take()
    if let added = other.others { sum = Self.sum(sum, added) }
    let (billionths, overflow) = self.billionths.addingReportingOverflow(other.billionths)
    if overflow {
      sum = Self.sum(sum, Self.sum(ofBillionths: other.billionths))
    } else {
      self.billionths = billionths
    }
    others = sum
  }

  private static func sum(_ first: DecimalSum?, _ second: DecimalSum) -> DecimalSum {
    var sum = first ?? DecimalSum()
    sum.add(second)
    return sum
  }

  private static func sum(ofBillionths billionths: Int) -> DecimalSum {
    var sum = DecimalSum()
    ExactDecimal(billionths).withLexeme { sum.add($0, in: $1, exponent: -9) }
    return sum
  }

  /// The sum of the decimals.
  private var finite: DecimalSum { Self.sum(others, Self.sum(ofBillionths: billionths)) }

  /// -1, 0 or 1 if the sum is `-INF`, a decimal or `INF`; `nil` if it is unknown.
  private var infinity: Int? {
    if hasUnknown || hasPositiveInfinity && hasNegativeInfinity { return nil }
    return hasPositiveInfinity ? 1 : hasNegativeInfinity ? -1 : 0
  }

  /// Whether the sum is at least a bound multiplied by a factor; an unknown sum is not.
  ///
  /// - Parameters:
  ///   - minimum: The bound.
  ///   - factor: 1 for the bound of a sum, the number of summands for that of a mean.
  package func isAtLeast(_ minimum: ExactDecimal, times factor: Int = 1) -> Bool {
    order(relativeTo: minimum, times: factor).map { $0 >= 0 } ?? false
  }

  /// Whether the sum is at most a bound multiplied by a factor; an unknown sum is not.
  package func isAtMost(_ maximum: ExactDecimal, times factor: Int = 1) -> Bool {
    order(relativeTo: maximum, times: factor).map { $0 <= 0 } ?? false
  }

  /// Whether both sums are the same decimal, or the same infinity; an unknown sum equals none.
  package func isEqual(to other: ColumnSum) -> Bool {
    guard let infinity, let otherInfinity = other.infinity, infinity == otherInfinity else { return false }
    var difference = finite
    difference.subtract(other.finite)
    return infinity != 0 || difference.sign == 0
  }

  private func order(relativeTo bound: ExactDecimal, times factor: Int) -> Int? {
    guard let infinity else { return nil }
    guard infinity == 0 else { return infinity }
    var subtracted = DecimalSum()
    bound.withLexeme { subtracted.add($0, in: $1, isSubtracted: true) }
    return Self.sum(finite, subtracted.multiplied(by: factor)).sign
  }

  /// The sum as a parameter of a failure: a decimal of at most 1,000 digits, rounded toward zero, or `NaN`, `INF` or `-INF`.
  package var sum: ParameterValue { value(dividedBy: 1, digits: Self.sumDigits) }

  /// The mean as a parameter of a failure: a decimal of at most 20 digits, rounded toward zero, or `NaN`, `INF` or `-INF`.
  ///
  /// - Precondition: There is a summand.
  package var mean: ParameterValue { value(dividedBy: count, digits: Self.meanDigits) }

  private func value(dividedBy divisor: Int, digits: Int) -> ParameterValue {
    switch infinity {
    case 0: .decimal(finite.quotient(dividingBy: divisor, significantDigits: digits))
    case nil: "NaN"
    case 1: "INF"
    default: "-INF"
    }
  }
}
