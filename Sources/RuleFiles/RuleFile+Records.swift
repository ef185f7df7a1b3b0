internal import Bytes
public import Validation

/// What a rule file finds in one record: at a field, or in the record as a whole.
public struct RecordFinding: Sendable, Hashable {
  /// The field's name, or `nil` for the record as a whole.
  public let field: String?
  /// Which rule found it, why, and whether it is an error or a warning.
  public let finding: RuleSet.Finding

  package init(field: String?, finding: RuleSet.Finding) {
    self.field = field
    self.finding = finding
  }
}

extension RuleFile {
  /// All that is wrong with a record of which only this is known: what its fields say, by their names.
  ///
  /// A field that is not named is absent. Rules of fields come first, in the order of the file, then rules over several
  /// fields, each where all of its inputs keep their own. Keys are about many records and not asked. Values are
  /// normalized first, and copied.
  ///
  /// ```swift
  /// let file = try RuleFile(Array("fields: [{name: n, type: integer}, {name: m, constraints: {required: true}}]".utf8))
  /// file.findings(in: ["n": "x"]).map(\.finding.failure.code)  // ["integer.malformed", "required"]
  /// ```
  public func findings(in record: [String: String]) -> [RecordFinding] {
    var findings: [RecordFinding] = []
    var bytes: [UInt8] = []
    var inputs: [String: RecordInput] = [:]
    for field in fields {
      let text = record[field.name].map { field.normalization?.normalized($0) ?? $0 }
      let own = field.findings(saying: text)
      findings += own.map { RecordFinding(field: field.name, finding: $0) }
      inputs[field.name] = field.input(text, own, &bytes)
    }
    for rule in recordRules {
      let values = rule.inputs.map { inputs[$0] ?? .absent }
      let secrets = rule.inputs.indices.filter { index in
        fields.contains { $0.rules.isSecret && $0.name.hasSameBytes(as: rule.inputs[index]) }
      }
      guard let failure = rule.failure(of: values.span, in: bytes.span, withholding: secrets) else {
        continue
      }
      let finding = RuleSet.Finding(
        rule: rule.name, failure: failure, severity: rule.severity, messages: messages(of: rule))
      findings.append(RecordFinding(field: rule.field, finding: finding))
    }
    return findings
  }

  /// The file's texts for a rule over several fields, unless it has a text of its own.
  package func messages(of rule: RecordRule) -> RuleMessages? { rule.message == nil ? messages : nil }

  /// All that is wrong with a value of one field; `nil` for an absent one.
  func findings(inField name: String, saying text: String?) -> [RecordFinding] {
    guard let field = fields.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return [] }
    let text = text.map { field.normalization?.normalized($0) ?? $0 }
    return field.findings(saying: text).map { RecordFinding(field: name, finding: $0) }
  }
}

extension RuleFile.Field {
  /// All that the field's own rules say of a normalised value.
  fileprivate func findings(saying text: String?) -> [RuleSet.Finding] {
    guard let text else { return rules.findingsInAbsence() }
    return rules.findings(in: text, all: true)
  }

  /// What the field says to rules over several, in bytes that are added to those there.
  fileprivate func input(
    _ text: String?, _ findings: [RuleSet.Finding], _ bytes: inout [UInt8]
  ) -> RecordInput {
    if findings.contains(where: { $0.severity == .error }) { return .refused }
    guard let text else { return .absent }
    let value = Array(text.utf8)
    if rules.isMissing(value.span) { return .absent }
    bytes += value
    return .present(bytes.count - value.count..<bytes.count)
  }
}
