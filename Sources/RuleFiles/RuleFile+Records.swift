internal import Bytes
public import Validation

extension RuleFile {
  /// Returns all findings in a record, given as a value for each field name.
  ///
  /// A field without a value in `record` is absent. The findings of fields come first, in the order of the file, then those
  /// of rules over several fields. Such a rule is evaluated only if the fields that it reads have no error. Keys are not
  /// checked, since they compare records. Values are copied and normalized first.
  ///
  /// ```swift
  /// let file = try RuleFile(Array("fields: [{name: n, type: integer}, {name: m, constraints: {required: true}}]".utf8))
  /// file.findings(in: ["n": "x"]).map(\.finding.failure.code)  // ["integer.malformed", "required"]
  /// ```
  public func findings(in record: [String: String]) -> [RecordFinding] {
    evaluator.findings(in: record)
  }

  /// Returns the file's texts for a rule over several fields, or `nil` if the rule has its own message.
  package func messages(of rule: RecordRule) -> RuleMessages? { rule.message == nil ? messages : nil }
}
