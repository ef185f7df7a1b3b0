package import JSONDocument
package import Validation

/// A field of a rule file with the locations of its rules.
package struct DecodedField {
  /// A rule and its location.
  package struct PlacedRule {
    /// The key of the constraint or property that the rule comes from, such as "minLength"; `nil` for a rule of `rules`.
    package let key: String?
    /// The location of the key or the rule.
    package let position: DocumentPosition
    /// The value of the constraint or property.
    let value: DocumentNode?
    var rule: Rule

    /// The name of the rule in a message, in quotes: its key, or the name of the rule.
    package var title: String { "'\(key ?? rule.name)'" }

    package var strategy: (any InputFieldValidationStrategy)? {
      if case .content(let strategy) = rule.kind { strategy } else { nil }
    }

    package var isError: Bool { rule.severity == .error }
  }

  let members: Members
  let meaning: FieldMeaning
  /// The rules in the order in which they are checked.
  package let rules: [PlacedRule]
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

  /// Creates the field of members from which the same rules are decoded as those of another field
  /// (``Members/fieldRulesKey``): it shares the rules, at its own positions.
  init(_ members: Members, like other: DecodedField) {
    self.members = members
    meaning = other.meaning
    ruleSet = other.ruleSet
    normalization = other.normalization
    var constraints: DocumentObject?
    if case .object(let object)? = members.object["constraints"]?.value.content { constraints = object }
    rules = other.rules.map { placed in
      guard let key = placed.key else { return placed }
      let member = constraints?[key] ?? members.object[key] ?? members.object["type"]
      return PlacedRule(
        key: key, position: member?.keyPosition ?? members.position, value: member?.value, rule: placed.rule)
    }
  }

  /// Returns the rules with adjacent bounds merged into one range, so that a number is read once and a value that is not a
  /// number is reported once.
  private static func joined(_ rules: [Rule]) -> [Rule] {
    rules.reduce(into: []) { joined, rule in
      guard case .content(let bound) = rule.kind,
        let before = joined.last, case .content(let last) = before.kind,
        before.severity == rule.severity, before.messages == rule.messages, before.limits == rule.limits,
        let range = last.joined(with: bound)
      else { return joined.append(rule) }
      let arguments = [before.argument, rule.argument].compactMap(\.self)
      joined[joined.count - 1] = Rule(
        name: rule.name, argument: arguments.isEmpty ? nil : arguments.joined(separator: ", "),
        kind: .content(range), severity: rule.severity, messages: rule.messages)
    }
  }

  /// Returns the rule of a constraint.
  func constraint(_ key: String) -> PlacedRule? { rules.first { $0.key == key } }

  /// Returns the normalized text of a value, or `nil` if the value does not fit the type or is absent.
  func text(of node: DocumentNode) -> String? {
    guard var text = meaning.text(of: node) else { return nil }
    if let normalization { text = normalization.normalized(text) }
    let bytes = Array(text.utf8)
    return ruleSet.isAbsent(bytes.span) ? nil : text
  }
}

extension InputFieldValidationStrategy {
  /// Returns one range with the bounds of two ranges, or `nil` if they are not number ranges of the same grammar.
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
