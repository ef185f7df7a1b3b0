internal import Validation

/// A field of a rule file with the places of what it asks.
struct DecodedField {
  /// One rule and where it stands.
  struct PlacedRule {
    /// The key of the constraint or property that it comes from, "minLength"; `nil` for one of `rules`.
    let key: String?
    /// Where the key or the rule begins.
    let position: DocumentPosition
    /// The value of the constraint.
    let value: DocumentNode?
    var rule: Rule

    /// How the rule is called in a message: by its key, or by its own name.
    var title: String { "'\(key ?? rule.name)'" }

    var strategy: (any InputFieldValidationStrategy)? {
      if case .content(let strategy) = rule.kind { strategy } else { nil }
    }

    var isError: Bool { rule.severity == .error }
  }

  let members: Members
  let meaning: FieldMeaning
  /// In the order in which they are asked.
  let rules: [PlacedRule]
  let ruleSet: RuleSet
  let normalization: Normalization?

  init(
    members: Members, meaning: FieldMeaning, rules: [PlacedRule], missingValues: [String],
    normalization: Normalization?
  ) {
    self.members = members
    self.meaning = meaning
    self.rules = rules
    self.normalization = normalization
    ruleSet = RuleSet(Self.joined(rules.map(\.rule)), missingValues: missingValues)
  }

  /// The rules with two bounds that follow each other made one: the number is read once, and what is none is told once.
  private static func joined(_ rules: [Rule]) -> [Rule] {
    rules.reduce(into: []) { joined, rule in
      guard case .content(let bound) = rule.kind,
        let before = joined.last, case .content(let last) = before.kind,
        before.severity == rule.severity, before.messages == rule.messages,
        let range = last.joined(with: bound)
      else { return joined.append(rule) }
      joined[joined.count - 1] = Rule(
        name: rule.name, kind: .content(range), severity: rule.severity, messages: rule.messages)
    }
  }

  /// The rule of a constraint.
  func constraint(_ key: String) -> PlacedRule? { rules.first { $0.key == key } }

  /// What the field says that has this for its value, normalised; `nil` where it is none of its type or stands for an
  /// absent one.
  func text(of node: DocumentNode) -> String? {
    guard var text = meaning.text(of: node) else { return nil }
    if let normalization { text = normalization.normalized(text) }
    let bytes = Array(text.utf8)
    return ruleSet.isAbsent(bytes.span) ? nil : text
  }
}

extension InputFieldValidationStrategy {
  /// One range with the bounds of both, where both are ranges of numbers read in the same way.
  fileprivate func joined(
    with other: any InputFieldValidationStrategy
  ) -> (any InputFieldValidationStrategy)? {
    typealias RangeInPython = FastPathStrategy<RangeStrategy, SpelledNumberStrategy<RangeStrategy>>
    return switch (self, other) {
    case (let first as RangeStrategy, let second as RangeStrategy): first.joined(with: second)
    case (let first as RangeInPython, let second as RangeInPython): first.joined(with: second)
    default: nil
    }
  }
}
