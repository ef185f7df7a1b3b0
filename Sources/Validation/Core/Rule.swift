/// A rule as written in a file or on a command line: a name of the catalogue, its argument, and what it asks.
public struct Rule: Sendable {
  /// What a rule is about.
  public enum Kind: Sendable {
    /// Whether a value is there.
    case presence(Presence)
    /// What a value that is there says.
    case content(any InputFieldValidationStrategy)
    /// Whether it stands once among the values of its column, or among the lines.
    case uniqueness
  }

  /// The name in the catalogue.
  public let name: String
  /// The argument as it was written, or `nil` where there is none or no text says it.
  public let argument: String?
  public let kind: Kind
  /// Whether what it refuses is invalid or only worth a word.
  public var severity: Severity
  /// The texts of its failures that stand in place of the catalogue's, or `nil` where all are the catalogue's.
  public var messages: RuleMessages?

  /// Whether its strategy is for secrets.
  package var isSecret: Bool {
    if case .content(let strategy) = kind { strategy.isSecret } else { false }
  }

  /// A rule under a name: for a strategy of one's own, the name that findings are reported under.
  public init(
    name: String, argument: String? = nil, kind: Kind, severity: Severity = .error,
    messages: RuleMessages? = nil
  ) {
    self.name = name
    self.argument = argument
    self.kind = kind
    self.severity = severity
    self.messages = messages
  }
}
