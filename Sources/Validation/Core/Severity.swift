/// Whether a failure makes a value invalid.
public enum Severity: String, Sendable, CaseIterable {
  /// The value and its record are invalid.
  case error
  /// The failure is reported, and the record is valid.
  case warning

  /// Compares the cases. The default implementation would compare the texts of the raw values, for each
  /// finding.
  public static func == (first: Severity, second: Severity) -> Bool {
    switch (first, second) {
    case (.error, .error), (.warning, .warning): true
    case (.error, _), (.warning, _): false
    }
  }
}
