public import Validation

/// A field of a form: what it is called and shown with, and what is asked of its value.
///
/// ```swift
/// let age = FormField("age", .number, label: "Age", rules: [.init(name: "range", kind: .content(.range(16...130)))])
/// age.rules.findings(in: "7").map(\.failure.code)  // ["range.too-small"]
/// ```
///
/// Whether a value has to be there is a rule of its own, `required` or `not-blank`; without one the field is optional.
public struct FormField: Sendable {
  /// The name that a post has it under, brackets included: `address[street]`, `tags`.
  public let name: String
  public let kind: Kind
  /// What the field is called; its name unless given.
  public var label: String
  /// An example of what to type, shown while nothing is typed.
  public var placeholder: String?
  /// What helps to fill the field in, shown beside it.
  public var helperText: String?
  /// What a browser may fill in: HTML, section 4.10.18.7, such as `email` or `new-password`.
  public var autocomplete: String?
  /// Whether it takes no input: a disabled field is neither read nor asked.
  public var isDisabled = false
  /// What is asked of a value: presence, then its rules in order.
  public internal(set) var rules: RuleSet
  /// What is done to a value before anything is asked of it, or `nil`.
  public let normalization: Normalization?

  /// - Parameter rules: In the order in which they are asked; of a file they are about its name. A choice asks beside them
  ///   whether the value is one of its own, unless they have a list.
  public init(
    _ name: String, _ kind: Kind = .text, label: String? = nil, placeholder: String? = nil,
    helperText: String? = nil, autocomplete: String? = nil, rules: [Rule] = [],
    normalization: Normalization? = nil
  ) {
    var rules = rules
    if case .choice(let choices, _) = kind, !choices.isEmpty, !rules.contains(where: \.isList) {
      rules.append(Rule(name: "one-of", kind: .content(OneOfStrategy(choices.map(\.value)))))
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
    self.rules = rules
    if kind == .password { self.rules.isSecret = true }
    self.normalization = normalization
  }

  /// Whether its value is told to nobody: a password, or one that a rule about secrets asks.
  public var isSecret: Bool { rules.isSecret }

  /// Whether a value has to be there.
  public var isRequired: Bool { rules.presence != .optional && rules.presenceSeverity == .error }
}

extension Rule {
  fileprivate var isList: Bool {
    if case .content(is OneOfStrategy) = kind { true } else { false }
  }
}
