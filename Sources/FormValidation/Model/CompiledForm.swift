internal import Bytes
internal import Validation

/// What a form is made of, arranged once for all submissions and shared by all copies of the form: a check, which keeps the
/// form in its result, copies one reference.
final class CompiledForm: Sendable {
  let fields: [FormField]
  let rules: [RecordRule]
  /// The names of the fields.
  let names: [String]
  /// For each field whether it is disabled.
  let disabled: [Bool]
  /// Whether a submission may have a token: no field has its name.
  let takesToken: Bool
  /// The values of an empty submission: copying them costs half of making them.
  let noValues: [PostedValues.Value?]
  /// How each field is read.
  let compiledFields: [CompiledField]
  /// The positions of the fields whose values are normalized.
  let normalizedFields: [Int]
  /// The rules of the fields and over several of them.
  let evaluator: RecordEvaluator
  /// The members of each field's errors in a problem document that are always the same.
  let problemMembers: [[UInt8]]
  /// What pages show of each field.
  let fieldLayouts: [FieldLayout]

  /// - Precondition: Each name occurs once, and the rules name fields of the form.
  init(_ fields: [FormField], rules: [RecordRule], messages: RuleMessages?) {
    let evaluator = RecordEvaluator(
      fields.map { .init($0.name, rules: $0.rules) }, rules: rules, messages: messages,
      mergesEqualFailures: true)
    // A rule over several fields may make a field secret.
    let fields = zip(fields, evaluator.fields).map { field, evaluated in
      var field = field
      field.rules = evaluated.rules
      return field
    }
    self.evaluator = evaluator
    self.fields = fields
    self.rules = rules
    names = fields.map(\.name)
    disabled = fields.map(\.isDisabled)
    takesToken = !names.contains { $0.hasSameBytes(as: FormToken.name) }
    noValues = fields.map { _ in nil }
    compiledFields = fields.map(CompiledField.init)
    normalizedFields = fields.indices.filter { fields[$0].normalization != nil }
    problemMembers = fields.map(\.problemMembers)
    fieldLayouts = fields.map(FieldLayout.init)
  }

  /// The position of the field of that name, or `nil`. O(n) in the number of fields.
  func index(of name: String) -> Int? { names.firstIndex { $0.hasSameBytes(as: name) } }
}
