internal import Validation

/// Reports redundant rules: repeated rules, and rules implied by the type or by a list of values.
enum RedundancyLint {
  static func findings(in field: DecodedField) -> [LintFinding] {
    var firsts: [String: Int] = [:]
    var lists: [(rule: DecodedField.PlacedRule, values: [String])] = []
    var budget = LintLimits.comparedValues
    return field.rules.indices.compactMap { index in
      let placed = field.rules[index]
      guard placed.isError else { return nil }
      let spellings = placed.spellings
      defer {
        for spelling in spellings where firsts[spelling] == nil { firsts[spelling] = index }
        if let values = placed.values { lists.append((placed, values)) }
      }
      if let first = spellings.first.flatMap({ firsts[$0] }) {
        return LintFinding(
          .redundantRule, at: placed.position,
          "\(placed.title) is already implied by \(field.rules[first].title)", fix: "remove this rule")
      }
      return decided(placed, by: lists, &budget)
    }
  }

  /// Returns a finding for a rule that accepts every value of an earlier list.
  private static func decided(
    _ placed: DecodedField.PlacedRule, by lists: [(rule: DecodedField.PlacedRule, values: [String])],
    _ budget: inout Int
  ) -> LintFinding? {
    guard let strategy = placed.strategy else { return nil }
    for list in lists where budget > 0 {
      let isDecided = list.values.allSatisfy { value in
        budget -= 1
        return budget >= 0 && strategy.verdict(on: value) == .valid
      }
      guard isDecided else { continue }
      return LintFinding(
        .redundantRule, at: placed.position,
        "every value that \(list.rule.title) allows passes \(placed.title)",
        fix: "remove \(placed.title)")
    }
    return nil
  }
}

extension DecodedField.PlacedRule {
  /// The values that pass, if the rule lists them.
  fileprivate var values: [String]? {
    switch strategy {
    case let list as OneOfStrategy where !list.ignoresCase: list.choices
    case let equal as EqualsStrategy: [equal.text]
    default: nil
    }
  }

  /// The rule in the notation of the catalog, followed by the rules that it implies; empty if it has no such notation.
  fileprivate var spellings: [String] {
    switch (key, rule.name, strategy) {
    case (_, "required", _): ["required"]
    case (_, "not-blank", _): ["not-blank", "required"]
    case (_, _, let regex as RegexStrategy): ["regex:\(regex.pattern)"]
    case (_, _, let length as LengthStrategy): ["length:\(length.minimum)..\(length.maximum) \(length.unit)"]
    case ("type"?, _, _) where !hasSpellingsOfRule: []
    case ("type"?, "integer", _): ["integer", "number"]
    case ("type"?, let name, _), ("format"?, let name, _): [name]
    case (nil, "integer", _) where rule.argument == nil: ["integer", "number"]
    case (nil, let name, _): rule.argument.map { ["\(name):\($0)"] } ?? (isPlain ? [name] : [])
    default: []
    }
  }

  /// Whether a type reads the spellings of the rule of the same name, so that it implies the rule.
  private var hasSpellingsOfRule: Bool {
    switch strategy {
    case is SpelledNumberStrategy<NumberStrategy>, is TypeStrategy: false
    // The type also reads NaN and infinities.
    case let number as NumberStrategy: number.grammar == .decimal
    case let boolean as BooleanStrategy: boolean.hasDefaultValues
    default: true
    }
  }

  /// Whether the name alone determines the rule.
  private var isPlain: Bool {
    guard let entry = Catalog.entry(named: rule.name), strategy != nil else { return false }
    if case .required = entry.argument { return false }
    return true
  }
}
