/// What the catalogue says of one rule: its name, its argument, its codes and examples, and how it is made.
public struct CatalogEntry: Sendable {
  /// The name as written after `-e` and in rule files.
  public let name: String
  public let group: Group
  /// One sentence on what passes.
  public let summary: String
  public let argument: Argument
  /// How the rule is written in Swift.
  public let swift: String
  /// Every code that the rule can report.
  public let codes: [FailureCode]
  public let examples: [Examples]
  private let make: @Sendable (String?) throws(RuleError) -> Rule.Kind

  init(
    name: String, group: Group, summary: String, argument: Argument = .none, swift: String,
    codes: [FailureCode], examples: [Examples],
    make: @escaping @Sendable (String?) throws(RuleError) -> Rule.Kind
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.argument = argument
    self.swift = swift
    self.codes = codes
    self.examples = examples
    self.make = make
  }

  /// The rule with that argument.
  public func rule(argument text: String? = nil) throws(RuleError) -> Rule {
    switch (argument, text) {
    case (.none, let text?): throw .superfluousArgument(rule: name, text)
    case (.required(let form, _), nil), (.required(let form, _), ""):
      throw .missingArgument(rule: name, expected: form)
    default: return Rule(name: name, argument: text, kind: try make(text))
    }
  }
}

extension CatalogEntry {
  /// What rules are listed under.
  public enum Group: String, Sendable, CaseIterable {
    case presence = "Presence and equality"
    case text = "Text"
    case numbers = "Numbers"
    case time = "Time"
    case network = "Network and identity"
  }

  /// Whether a rule takes an argument, its form, and what it means.
  public enum Argument: Sendable, Hashable {
    case none
    case optional(String, String)
    case required(String, String)
  }

  /// Values that the rule accepts and refuses with one argument; every refused one with its code.
  public struct Examples: Sendable {
    public let argument: String?
    public let valid: [String]
    public let invalid: [(value: String, code: FailureCode)]

    init(argument: String? = nil, valid: String...) {
      (self.argument, self.valid, self.invalid) = (argument, valid, [])
    }

    init(argument: String? = nil, invalid: (value: String, code: FailureCode)...) {
      (self.argument, self.valid, self.invalid) = (argument, [], invalid)
    }
  }
}
