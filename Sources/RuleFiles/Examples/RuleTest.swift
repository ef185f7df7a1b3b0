public import JSONDocument
public import Validation

/// An example in a rule file, under `tests`: a value of a field or a whole record, and its expected result.
///
/// ```swift
/// let text = "fields: [{name: n, type: integer}]\ntests: [{field: n, valid: [7, x]}]"
/// let file = try RuleFile(Array(text.utf8))
/// file.tests.map { $0.mismatch(in: file)?.map(\.finding.failure.code) }  // [nil, ["integer.malformed"]]
/// ```
public struct RuleTest: Sendable {
  /// The value or record that a test checks.
  public enum Subject: Sendable, Hashable {
    /// A value of a field; `nil` for an absent one.
    case value(field: String, text: String?)
    /// The values of a record by field; other fields are absent.
    case record([String: String])
  }

  /// An expected result.
  public enum Expectation: Sendable, Hashable {
    /// No error.
    case valid
    /// Any error.
    case invalid
    /// A failure for each of these codes or rule names, as an error or a warning; other failures are allowed.
    case failures([String])
  }

  /// The value or record to check.
  public let subject: Subject
  /// The expected result.
  public let expectation: Expectation
  /// The location of the value or the record in the rule file.
  public let position: DocumentPosition

  /// Returns the findings, possibly none, if they differ from the expectation, or `nil` if they meet it.
  ///
  /// - Parameter file: The rule file with the example. If it lacks the field, there are no findings.
  public func mismatch(in file: RuleFile) -> [RecordFinding]? {
    let findings =
      switch subject {
      case .value(let field, let text): file.evaluator.findings(inField: field, of: text)
      case .record(let values): file.findings(in: values)
      }
    let isMet =
      switch expectation {
      case .valid: !findings.contains { $0.finding.severity == .error }
      case .invalid: findings.contains { $0.finding.severity == .error }
      case .failures(let codes):
        Set(codes).isSubset(of: findings.flatMap { [$0.finding.failure.code.rawValue, $0.finding.rule] })
      }
    return isMet ? nil : findings
  }
}
