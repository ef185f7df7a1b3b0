/// By whose reading the types and constraints of a Table Schema decide.
public enum Compatibility: String, Sendable, CaseIterable {
  /// The text of Table Schema v2.
  case standard
  /// What its reference reader, frictionless 5.21, does where that is looser, narrower or other.
  case frictionless
}
