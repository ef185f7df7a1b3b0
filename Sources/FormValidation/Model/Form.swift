public import Validation

/// Fields in their order, and rules over several of them, by which submissions are decoded and checked.
///
/// ```swift
/// let form = Form([
///   FormField("email", .email, rules: [.required, Rule(.email)]),
///   FormField("note", .multiline),
/// ])
/// let post = try Submission(decoding: Array("email=ann&note=hi".utf8), as: .urlEncoded, for: form)
/// form.check(post).findings.map(\.finding.failure.code)  // ["email.no-at-sign"]
/// ```
///
/// The same rule file makes a form and checks a table: ``init(_:)``.
public struct Form: Sendable {
  let compiled: CompiledForm

  public var fields: [FormField] { compiled.fields }
  /// The rules over several fields, each evaluated if the fields that it reads have no error.
  public var rules: [RecordRule] { compiled.rules }
  var names: [String] { compiled.names }
  var compiledFields: [CompiledField] { compiled.compiledFields }
  var fieldLayouts: [FieldLayout] { compiled.fieldLayouts }

  /// - Precondition: Each name occurs once, and the rules name fields of the form.
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

  /// The fields whose findings may change if this one does: itself, and those at which rules that read it report, in the
  /// order of the form. O(n) in the number of fields and rules.
  ///
  /// ```swift
  /// let same = RecordRule("same", .comparison(RecordComparison([.field("a", .text)], .equal, [.field("b", .text)])), at: "b")
  /// let form = Form([FormField("a"), FormField("b"), FormField("c")], rules: [same])
  /// form.dependents(of: "a")  // ["a", "b"]
  /// ```
  public func dependents(of name: String) -> [String] {
    guard let changed = index(of: name) else { return [] }
    return compiled.evaluator.dependents(of: changed).map { fields[$0].name }
  }
}
