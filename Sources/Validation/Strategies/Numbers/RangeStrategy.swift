internal import Bytes

/// A strategy that accepts a number within bounds, compared exactly, without rounding.
///
/// ```swift
/// let amount = RangeStrategy(0...10000)
/// amount.verdict(on: "1e4")                                  // .valid
/// amount.failure(of: "10000.0000000000000000001")?.code      // "range.too-large"
/// amount.failure(of: "ten")?.code                            // "range.not-a-number"
/// ```
///
/// Codes: `range.not-a-number`, `range.too-small` (`minimum`), `range.too-large` (`maximum`), and for exclusive bounds
/// `range.not-above` (`exclusiveMinimum`), `range.not-below` (`exclusiveMaximum`). `NaN`, if the grammar has
/// it, is outside every bound.
public struct RangeStrategy: InputFieldValidationStrategy, Hashable {
  /// One end of a range.
  public enum Bound: Hashable, Sendable {
    /// A bound that is itself accepted.
    case inclusive(ExactDecimal)
    /// A bound that is itself rejected.
    case exclusive(ExactDecimal)

    package var value: ExactDecimal {
      switch self {
      case .inclusive(let value), .exclusive(let value): value
      }
    }

    fileprivate var isInclusive: Bool {
      if case .inclusive = self { true } else { false }
    }
  }

  /// The lower bound, or `nil` for none.
  public let lower: Bound?
  /// The upper bound, or `nil` for none.
  public let upper: Bound?
  /// The grammar of the accepted numbers.
  public let grammar: NumberGrammar
  /// The range in billionths, or `nil` if a bound is not a whole number of them or the range is empty.
  let billionths: ClosedRange<Int>?

  /// Creates a range from its bounds, in a grammar of numbers.
  public init(lower: Bound? = nil, upper: Bound? = nil, grammar: NumberGrammar = .decimal) {
    self.lower = lower
    self.upper = upper
    self.grammar = grammar
    billionths = Self.billionths(lower, upper)
  }

  /// The range from one bound to the other in billionths.
  private static func billionths(_ lower: Bound?, _ upper: Bound?) -> ClosedRange<Int>? {
    let outermost = 1_000_000_000_000_000_000
    guard let first = limit(lower, inwards: 1, outermost: -outermost),
      let last = limit(upper, inwards: -1, outermost: outermost), first <= last
    else { return nil }
    return first...last
  }

  /// The outermost billionth within a bound. An exclusive bound is not within the range itself.
  private static func limit(_ bound: Bound?, inwards step: Int, outermost: Int) -> Int? {
    guard let bound else { return outermost }
    return bound.value.billionths.map { bound.isInclusive ? $0 : $0 + step }
  }

  /// Whether no number is within the bounds: the lower is above the upper, or they are equal and one of them is
  /// exclusive.
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    let isClosed = lower.isInclusive && upper.isInclusive
    return isClosed ? lower.value > upper.value : lower.value >= upper.value
  }

  /// Returns a range with the bounds of both, or `nil` if both have a lower or both an upper bound, or their grammars
  /// differ.
  package func joined(with other: RangeStrategy) -> RangeStrategy? {
    guard grammar == other.grammar, lower == nil || other.lower == nil, upper == nil || other.upper == nil
    else {
      return nil
    }
    return RangeStrategy(lower: lower ?? other.lower, upper: upper ?? other.upper, grammar: grammar)
  }

  /// Creates a range with two inclusive bounds.
  public init(_ bounds: ClosedRange<Int>) {
    self.init(
      lower: .inclusive(ExactDecimal(bounds.lowerBound)), upper: .inclusive(ExactDecimal(bounds.upperBound)))
  }

  /// Creates a range with an inclusive lower bound only.
  public init(_ bounds: PartialRangeFrom<Int>) {
    self.init(lower: .inclusive(ExactDecimal(bounds.lowerBound)))
  }

  /// Creates a range with an inclusive upper bound only.
  public init(_ bounds: PartialRangeThrough<Int>) {
    self.init(upper: .inclusive(ExactDecimal(bounds.upperBound)))
  }

  private enum Place: Int { case within, below, above, nowhere }

  private func place(of value: Span<UInt8>) -> Place {
    switch grammar.number(in: value) {
    case nil: return .nowhere
    case .notANumber: return lower == nil && upper == nil ? .within : lower == nil ? .above : .below
    case .infinity(let isNegative):
      if isNegative { return lower == nil ? .within : .below }
      return upper == nil ? .within : .above
    case .decimal(let lexeme):
      if let lower, lower.value.order(of: lexeme, in: value) < (lower.isInclusive ? 0 : 1) { return .below }
      if let upper, upper.value.order(of: lexeme, in: value) > (upper.isInclusive ? 0 : -1) { return .above }
      return .within
    }
  }

  public var ruleName: String { "range" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    if let billionths, grammar != .html, let number = Billionths.read(value) {
      return Verdict(billionths.contains(number))
    }
    return Verdict(place(of: value) == .within)
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    guard let billionths, grammar != .html else {
      verdicts.decide(values, in: bytes) { verdict(on: bytes.extracting($0)) }
      return
    }
    verdicts.decide(values, in: bytes) {
      guard let number = ShortDecimal($0, in: bytes) else { return longVerdict(on: bytes.extracting($0)) }
      return Verdict(billionths.contains(number.billionths))
    }
  }

  /// The verdict on a value that the loop does not decide. Not inlined, because such values are rare.
  @inline(never)
  private func longVerdict(on value: Span<UInt8>) -> Verdict { verdict(on: value) }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch (place(of: value), lower, upper) {
    case (.below, .inclusive(let bound), _): .init("range.too-small", ["minimum": .decimal(bound)])
    case (.below, .exclusive(let bound), _): .init("range.not-above", ["exclusiveMinimum": .decimal(bound)])
    case (.above, _, .inclusive(let bound)): .init("range.too-large", ["maximum": .decimal(bound)])
    case (.above, _, .exclusive(let bound)): .init("range.not-below", ["exclusiveMaximum": .decimal(bound)])
    case (.nowhere, _, _): .init("range.not-a-number")
    default: nil
    }
  }
}

extension RangeStrategy: NumberedFailures {
  package func failureNumber(of value: Span<UInt8>) -> Int? {
    let place = place(of: value)
    return place == .within ? nil : place.rawValue
  }
}

extension InputFieldValidationStrategy where Self == RangeStrategy {
  /// A number from the lower bound to the upper one: `.range(0...10000)`.
  public static func range(_ bounds: ClosedRange<Int>) -> RangeStrategy { RangeStrategy(bounds) }
  /// A number from the bound upwards: `.range(1...)`.
  public static func range(_ bounds: PartialRangeFrom<Int>) -> RangeStrategy { RangeStrategy(bounds) }
  /// A number up to the bound: `.range(...100)`.
  public static func range(_ bounds: PartialRangeThrough<Int>) -> RangeStrategy { RangeStrategy(bounds) }
}
