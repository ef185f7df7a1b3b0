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
  /// The argument as it was written, or `nil`.
  public let argument: String?
  public let kind: Kind

  /// A rule under a name: for a strategy of one's own, the name that findings are reported under.
  public init(name: String, argument: String? = nil, kind: Kind) {
    self.name = name
    self.argument = argument
    self.kind = kind
  }
}
