internal import Bytes
internal import RuleFiles
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
  /// The name of the buttons that change the elements of a group, which no field has.
  let editName: String
  /// The values of an empty submission: to copy them costs half as much as to create them.
  let noValues: [PostedValues.Value?]
  /// The properties by which each field is decoded.
  let compiledFields: [CompiledField]
  /// The indices of the fields whose values are normalized.
  let normalizedFields: [Int]
  /// The index of the field on which each field depends; empty if none depends on another.
  let dependences: [Int?]
  /// The indices of the check boxes.
  let checkboxes: [Int]
  /// Evaluates the rules of the fields and those over several fields.
  let evaluator: RecordEvaluator
  /// The members of each field's errors in a problem document that do not depend on the error.
  let problemMembers: [[UInt8]]
  /// The repeated groups, in the order of the form.
  let groups: [CompiledGroup]
  /// The number of elements of each group; none in the form as it was declared.
  let counts: [Int]
  /// The forms with the fields of elements, of a form that has groups.
  let expansions = FormExpansions()
  /// The form as it was declared; `nil` for that form itself.
  private let origin: CompiledForm?
  let messages: RuleMessages?
  /// The language of its texts.
  let language: String
  /// The parts of its pages that are always the same, by the language of the page, which the first page in it renders.
  let markup = BoundedCache<String, FormMarkup>(capacity: 64)

  /// - Precondition: Each name occurs once, and the rules name fields of the form.
  convenience init(_ fields: [FormField], rules: [RecordRule], language: String, messages: RuleMessages?) {
    let groups = fields.enumerated().compactMap { CompiledGroup($1, at: $0) }
    self.init(
      fields, rules: rules, language: language, messages: messages, groups: groups, counts: [], of: nil)
  }

  /// Creates the form with so many elements of each group.
  convenience init(expanding form: CompiledForm, _ counts: [Int]) {
    var group = 0
    let fields = form.fields.flatMap { field -> [FormField] in
      guard let repeated = field.kind.group else { return [field] }
      defer { group += 1 }
      return [field] + (0..<counts[group]).flatMap { repeated.fields(ofElement: $0, in: field) }
    }
    self.init(
      fields, rules: form.rules, language: form.language, messages: form.messages, groups: form.groups,
      counts: counts, of: form)
  }

  private init(
    _ fields: [FormField], rules: [RecordRule], language: String, messages: RuleMessages?,
    groups: [CompiledGroup], counts: [Int], of origin: CompiledForm?
  ) {
    (self.groups, self.counts, self.origin, self.messages) = (groups, counts, origin, messages)
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
    tokenName = origin?.tokenName ?? Self.name(FormToken.name, besides: names)
    editName = origin?.editName ?? Self.name(GroupEdit.name, besides: names)
    noValues = fields.map { _ in nil }
    let compiledFields = fields.map { CompiledField($0, language: language) }
    self.compiledFields = compiledFields
    normalizedFields = compiledFields.indices.filter { compiledFields[$0].changesValues }
    dependences = Self.dependences(of: fields)
    checkboxes = compiledFields.indices.filter { compiledFields[$0].checkbox != nil }
    problemMembers = fields.map(\.problemMembers)
  }

  /// - Precondition: Each condition, also of a field of an element, names a field of the form or of the same element.
  private static func dependences(of fields: [FormField]) -> [Int?] {
    let elements = fields.flatMap { field in field.kind.group?.fields(ofElement: 0, in: field) ?? [] }
    guard (fields + elements).contains(where: { $0.dependence != nil }) else { return [] }
    for field in fields + elements {
      guard let name = field.dependence?.field else { continue }
      precondition(
        (fields + elements).contains { $0.name.hasSameBytes(as: name) },
        "'\(field.name)' depends on '\(name)', which the form does not have")
    }
    return fields.map { field in
      field.dependence.flatMap { dependence in
        fields.firstIndex { $0.name.hasSameBytes(as: dependence.field) }
      }
    }
  }

  /// Returns the name, or with as many underscores after it as are needed to differ from all names.
  private static func name(_ name: String, besides names: [String]) -> String {
    var name = name
    while names.contains(where: { $0.hasSameBytes(as: name) }) { name += "_" }
    return name
  }

  /// The form as it was declared, which all expansions of it have.
  var declared: CompiledForm { origin ?? self }

  /// Returns the index of the field of that name, or `nil`. O(n) in the number of fields.
  func index(of name: String) -> Int? { names.firstIndex { $0.hasSameBytes(as: name) } }
}
