package import Validation

/// The types in which Arrow may store the values of a field: the key `arrowType`.
package struct StoredTypes: Sendable {
  /// The code of a column that is stored otherwise.
  package static let code: FailureCode = "type.stored"

  /// The types of which a column has one.
  package let types: [StoredType]
  /// The severity of a column that has none of them, which is that of the field.
  package let severity: Severity
  /// The texts by the code of such a finding, in the messages of the field and of its file; `nil` for none.
  package let messages: RuleMessages?

  init(_ types: [StoredType], severity: Severity, messages: [RuleMessages.Texts]) {
    self.types = types
    self.severity = severity
    let texts = messages.map { $0.only(Self.code) }.filter { !$0.isEmpty }
    self.messages = texts.isEmpty ? nil : RuleMessages(texts)
  }

  /// The failure of a column that is stored otherwise; `nil` for one that is not.
  package func failure(of stored: StoredType) -> ValidationFailure? {
    guard !types.contains(where: { $0.accepts(stored) }) else { return nil }
    return ValidationFailure(
      Self.code, ["expected": .list(types.map(\.description)), "found": .text(stored.description)])
  }
}

extension RuleMessages.Texts {
  /// Returns the texts for one code that are by that code, and not for other failures too.
  fileprivate func only(_ code: FailureCode) -> RuleMessages.Texts {
    RuleMessages.Texts(
      byCode: byCode.filter { $0.key == code },
      byLocale: byLocale.mapValues { $0.only(code) }.filter { !$0.value.isEmpty })
  }
}
