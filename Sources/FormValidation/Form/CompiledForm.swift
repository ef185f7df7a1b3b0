internal import Bytes
internal import Validation

/// What a form is made of, laid out once for all posts and shared by all copies of the form: so that a check, which keeps the
/// form in its result, copies one reference.
final class CompiledForm: Sendable {
  let fields: [FormField]
  let rules: [RecordRule]
  /// Texts of failures that stand in place of the catalogue's, for rules that belong to no field; `nil` for none.
  let messages: RuleMessages?
  /// The names of the fields.
  let names: [String]
  /// Whether a post may have a token: no field has its name.
  let takesToken: Bool
  /// What a post has of the fields before any of it is read: to copy it costs half of making it.
  let noValues: [PostedValues.Value?]
  /// What is asked of each field.
  let compiledFields: [CompiledField]
  /// The positions of the fields whose values are normalized.
  let normalizedFields: [Int]
  /// What is asked of several fields at once.
  let compiledRules: [CompiledRule]
  /// The members of a field's errors in a problem document that are the same for all errors.
  let problemMembers: [[UInt8]]
  /// What pages show of each field.
  let fieldLayouts: [FieldLayout]
  /// How many inputs of rules over several fields a check keeps: what each field says, and after that what one rule reads; 0
  /// where there are no such rules.
  let inputCount: Int

  /// - Precondition: Each name stands once, and the rules name fields of the form.
  init(_ fields: [FormField], rules: [RecordRule], messages: RuleMessages?) {
    var positions: [[UInt8]: Int] = [:]
    for (index, field) in fields.enumerated() {
      let isNew = positions.updateValue(index, forKey: Array(field.name.utf8)) == nil
      precondition(isNew, "field '\(field.name)' stands once")
    }
    func position(of name: String) -> Int {
      guard let position = positions[Array(name.utf8)] else {
        preconditionFailure("a rule reads '\(name)', which is no field of the form")
      }
      return position
    }
    let secrets = Set(rules.flatMap(\.secretInputs).map(position))
    let fields = fields.enumerated().map { index, field in
      var field = field
      if secrets.contains(index) { field.rules.isSecret = true }
      return field
    }
    self.fields = fields
    self.rules = rules
    self.messages = messages
    names = fields.map(\.name)
    takesToken = positions[Array(FormToken.name.utf8)] == nil
    noValues = fields.map { _ in nil }
    compiledFields = fields.enumerated().map { CompiledField($1, at: $0) }
    normalizedFields = fields.indices.filter { fields[$0].normalization != nil }
    problemMembers = fields.map(\.problemMembers)
    fieldLayouts = fields.map(FieldLayout.init)
    compiledRules = rules.map { CompiledRule($0, position: position, fields) }
    let most = compiledRules.map(\.inputs.count).max()
    inputCount = most.map { fields.count + $0 } ?? 0
  }

  /// The position of the field of that name, or `nil`. O(n) in the number of fields.
  func index(of name: String) -> Int? { names.firstIndex { $0.hasSameBytes(as: name) } }
}

/// A rule over several fields of a form.
final class CompiledRule: Sendable {
  let rule: RecordRule
  /// The positions of the fields that it reads.
  let inputs: [Int]
  /// The positions of the inputs that are secret.
  let secrets: [Int]
  /// The position of the field that it tells of, or `nil` where it tells of none.
  let subject: Int?

  init(_ rule: RecordRule, position: (String) -> Int, _ fields: [FormField]) {
    self.rule = rule
    inputs = rule.inputs.map(position)
    secrets = inputs.indices.filter { [inputs] in fields[inputs[$0]].isSecret }
    subject = rule.field.map(position)
  }

  /// What is told where a post does not keep the rule.
  ///
  /// - Parameter messages: The form's texts, which stand back where the rule has one of its own.
  func finding(_ failure: ValidationFailure, _ messages: RuleMessages?) -> FieldFinding {
    let texts = rule.message == nil ? messages : nil
    let finding = RuleSet.Finding(rule: rule.name, failure: failure, severity: rule.severity, messages: texts)
    return FieldFinding(field: subject, finding: finding, isSecret: !secrets.isEmpty)
  }
}
