public import Validation

/// Fields in their order, and rules over several of them: what a post is read by and checked by.
///
/// ```swift
/// let form = Form([
///   FormField("email", .email, rules: [.init(name: "required", kind: .presence(.required)), try Catalog.rule("email")]),
///   FormField("note", .multiline),
/// ])
/// let post = try form.submission(fromURLEncoded: Array("email=ann&note=hi".utf8))
/// form.check(post).findings.map(\.finding.failure.code)  // ["email.no-at-sign"]
/// ```
///
/// The same rule file makes a form and checks a table: ``init(_:)``.
public struct Form: Sendable {
  let compiled: CompiledForm

  public var fields: [FormField] { compiled.fields }
  /// What is asked of several fields at once, each where all fields that it reads keep their own rules.
  public var rules: [RecordRule] { compiled.rules }
  var names: [String] { compiled.names }
  var compiledFields: [CompiledField] { compiled.compiledFields }
  var fieldLayouts: [FieldLayout] { compiled.fieldLayouts }

  /// - Precondition: Each name stands once, and the rules name fields of the form.
  public init(_ fields: [FormField], rules: [RecordRule] = []) {
    self.init(fields, rules: rules, messages: nil)
  }

  init(_ fields: [FormField], rules: [RecordRule], messages: RuleMessages?) {
    compiled = CompiledForm(fields, rules: rules, messages: messages)
  }

  /// The field of that name, or `nil`. O(n) in the number of fields.
  public subscript(name: String) -> FormField? { index(of: name).map { fields[$0] } }

  /// The position of the field of that name, or `nil`. O(n) in the number of fields.
  func index(of name: String) -> Int? { compiled.index(of: name) }

  /// The fields to ask again where this one has changed: itself, and those that rules reading it tell of, in the order of
  /// the form. O(n) in the number of fields and rules.
  ///
  /// ```swift
  /// signUp.dependents(of: "password")  // ["password", "password-again"]
  /// ```
  public func dependents(of name: String) -> [String] {
    guard let changed = index(of: name) else { return [] }
    var isChecked = [Bool](repeating: false, count: fields.count)
    isChecked[changed] = true
    for rule in compiled.compiledRules where rule.inputs.contains(changed) {
      if let subject = rule.subject { isChecked[subject] = true }
    }
    return fields.indices.filter { isChecked[$0] }.map { fields[$0].name }
  }
}
