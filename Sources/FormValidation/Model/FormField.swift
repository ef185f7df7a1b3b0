public import RuleFiles
public import Validation

/// A field of a form: its name, its texts, and the rules for its value.
///
/// ```swift
/// let age = FormField("age", .number, label: "Age", rules: [Rule(.range(16...130))])
/// age.rules.findings(in: "7").map(\.failure.code)  // ["range.too-small"]
/// ```
///
/// A field is optional unless it has the rule `required` or `not-blank`.
public struct FormField: Sendable {
  /// The name in submissions, brackets included: `address[street]`, `tags`.
  public private(set) var name: String
  /// The kind of the control.
  public internal(set) var kind: Kind
  /// The field's label; its name by default.
  public var label: String
  /// An example value, shown while the field is empty.
  public var placeholder: String?
  /// A text that helps to fill in the field, shown next to it.
  public var helperText: String?
  /// The value that a browser may fill in: HTML, section 4.10.18.7, such as `email` or `new-password`.
  public var autocomplete: String?
  /// The texts in other languages than the form's, by their tags of BCP 47 in lower case: `ar`, `pt-br`.
  public var translations: [String: Translation] = [:]
  /// The on-screen keyboard of a control for typed values; `nil` for the one that follows from the rules.
  public var inputMode: ControlAttributes.InputMode?
  /// The condition under which the form has the field, such as `.init("contact", is: "phone")`; `nil` for always.
  ///
  /// Under another one the field is neither read nor checked, and a page with a script hides it.
  public var dependence: FieldDependence?
  /// Whether the field accepts no input: a disabled field is neither read nor checked.
  public var isDisabled = false
  /// The rules for a value: presence, then the strategies in order.
  public internal(set) var rules: RuleSet
  /// Whether the choices are countries, whose names are those of the page's language.
  var listsCountries = false
  /// The element that the field belongs to; `nil` outside a repeated group.
  var element: FieldElement?
  /// The steps that change a value before its rules are evaluated, or `nil`.
  public let normalization: Normalization?

  /// Creates a field that is enabled.
  ///
  /// - Parameters:
  ///   - name: The name in submissions, brackets included.
  ///   - kind: The kind of its control.
  ///   - label: The label; the name by default.
  ///   - placeholder: An example value, shown while the field is empty.
  ///   - helperText: A text that helps to fill in the field.
  ///   - autocomplete: The value that a browser may fill in: HTML, section 4.10.18.7.
  ///   - rules: The rules in the order of their evaluation; for a file, those for its name. A choice without a rule `one-of`
  ///     is given one with its values, a check box without a rule `boolean` one with its value, and a day in three boxes without a rule
  ///     for days the rule `date`.
  ///   - normalization: The steps that change a value before its rules are evaluated; `Normalization([])` for none. By default,
  ///     a code is taken as people write it: the blanks of an IBAN are removed, and the letters of a VAT number become upper case.
  public init(
    _ name: String, _ kind: Kind = .text, label: String? = nil, placeholder: String? = nil,
    helperText: String? = nil, autocomplete: String? = nil, rules: [Rule] = [],
    normalization: Normalization? = nil
  ) {
    var rules = rules
    if case .choice(let choices, _) = kind, !choices.isEmpty, !rules.contains(where: \.isList) {
      rules.append(Rule(OneOfStrategy(choices.map(\.value))))
    }
    self.init(name, kind, label: label, rules: RuleSet(rules), normalization: normalization)
    self.placeholder = placeholder
    self.helperText = helperText
    self.autocomplete = autocomplete
  }

  init(_ name: String, _ kind: Kind, label: String?, rules: RuleSet, normalization: Normalization?) {
    self.name = name
    self.kind = kind
    self.label = label ?? name
    let normalization = normalization ?? Normalization(takingLiberally: kind, rules)
    self.normalization = normalization?.steps.isEmpty == true ? nil : normalization
    self.rules = Self.rules(of: kind, rules, normalization: self.normalization)
    if kind == .password { self.rules.isSecret = true }
  }

  /// Returns the field with another name.
  func renamed(to name: String) -> FormField {
    var field = self
    field.name = name
    return field
  }

  /// Whether no page, report or text contains any part of the value: it is a password, or has a rule for secrets.
  public var isSecret: Bool { rules.isSecret }

  /// Whether the absence of a value is an error.
  public var isRequired: Bool { rules.presence != .optional && rules.presenceSeverity == .error }
}

extension Rule {
  fileprivate var isList: Bool {
    if case .content(is OneOfStrategy) = kind { true } else { false }
  }
}
