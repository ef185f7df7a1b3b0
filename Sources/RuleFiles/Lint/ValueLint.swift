internal import JSONDocument
internal import Validation

/// Reports values that a rule file gives for a field and the field's own rules refuse.
enum ValueLint {
  static func findings(in field: DecodedField) -> [LintFinding] {
    var findings: [LintFinding] = []
    if let choices = field.constraint("enum"), case .array(let elements)? = choices.value?.content {
      findings += elements.compactMap { finding($0, "in 'enum'", field, besides: "enum") }
    }
    for key in ["example", "default"] {
      guard let node = field.members.object[key]?.value else { continue }
      findings += [finding(node, "the '\(key)'", field)].compactMap(\.self)
    }
    return findings
  }

  private static func finding(
    _ node: DocumentNode, _ role: String, _ field: DecodedField, besides key: String? = nil
  ) -> LintFinding? {
    guard let text = field.text(of: node) else { return nil }
    var bytes = text
    let refusal = bytes.withUTF8 { value in
      field.rules.lazy.filter { $0.isError && ($0.key == nil || $0.key != key) }.compactMap { placed in
        unsafe placed.strategy?.failure(of: value.span).map { (placed, $0) }
      }.first
    }
    guard let (placed, failure) = refusal else { return nil }
    let message = MessageCatalog.english.message(for: failure)
    return LintFinding(
      .refusedValue, at: node.position,
      "\(Excerpt(text)) is \(role), and \(placed.title) refuses it: it \(message)",
      fix: "change the value or the rule")
  }
}
