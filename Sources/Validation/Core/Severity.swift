/// The effect of a failure on its value and record.
public enum Severity: String, Sendable, CaseIterable {
  /// The value and its record are invalid.
  case error
  /// The failure is reported, and the record is valid.
  case warning
  /// The failure is counted and not reported, and the record is valid: only by ``CodeSeverities``, which rule files and programs
  /// set for codes.
  case ignored

  /// The severities that a rule can have.
  package static let ofRules: [Severity] = [.error, .warning]

  /// Compares the cases. The default implementation would compare the texts of the raw values, for each
  /// finding.
  public static func == (first: Severity, second: Severity) -> Bool {
    switch (first, second) {
    case (.error, .error), (.warning, .warning), (.ignored, .ignored): true
    case (.error, _), (.warning, _), (.ignored, _): false
    }
  }
}
