/// Whether what a rule refuses is invalid, or only worth a word.
public enum Severity: String, Sendable, CaseIterable {
  /// The value, and the record that it stands in, is invalid.
  case error
  /// It is told, and the record passes all the same.
  case warning

  /// Compared as cases; by default a raw value is, here a text, for every finding.
  public static func == (first: Severity, second: Severity) -> Bool {
    switch (first, second) {
    case (.error, .error), (.warning, .warning): true
    case (.error, _), (.warning, _): false
    }
  }
}
