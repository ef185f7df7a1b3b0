internal import Bytes
internal import JSONDocument
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The report of a failed test in a rule file: the expected and the actual result on two lines.
///
/// ```text
/// contacts.yml:41:17: email: 'a@b'
///   - invalid: email.no-top-level
///   + valid
/// ```
struct TestMismatch {
  private let test: RuleTest
  private let findings: [RecordFinding]
  /// The names of the fields whose values must not be shown.
  private let secrets: [String]

  /// - Parameter secrets: The names of the fields whose values must not be shown.
  init(_ test: RuleTest, _ findings: [RecordFinding], secrets: [String]) {
    self.test = test
    self.findings = findings
    self.secrets = secrets
  }

  func rendered(file: String) -> String {
    "\(file.visible):\(test.position): \(subject.visible)\n  - \(expected.visible)\n  + \(found.visible)\n"
  }

  /// The location of the test in the rule file.
  var position: DocumentPosition { test.position }

  /// The field whose value is tested; `nil` for a record.
  var field: String? { test.field }

  /// The value of the field; `nil` for a secret or absent one, and for a record.
  var value: String? {
    guard case .value(let field, let text) = test.subject, !isSecret(field) else { return nil }
    return text
  }

  private func isSecret(_ field: String) -> Bool { secrets.contains { $0.hasSameBytes(as: field) } }

  private var subject: String {
    switch test.subject {
    case .value(let field, let text): "\(field): \(shown(text, of: field))"
    case .record(let values):
      "record: "
        + values.ordered { $0.key < $1.key }.map { "\($0.key) \(shown($0.value, of: $0.key))" }.joined(
          separator: ", ")
    }
  }

  private func shown(_ text: String?, of field: String) -> String {
    guard let text else { return "absent" }
    return isSecret(field) ? "'…'" : "\(Excerpt(text))"
  }

  /// The expected result: `valid`, or `invalid` with codes.
  var expected: String {
    switch test.expectation {
    case .valid: "valid"
    case .invalid: "invalid"
    case .failures(let codes): "invalid: " + codes.joined(separator: ", ")
    }
  }

  /// The actual result.
  var found: String {
    let isInvalid = findings.contains { $0.finding.severity == .error }
    guard !findings.isEmpty else { return "valid" }
    let list = findings.map { finding in
      let code = finding.finding.failure.code.rawValue
      let isOfField = if case .value = test.subject { true } else { false }
      return isOfField ? code : (finding.field.map { "\($0) \(code)" } ?? "\(finding.finding.rule) \(code)")
    }
    return (isInvalid ? "invalid: " : "valid, with warnings: ") + list.joined(separator: ", ")
  }
}

extension RuleTest {
  /// The field whose value is tested; `nil` for a test of a record.
  var field: String? {
    if case .value(let field, _) = subject { field } else { nil }
  }
}
