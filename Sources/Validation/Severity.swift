/// Whether what a rule refuses is invalid, or only worth a word.
public enum Severity: String, Sendable, CaseIterable {
  /// The value, and the record that it stands in, is invalid.
  case error
  /// It is told, and the record passes all the same.
  case warning
}
