public import JSONDocument
internal import Validation

/// An example in a rule file, under `tests`: a value of a field or a whole record, and what is to be said of it.
///
/// ```swift
/// let text = "fields: [{name: n, type: integer}]\ntests: [{field: n, valid: [7, x]}]"
/// let file = try RuleFile(Array(text.utf8))
/// file.tests.map { $0.mismatch(in: file)?.map(\.finding.failure.code) }  // [nil, ["integer.malformed"]]
/// ```
public struct RuleTest: Sendable {
  /// What is checked.
  public enum Subject: Sendable, Hashable {
    /// A value of a field; `nil` for an absent one.
    case value(field: String, text: String?)
    /// What the fields of a record say, those that are not named being absent.
    case record([String: String])
  }

  /// What is to be said.
  public enum Expectation: Sendable, Hashable {
    /// Nothing but warnings.
    case valid
    /// An error, whatever it is.
    case invalid
    /// Failures with each of these codes or names of rules, as errors or warnings; others may be there too.
    case failures([String])
  }

  /// What is checked.
  public let subject: Subject
  /// What is to be said of it.
  public let expectation: Expectation
  /// Where the value or the record stands in the rule file.
  public let position: DocumentPosition

  /// What was said where that is not what was expected, which may be nothing; `nil` where it is.
  ///
  /// - Parameter file: The rule file that the example is in; of another that lacks the field, nothing is said.
  public func mismatch(in file: RuleFile) -> [RecordFinding]? {
    let findings =
      switch subject {
      case .value(let field, let text): file.findings(inField: field, saying: text)
      case .record(let values): file.findings(in: values)
      }
    let isMet =
      switch expectation {
      case .valid: !findings.contains { $0.finding.severity == .error }
      case .invalid: findings.contains { $0.finding.severity == .error }
      case .failures(let codes):
        codes.allSatisfy { code in
          findings.contains { $0.finding.failure.code.rawValue == code || $0.finding.rule == code }
        }
      }
    return isMet ? nil : findings
  }
}
