/// The parts of a ``RecordEvaluator``, prepared once for all records and shared by all copies.
final class CompiledRecord: Sendable {
  let fields: [RecordEvaluator.Field]
  /// The position of each field by the bytes of its name.
  let positions: [[UInt8]: Int]
  let evaluators: [CompiledRules]
  let rules: [CompiledRule]
  let mergesEqualFailures: Bool
  /// The number of inputs that an evaluation stores: one of each field, then those of one rule; 0 if there
  /// are no rules.
  let inputCount: Int

  init(
    _ fields: [RecordEvaluator.Field], rules: [RecordRule], messages: RuleMessages?,
    mergesEqualFailures: Bool
  ) {
    var positions: [[UInt8]: Int] = [:]
    for (index, field) in fields.enumerated() {
      let isNew = positions.updateValue(index, forKey: Array(field.name.utf8)) == nil
      precondition(isNew, "field '\(field.name)' occurs once")
    }
    func position(of name: String) -> Int {
      guard let position = positions[Array(name.utf8)] else {
        preconditionFailure("a rule reads '\(name)', which is no field")
      }
      return position
    }
    self.positions = positions
    let secrets = Set(rules.flatMap(\.secretInputs).map(position))
    self.fields = fields.enumerated().map { index, field in
      var rules = field.rules
      if secrets.contains(index) { rules.isSecret = true }
      return RecordEvaluator.Field(field.name, rules: rules, normalization: field.normalization)
    }
    evaluators = self.fields.map { CompiledRules($0.rules) }
    self.rules = rules.map { [fields = self.fields] rule in
      let inputs = rule.inputs.map(position)
      return CompiledRule(
        rule, messages, inputs: inputs, secrets: inputs.indices.filter { fields[inputs[$0]].rules.isSecret },
        subject: rule.field.map(position))
    }
    self.mergesEqualFailures = mergesEqualFailures
    inputCount = self.rules.map(\.inputs.count).max().map { fields.count + $0 } ?? 0
  }
}

/// A rule over several fields with the positions of the fields.
final class CompiledRule: Sendable {
  let rule: RecordRule
  /// The positions of the fields that it reads.
  let inputs: [Int]
  /// The position of the field that findings belong to, or `nil` for the record as a whole.
  let subject: Int?
  /// The positions, among the inputs, of those that are secret.
  private let secrets: [Int]
  private let messages: RuleMessages?

  init(_ rule: RecordRule, _ messages: RuleMessages?, inputs: [Int], secrets: [Int], subject: Int?) {
    self.rule = rule
    self.messages = rule.message == nil ? messages : nil
    (self.inputs, self.secrets, self.subject) = (inputs, secrets, subject)
  }

  /// The finding in a record with these inputs, or `nil`.
  func finding(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> FieldFinding? {
    guard let failure = rule.failure(of: values, in: bytes, withholding: secrets) else { return nil }
    let finding = RuleSet.Finding(
      rule: rule.name, failure: failure, severity: rule.severity, messages: messages)
    return FieldFinding(field: subject, finding: finding, isSecret: !secrets.isEmpty)
  }
}
