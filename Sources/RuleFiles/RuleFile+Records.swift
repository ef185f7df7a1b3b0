internal import Bytes
public import Validation

extension RuleFile {
  /// All findings in a record, whose values are given by the names of the fields.
  ///
  /// A field without a value in `record` is absent. Findings of fields come first, in the order of the file, then those of
  /// rules over several fields, each evaluated if there is no error in the fields that it reads. Keys are about many records
  /// and not checked. Values are normalized first, and copied.
  ///
  /// ```swift
  /// let file = try RuleFile(Array("fields: [{name: n, type: integer}, {name: m, constraints: {required: true}}]".utf8))
  /// file.findings(in: ["n": "x"]).map(\.finding.failure.code)  // ["integer.malformed", "required"]
  /// ```
  public func findings(in record: [String: String]) -> [RecordFinding] {
    evaluator.findings(in: record)
  }

  /// The file's texts for a rule over several fields, unless it has a text of its own.
  package func messages(of rule: RecordRule) -> RuleMessages? { rule.message == nil ? messages : nil }
}
