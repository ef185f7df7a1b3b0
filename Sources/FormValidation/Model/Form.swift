public import Validation

/// A list of fields, and rules over several of them, by which submissions are decoded and checked.
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
/// A rule file that checks a table also defines a form: ``init(_:)``.
public struct Form: Sendable {
  let compiled: CompiledForm

  /// The fields, in the order of the pages.
  public var fields: [FormField] { compiled.fields }
  /// The rules over several fields. Each is evaluated only if the fields that it reads have no errors.
  public var rules: [RecordRule] { compiled.rules }
  /// The name of the token against cross-site request forgery in pages and submissions: ``FormToken/name``, followed by
  /// underscores if fields have that name.
  public var tokenName: String { compiled.tokenName }
  var names: [String] { compiled.names }
  var compiledFields: [CompiledField] { compiled.compiledFields }

  /// The language of its labels, helper texts and messages as a tag of BCP 47. A page in another language shows the
  /// ``FormField/translations`` of that language, and marks what it does not have with `lang`.
  public var language: String { compiled.language }

  /// The language of a form that names none.
  static let defaultLanguage = "en"

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order of the pages.
  ///   - rules: The rules over several fields.
  ///   - language: The language of the texts, as a tag of BCP 47; English by default.
  /// - Precondition: Each name occurs once, and the rules name fields of the form.
  public init(_ fields: [FormField], rules: [RecordRule] = [], language: String = "en") {
    self.init(fields, rules: rules, language: language, messages: nil)
  }

  init(_ fields: [FormField], rules: [RecordRule], language: String, messages: RuleMessages?) {
    compiled = CompiledForm(fields, rules: rules, language: language, messages: messages)
  }

  init(_ compiled: CompiledForm) { self.compiled = compiled }

  /// The field of that name, or `nil`. O(n) in the number of fields.
  public subscript(name: String) -> FormField? { index(of: name).map { fields[$0] } }

  /// Returns the index of the field of that name, or `nil`. O(n) in the number of fields.
  func index(of name: String) -> Int? { compiled.index(of: name) }

  /// Returns the names of the fields whose findings may change if the value of this field does, in the order
  /// of the form: the field itself, and the fields to which the findings of rules that read it belong. O(n)
  /// in the number of fields and rules.
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
