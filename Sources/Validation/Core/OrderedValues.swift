/// A kind of values that are stored as numbers, in the order of their meaning, and written in one way.
package enum OrderedKind: Sendable {
  /// Integers, as decimal digits: `-7`.
  case integer
  /// Finite numbers, with a point or an exponent where they need one: `1.5`, `12.50`, `1e+20`.
  case number
  /// Days of the years 0001 to 9999: `2024-02-29`.
  case day
  /// Times of the day in whole seconds: `08:30:00`.
  case time
  /// Moments of the years 0001 to 9999, with or without `Z`: `2024-02-29T08:30:00.5`.
  case moment
}

/// The values of an ``OrderedKind`` that a strategy accepts.
package enum AcceptedValues: Sendable {
  case all
  /// All from some value on, or none.
  case upwards
  /// All up to some value, or none.
  case downwards
  /// The multiples of a number.
  case multiples(of: MultipleOfStrategy)
}

/// A part of a strategy: what another strategy accepts among the values of an ``OrderedKind``.
package struct OrderedPart: Sendable {
  package let strategy: any InputFieldValidationStrategy
  package let accepted: AcceptedValues

  init(_ strategy: some InputFieldValidationStrategy, accepts accepted: AcceptedValues) {
    self.strategy = strategy
    self.accepted = accepted
  }
}

/// A strategy whose verdict on the values of some kinds depends on their order, or on a division, alone.
///
/// A column of an array is then judged without the texts of its values: the interval of the accepted ones is found once, by the
/// verdicts on some texts.
protocol OrderedValues: InputFieldValidationStrategy {
  /// Returns strategies that together accept what this one accepts among the values of a kind; `nil` if that depends on more
  /// than the order.
  ///
  /// - Parameter fractionDigits: The most digits that a number has after the point; `nil` if there may be any.
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]?
}

extension RuleSet {
  /// Returns the parts of all strategies among the values of a kind; `nil` if a strategy has none.
  ///
  /// - Parameter fractionDigits: The most digits that a number has after the point; `nil` if there may be any.
  package func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    var parts: [OrderedPart] = []
    for named in strategies {
      let strategy = named.strategy as? any OrderedValues
      guard let ordered = strategy?.parts(among: kind, fractionDigits: fractionDigits) else { return nil }
      parts += ordered
    }
    return parts
  }
}

extension IntegerStrategy: OrderedValues {
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    kind == .integer ? [OrderedPart(self, accepts: .all)] : nil
  }
}

extension NumberStrategy: OrderedValues {
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    guard kind == .integer || kind == .number, grammar != .html else { return nil }
    return [OrderedPart(self, accepts: .all)]
  }
}

extension RangeStrategy: OrderedValues {
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    guard kind == .integer || kind == .number, grammar != .html else { return nil }
    var parts = [OrderedPart(RangeStrategy(grammar: grammar), accepts: .all)]
    if lower != nil {
      parts.append(OrderedPart(RangeStrategy(lower: lower, grammar: grammar), accepts: .upwards))
    }
    if upper != nil {
      parts.append(OrderedPart(RangeStrategy(upper: upper, grammar: grammar), accepts: .downwards))
    }
    return parts
  }
}

extension DecimalStrategy: OrderedValues {
  /// The most digits of a stored number before its point, and more.
  private static let largestCount = 80

  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    guard kind == .integer || kind == .number, let fractionDigits, fractionDigits <= scale else { return nil }
    // Without further digits after the point, those before it decide.
    let digits = String(repeating: "0", count: min(Self.largestCount, precision - scale))
    guard let above = ExactDecimal("1" + digits), let below = ExactDecimal("-1" + digits) else { return nil }
    return [
      OrderedPart(RangeStrategy(lower: .exclusive(below)), accepts: .upwards),
      OrderedPart(RangeStrategy(upper: .exclusive(above)), accepts: .downwards),
    ]
  }
}

extension MultipleOfStrategy: OrderedValues {
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    guard kind == .integer || kind == .number, fractionDigits != nil else { return nil }
    return [OrderedPart(self, accepts: .multiples(of: self))]
  }
}

extension DateStrategy: OrderedValues {
  func parts(among kind: OrderedKind, fractionDigits: Int?) -> [OrderedPart]? {
    guard kind == .day, format == .rfc3339 else { return nil }
    return [OrderedPart(DateStrategy(), accepts: .all)]
      + bounds.map { OrderedPart(DateStrategy(bounds: [$0]), accepts: $0.kind.acceptedValues) }
  }
}

extension DateBound.Kind {
  /// The values that a bound of this kind accepts.
  var acceptedValues: AcceptedValues {
    switch self {
    case .minimum, .exclusiveMinimum: .upwards
    case .maximum, .exclusiveMaximum: .downwards
    }
  }
}
