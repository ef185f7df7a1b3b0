internal import Bytes
internal import Validation

/// The data of a form, prepared once for all submissions and shared by all copies of the form: a check stores the form in its
/// result by copying one reference.
final class CompiledForm: Sendable {
  let fields: [FormField]
  let rules: [RecordRule]
  /// The names of the fields.
  let names: [String]
  /// Whether each field is disabled.
  let disabled: [Bool]
  /// The name of the token, which no field has.
  let tokenName: String
  /// The values of an empty submission: to copy them costs half as much as to create them.
  let noValues: [PostedValues.Value?]
  /// The properties by which each field is decoded.
  let compiledFields: [CompiledField]
  /// The indices of the fields whose values are normalized.
  let normalizedFields: [Int]
  /// The indices of the check boxes.
  let checkboxes: [Int]
  /// Evaluates the rules of the fields and those over several fields.
  let evaluator: RecordEvaluator
  /// The members of each field's errors in a problem document that do not depend on the error.
  let problemMembers: [[UInt8]]
  /// The language of its texts.
  let language: String
  /// The parts of its pages that are always the same, by the language of the page, which the first page in it renders.
  let markup = FormMarkupCache()

  /// - Precondition: Each name occurs once, and the rules name fields of the form.
  init(_ fields: [FormField], rules: [RecordRule], language: String, messages: RuleMessages?) {
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
    self.language = language
    names = fields.map(\.name)
    disabled = fields.map(\.isDisabled)
    tokenName = Self.tokenName(besides: names)
    noValues = fields.map { _ in nil }
    let compiledFields = fields.map { CompiledField($0, language: language) }
    self.compiledFields = compiledFields
    normalizedFields = fields.indices.filter { fields[$0].normalization != nil }
    checkboxes = compiledFields.indices.filter { compiledFields[$0].checkbox != nil }
    problemMembers = fields.map(\.problemMembers)
  }

  /// Returns `csrf-token`, or with as many underscores after it as are needed to differ from all names.
  private static func tokenName(besides names: [String]) -> String {
    var name = FormToken.name
    while names.contains(where: { $0.hasSameBytes(as: name) }) { name += "_" }
    return name
  }

  /// Returns the index of the field of that name, or `nil`. O(n) in the number of fields.
  func index(of name: String) -> Int? { names.firstIndex { $0.hasSameBytes(as: name) } }
}
