internal import Validation

/// A field of a rule file with the places of what it asks, as lint looks at it.
struct DecodedField {
  /// One rule and where it stands.
  struct PlacedRule {
    /// The key of the constraint or property that it comes from, "minLength"; `nil` for one of `rules`.
    let key: String?
    /// Where the key or the rule begins.
    let position: DocumentPosition
    /// The value of the constraint.
    let value: DocumentNode?
    let rule: Rule

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

  /// The rule of a constraint.
  func constraint(_ key: String) -> PlacedRule? { rules.first { $0.key == key } }

  /// What the field says that has this for its value, normalised; `nil` where it is none of its type or stands for an
  /// absent one.
  func text(of node: DocumentNode) -> String? {
    guard var text = meaning.text(of: node) else { return nil }
    if let normalization { text = normalization.normalized(text) }
    let bytes = Array(text.utf8)
    return ruleSet.isMissing(bytes.span) ? nil : text
  }
}
