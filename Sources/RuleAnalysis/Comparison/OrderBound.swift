internal import Validation

/// One end of an interval of numbers, days, times or durations.
struct OrderBound {
  /// The text of the end.
  let text: String
  /// Whether the values are above it.
  let isLower: Bool
  /// Whether it belongs to the interval.
  let isInclusive: Bool
  /// The values that are compared, with what they are written in: bounds of different values say nothing of each other.
  let values: String
  private let type: any LogicalType

  /// The bounds of a strategy; empty if it requires more than an order.
  static func bounds(of strategy: any InputFieldValidationStrategy, ofIntegers isWhole: Bool) -> [OrderBound]
  {
    switch strategy {
    case let range as RangeStrategy: bounds(of: range, "numbers \(range.grammar)", isWhole)
    case let spelled as SpelledNumberStrategy<RangeStrategy>:
      bounds(of: spelled.base, "numbers \(spelled.spelling)", isWhole)
    case let date as DateStrategy:
      date.bounds.map { bound in
        OrderBound(bound.kind, bound.day.description, of: "days \(date.format)", type: MomentType(.date))
      }
    case let bound as BoundStrategy:
      [OrderBound(bound.kind, bound.text, of: "\(bound.type)", type: bound.type)]
    default: []
    }
  }

  private static func bounds(of range: RangeStrategy, _ values: String, _ isWhole: Bool) -> [OrderBound] {
    [(range.lower, true), (range.upper, false)].compactMap { bound, isLower in
      guard let bound else { return nil }
      var (text, isInclusive) = (bound.value.description, true)
      if case .exclusive(let number) = bound {
        let next = isWhole ? Self.next(to: number, isLower: isLower) : nil
        (text, isInclusive) = (next ?? text, next != nil)
      }
      return OrderBound(
        text: text, isLower: isLower, isInclusive: isInclusive, values: values, type: NumberType())
    }
  }

  /// The integer next to a number within a bound that excludes it.
  private static func next(to number: ExactDecimal, isLower: Bool) -> String? {
    guard let integer = Int(number.description), integer > .min, integer < .max else { return nil }
    return "\(integer + (isLower ? 1 : -1))"
  }

  private init(text: String, isLower: Bool, isInclusive: Bool, values: String, type: any LogicalType) {
    self.text = text
    self.isLower = isLower
    self.isInclusive = isInclusive
    self.values = values
    self.type = type
  }

  private init(_ kind: DateBound.Kind, _ text: String, of values: String, type: any LogicalType) {
    self.init(
      text: text, isLower: kind == .minimum || kind == .exclusiveMinimum,
      isInclusive: kind == .minimum || kind == .maximum, values: values, type: type)
  }

  /// Whether all values within this bound are within another one.
  func implies(_ other: OrderBound) -> Bool {
    guard isLower == other.isLower, values == other.values else { return false }
    let (own, others) = (Array(text.utf8), Array(other.text.utf8))
    switch type.compare(own.span, others.span) {
    case .same: return other.isInclusive || !isInclusive
    case .greater: return isLower
    case .less: return !isLower
    case nil: return false
    }
  }
}
