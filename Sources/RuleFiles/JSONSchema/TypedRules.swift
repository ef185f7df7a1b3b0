internal import Bytes
package import Validation

/// How the values of JSON are judged by their types, under a JSON Schema.
package struct TypedRules: Sendable {
  /// The rules of each field of the rule file, for the JSON texts of values; of a missing member the text is empty.
  package let fields: [RuleSet]
  /// The schema by which whole records must be valid; `nil` if the rules of fields say all.
  package let record: JSONSchemaChecker?

  package init(fields: [RuleSet], record: JSONSchemaChecker?) {
    (self.fields, self.record) = (fields, record)
  }
}

extension RuleFile {
  /// The same rule file for records of JSON, whose values it judges by their types if it is made of a JSON Schema.
  package var forJSON: RuleFile {
    guard let typedRules, typedRules.fields.count == fields.count else { return self }
    var typed = self
    for index in fields.indices { typed.fields[index].rules = typedRules.fields[index] }
    typed.recordRules = []
    typed.judgesJSON = true
    return typed
  }

  /// The same rule file without rules for the texts of fields that a JSON Schema judges as a whole, and without those of records.
  package var withoutSchemas: RuleFile {
    guard let typedRules, typedRules.fields.count == fields.count else { return self }
    var file = self
    for (index, rules) in typedRules.fields.enumerated()
    where rules.strategies.contains(where: { $0.strategy is JSONSchemaStrategy }) {
      file.fields[index].rules = RuleSet([])
    }
    file.recordRules = []
    return file
  }
}
