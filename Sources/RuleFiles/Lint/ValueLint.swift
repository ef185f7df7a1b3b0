internal import JSONDocument
internal import Validation

/// Reports values in a rule file that the rules of their own field reject: in `enum`, `example` and `default`.
enum ValueLint {
  static func findings(in field: DecodedField) -> [LintFinding] {
    var findings: [LintFinding] = []
    let rules = field.rules.filter(\.isError)
    var budget = LintLimits.comparedValues
    if let choices = field.constraint("enum"), case .array(let elements)? = choices.value?.content {
      let others = rules.filter { $0.key != "enum" }
      for element in elements where budget > 0 {
        budget -= others.count
        findings += [finding(element, as: "in 'enum'", of: field, against: others)].compactMap(\.self)
      }
    }
    for key in ["example", "default"] {
      guard let node = field.members.object[key]?.value else { continue }
      findings += [finding(node, as: "the '\(key)'", of: field, against: rules)].compactMap(\.self)
    }
    return findings
  }

  private static func finding(
    _ node: DocumentNode, as role: String, of field: DecodedField, against rules: [DecodedField.PlacedRule]
  ) -> LintFinding? {
    guard let text = field.text(of: node) else { return nil }
    var bytes = text
    // SAFETY: `first` evaluates the lazy collection during the call of the closure, as long as the bytes are
    // valid.
    let rejection = bytes.withUTF8 { value in
      rules.lazy.compactMap { placed in
        unsafe placed.strategy?.failure(of: value.span).map { (placed, $0) }
      }.first
    }
    guard let (placed, failure) = rejection else { return nil }
    let message = MessageCatalog.english.message(for: failure)
    return LintFinding(
      .refusedValue, at: node.position,
      "\(Excerpt(text)) is \(role), and \(placed.title) rejects it: it \(message)",
      fix: "change the value or the rule")
  }
}
