/// A rule: its name, the argument that it was written with, and what it requires.
///
/// ```swift
/// let rules: [Rule] = [.required, Rule(.email), Rule(.length(...64), severity: .warning)]
/// ```
public struct Rule: Sendable {
  /// The requirement of a rule.
  public enum Kind: Sendable {
    /// Whether a value is required.
    case presence(Presence)
    /// The strategy by which a present value must be valid.
    case content(any InputFieldValidationStrategy)
    /// No two values of a column, or no two lines, are equal.
    case uniqueness
  }

  /// The name that findings report: for a rule of the catalog, its name there.
  public let name: String
  /// The argument as written, or `nil` if there is none or it has no spelling as text.
  public let argument: String?
  /// The requirement.
  public let kind: Kind
  /// Whether a failure is an error or a warning.
  public var severity: Severity
  /// The texts of its failures that replace those of the message catalog, or `nil` for none.
  public var messages: RuleMessages?
  /// The numbers of records that break the rule from which a check of a table warns or fails, in place of the limits of the field or of the
  /// check; `nil` for those.
  public var limits: InvalidLimits?

  /// Whether its strategy is for secrets.
  package var isSecret: Bool {
    if case .content(let strategy) = kind { strategy.isSecret } else { false }
  }

  /// Creates a rule with a name; ``init(_:name:severity:messages:)`` takes the name from the strategy.
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
