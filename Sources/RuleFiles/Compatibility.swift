/// The reader whose interpretation of Table Schema types and constraints applies.
public enum Compatibility: String, Sendable, CaseIterable {
  /// The text of Table Schema v2.
  case standard
  /// The behavior of the reference implementation, frictionless 5.21.
  case frictionless
}
