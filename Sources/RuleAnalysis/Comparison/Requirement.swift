internal import Bytes
internal import Validation

/// What one rule of a field requires, in the forms in which it can be compared with other rules.
struct Requirement {
  /// The rule as reports name it, with its argument.
  let name: String
  let strategy: any InputFieldValidationStrategy
  /// The accepted texts; `nil` if no language bounds them.
  let texts: PatternLanguage?
  /// The ends of the interval of the accepted values.
  let bounds: [OrderBound]

  /// The requirements of a strategy: those of its parts if it requires all of them.
  static func all(
    of named: RuleSet.NamedStrategy, ofIntegers isWhole: Bool, _ characters: PatternCharacters
  ) -> [Requirement] {
    let name = named.argument.map { "\(named.name): \($0)" } ?? named.name
    return all(of: named.strategy, named: name, ofIntegers: isWhole, characters)
  }

  static func all(
    of strategy: any InputFieldValidationStrategy, named name: String, ofIntegers isWhole: Bool,
    _ characters: PatternCharacters
  ) -> [Requirement] {
    if let whole = strategy as? AllStrategy {
      return whole.parts.flatMap { all(of: $0, named: name, ofIntegers: isWhole, characters) }
    }
    return [
      Requirement(
        name: name, strategy: strategy, texts: PatternLanguage(of: strategy, characters),
        bounds: OrderBound.bounds(of: strategy, ofIntegers: isWhole))
    ]
  }

  /// The bounds of the number of Unicode scalars, if that is what the requirement is about.
  var length: ClosedRange<Int>? {
    guard let length = strategy as? LengthStrategy, length.unit == .scalars else { return nil }
    return length.minimum...length.maximum
  }

  /// Returns whether all values that satisfy this requirement satisfy another one of the same field.
  func implies(_ other: Requirement) -> Bool {
    if StrategyEquality.areEqual(strategy, other.strategy) { return true }
    switch (strategy, other.strategy) {
    case (is IntegerStrategy, let number as NumberStrategy): return number.grammar != .html
    case (let range as RangeStrategy, let number as NumberStrategy): return range.grammar == number.grammar
    case (let date as DateStrategy, let other as DateStrategy) where other.bounds.isEmpty:
      return date.format == other.format
    case (let email as EmailStrategy, let other as EmailStrategy):
      return email.profile == .practical && other.profile.includesPractical
    case (let decimal as DecimalStrategy, let other as DecimalStrategy):
      return decimal.scale <= other.scale
        && decimal.precision - decimal.scale <= other.precision - other.scale
    case (let list as OneOfStrategy, _) where !list.ignoresCase:
      return list.choices.allSatisfy { other.strategy.verdict(on: $0) == .valid }
    case (let list as EnumStrategy, _) where other.comparesValues(as: list.type):
      return list.texts.allSatisfy { other.strategy.verdict(on: $0) == .valid }
    case (let list as OneOfNumbersStrategy, is OneOfNumbersStrategy),
      (let list as OneOfNumbersStrategy, is RangeStrategy):
      return list.choices.allSatisfy { other.strategy.verdict(on: $0.description) == .valid }
    case (_, let choice as AnyStrategy):
      return choice.parts.contains { StrategyEquality.areEqual(strategy, $0) }
    default: return false
    }
  }

  /// Whether the verdict depends on the value of that type alone, not on its spelling.
  private func comparesValues(as type: any LogicalType) -> Bool {
    switch strategy {
    case let list as EnumStrategy: StrategyEquality.haveEqualContents(list.type, type)
    case let bound as BoundStrategy: StrategyEquality.haveEqualContents(bound.type, type)
    default: false
    }
  }
}
