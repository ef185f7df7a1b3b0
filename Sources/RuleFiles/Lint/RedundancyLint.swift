internal import Validation

/// Reports redundant rules: repeated, implied by the type, or implied by a list of values.
enum RedundancyLint {
  static func findings(in field: DecodedField) -> [LintFinding] {
    field.rules.indices.compactMap { index in
      let placed = field.rules[index]
      guard placed.isError else { return nil }
      let earlier = field.rules[..<index].filter(\.isError)
      if let first = placed.spellings.first.flatMap({ own in
        earlier.first { $0.spellings.contains(own) }
      }) {
        return LintFinding(
          .redundantRule, at: placed.position, "\(placed.title) asks what \(first.title) has asked already",
          fix: "leave one of them out")
      }
      return decided(placed, by: earlier)
    }
  }

  /// A rule that follows a list of values and accepts all of them.
  private static func decided(
    _ placed: DecodedField.PlacedRule, by earlier: [DecodedField.PlacedRule]
  ) -> LintFinding? {
    guard let strategy = placed.strategy else { return nil }
    for list in earlier {
      guard let values = list.values, values.allSatisfy({ strategy.verdict(on: $0) == .valid }) else {
        continue
      }
      return LintFinding(
        .redundantRule, at: placed.position,
        "\(list.title) decides already: each of its values passes \(placed.title)",
        fix: "leave \(placed.title) out")
    }
    return nil
  }
}

extension DecodedField.PlacedRule {
  /// The values that pass, for a rule that lists them.
  fileprivate var values: [String]? {
    switch strategy {
    case let list as OneOfStrategy where !list.ignoresCase: list.choices
    case let equal as EqualsStrategy: [equal.text]
    default: nil
    }
  }

  /// The rule in the catalogue's notation, and the rules that it implies; none for a rule without such a notation.
  fileprivate var spellings: [String] {
    switch (key, rule.name, strategy) {
    case (_, "required", _): ["required"]
    case (_, "not-blank", _): ["not-blank", "required"]
    case (_, _, let regex as RegexStrategy): ["regex:\(regex.pattern)"]
    case (_, _, let length as LengthStrategy): ["length:\(length.minimum)..\(length.maximum) \(length.unit)"]
    case ("type"?, "integer", _): ["integer", "number"]
    case ("type"?, let name, _), ("format"?, let name, _): [name]
    case (nil, "integer", _) where rule.argument == nil: ["integer", "number"]
    case (nil, let name, _): rule.argument.map { ["\(name):\($0)"] } ?? (isPlain ? [name] : [])
    default: []
    }
  }

  /// Whether the name alone determines the rule.
  private var isPlain: Bool {
    guard let entry = Catalog.entry(named: rule.name), strategy != nil else { return false }
    if case .required = entry.argument { return false }
    return true
  }
}
