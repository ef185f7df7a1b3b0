internal import Bytes

/// A rule of the catalog: its name, its argument, its codes and examples, and how it is made.
public struct CatalogEntry: Sendable {
  /// In an object, because entries are copied in many places, and each copy would be 200 bytes.
  @Boxed private var content: Content

  /// The name as written after `-e` and in rule files.
  public var name: String { content.name }
  /// The heading under which the list of rules shows the entry.
  public var group: Group { content.group }
  /// One sentence that describes valid values.
  public var summary: String { content.summary }
  /// The argument that the rule takes, if any.
  public var argument: Argument { content.argument }
  /// The other spellings of the argument in a rule file, or `nil` if it is always a text.
  public var structure: ArgumentStructure? { content.structure }
  /// The rule's spelling in Swift.
  public var swift: String { content.swift }
  /// Every code that the rule can report. Built at each call.
  public var codes: [FailureCode] { content.messages().codes }
  /// Examples of valid and invalid values. Built at each call.
  public var examples: [Examples] { content.examples() }
  /// The codes with their English texts, which a run that reports no finding does not need. Built at each call.
  var messages: CatalogMessages { content.messages() }
  /// Words of other languages and tools that mean this rule, in lower case and with hyphens. Built at each call.
  var synonyms: [String] { content.synonyms() }
  /// Words that mean another rule, and after it this one. Built at each call.
  var lesserSynonyms: [String] { content.lesserSynonyms() }

  private struct Content: Sendable {
    let name: String
    let group: Group
    let summary: String
    let argument: Argument
    let structure: ArgumentStructure?
    let swift: String
    let messages: @Sendable () -> CatalogMessages
    let synonyms: @Sendable () -> [String]
    let lesserSynonyms: @Sendable () -> [String]
    let examples: @Sendable () -> [Examples]
    let make: @Sendable (String?, RuleContext) throws(RuleError) -> Rule.Kind
  }

  /// Creates an entry whose rule depends on its argument and on the context.
  init(
    name: String, group: Group, summary: String, argument: Argument = .none,
    structure: ArgumentStructure? = nil, swift: String,
    messages: @autoclosure @escaping @Sendable () -> CatalogMessages,
    synonyms: @autoclosure @escaping @Sendable () -> [String] = [],
    lesserSynonyms: @autoclosure @escaping @Sendable () -> [String] = [],
    examples: @autoclosure @escaping @Sendable () -> [Examples],
    make: @escaping @Sendable (String?, RuleContext) throws(RuleError) -> Rule.Kind
  ) {
    content = Content(
      name: name, group: group, summary: summary, argument: argument, structure: structure, swift: swift,
      messages: messages, synonyms: synonyms, lesserSynonyms: lesserSynonyms, examples: examples, make: make)
  }

  /// Creates an entry whose rule depends only on its argument.
  init(
    name: String, group: Group, summary: String, argument: Argument = .none,
    structure: ArgumentStructure? = nil, swift: String,
    messages: @autoclosure @escaping @Sendable () -> CatalogMessages,
    synonyms: @autoclosure @escaping @Sendable () -> [String] = [],
    lesserSynonyms: @autoclosure @escaping @Sendable () -> [String] = [],
    examples: @autoclosure @escaping @Sendable () -> [Examples],
    make: @escaping @Sendable (String?) throws(RuleError) -> Rule.Kind
  ) {
    self.init(
      name: name, group: group, summary: summary, argument: argument, structure: structure, swift: swift,
      messages: messages(), synonyms: synonyms(), lesserSynonyms: lesserSynonyms(), examples: examples()
    ) { argument, _ throws(RuleError) in try make(argument) }
  }

  /// Creates an entry without an argument, whose rule always has the same strategy.
  init(
    name: String, group: Group, summary: String, swift: String,
    messages: @autoclosure @escaping @Sendable () -> CatalogMessages,
    strategy: some InputFieldValidationStrategy,
    synonyms: @autoclosure @escaping @Sendable () -> [String] = [],
    lesserSynonyms: @autoclosure @escaping @Sendable () -> [String] = [],
    examples: @autoclosure @escaping @Sendable () -> [Examples]
  ) {
    self.init(
      name: name, group: group, summary: summary, swift: swift,
      messages: messages(), synonyms: synonyms(), lesserSynonyms: lesserSynonyms(), examples: examples()
    ) { _, _ throws(RuleError) in .content(strategy) }
  }

  /// The rule with that argument.
  public func rule(
    argument text: String? = nil, in context: RuleContext = RuleContext()
  ) throws(RuleError) -> Rule {
    switch (argument, text) {
    case (.none, let text?): throw .superfluousArgument(rule: name, text)
    case (.required(let syntax, _), nil), (.required(let syntax, _), ""):
      throw .missingArgument(rule: name, expected: syntax)
    default: return Rule(name: name, argument: text, kind: try content.make(text, context))
    }
  }
}

extension CatalogEntry {
  /// The headings of the list of rules; the raw value is the text of the heading.
  public enum Group: String, Sendable, CaseIterable {
    case presence = "Presence and equality"
    case text = "Text"
    case numbers = "Numbers"
    case time = "Time"
    case network = "Network and identity"
    case encodings = "Encodings"
    case codes = "Codes with check digits"
    case places = "Places"
    case secrets = "Secrets"
  }

  /// Whether a rule takes an argument and, if it does, the syntax and the meaning of the argument.
  public enum Argument: Sendable, Hashable {
    /// No argument.
    case none
    /// An argument that can be omitted: its syntax, and its meaning.
    case optional(String, String)
    /// A required argument: its syntax, and its meaning.
    case required(String, String)
  }

  /// Valid and invalid values of the rule with one argument, the invalid ones with their codes.
  public struct Examples: Sendable {
    /// The argument, or `nil` for none.
    public let argument: String?
    /// Valid values.
    public let valid: [String]
    /// Invalid values, each with the code of its failure.
    public let invalid: [(value: String, code: FailureCode)]

    init(argument: String? = nil, valid: String...) {
      (self.argument, self.valid, self.invalid) = (argument, valid, [])
    }

    init(argument: String? = nil, invalid: (value: String, code: FailureCode)...) {
      (self.argument, self.valid, self.invalid) = (argument, [], invalid)
    }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The case whose name is the argument.
  ///
  /// - Parameter subject: The noun that the error names: "profile".
  init(argument: String, of subject: String) throws(RuleError) {
    guard let choice = Self(rawValue: argument) else {
      throw .unknownChoice(argument, of: subject, among: Self.allCases.map(\.rawValue))
    }
    self = choice
  }
}
