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
  public let fields: [FormField]
  /// What is asked of several fields at once, each where all fields that it reads keep their own rules.
  public let rules: [RecordRule]
  /// Texts of failures that stand in place of the catalogue's, for rules that belong to no field; `nil` for none.
  let messages: RuleMessages?
  /// The names of the fields, which every submission shares.
  let names: [String]
  /// What is asked of each field.
  let questions: [FieldQuestion]
  let ruleQuestions: [RuleQuestion]
  /// What pages show of each field.
  let fieldLayouts: [FieldLayout]
  /// For each rule the positions of the fields that it reads.
  let inputs: [[Int]]
  let subjects: [Int?]

  /// - Precondition: Each name stands once, and the rules name fields of the form.
  public init(_ fields: [FormField], rules: [RecordRule] = []) {
    self.init(fields, rules: rules, messages: nil)
  }

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
    self.fields = fields
    self.rules = rules
    self.messages = messages
    names = fields.map(\.name)
    questions = fields.map(FieldQuestion.init)
    fieldLayouts = fields.map(FieldLayout.init)
    ruleQuestions = rules.map(RuleQuestion.init)
    inputs = rules.map { $0.inputs.map(position) }
    subjects = rules.map { $0.field.map(position) }
  }

  /// The field of that name, or `nil`. O(n) in the number of fields.
  public subscript(name: String) -> FormField? { index(of: name).map { fields[$0] } }

  /// The position of the field of that name, or `nil`. O(n) in the number of fields.
  func index(of name: String) -> Int? {
    names.firstIndex { $0.hasSameBytes(as: name) }
  }

  /// The fields to ask again where this one has changed: itself, and those that rules reading it tell of, in the order of
  /// the form. O(n) in the number of fields and rules.
  ///
  /// ```swift
  /// signUp.dependents(of: "password")  // ["password", "password-again"]
  /// ```
  public func dependents(of name: String) -> [String] {
    guard let changed = index(of: name) else { return [] }
    var asked = [Bool](repeating: false, count: fields.count)
    asked[changed] = true
    for (inputs, subject) in zip(inputs, subjects) where inputs.contains(changed) {
      if let subject { asked[subject] = true }
    }
    return fields.indices.filter { asked[$0] }.map { fields[$0].name }
  }
}
