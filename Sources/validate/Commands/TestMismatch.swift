internal import RuleFiles
internal import TableValidation
internal import Validation

/// An example of a rule file that does not come out as it says, as a difference of two lines.
///
/// ```text
/// contacts.yml:41:17: email: 'a@b'
///   - invalid: email.no-top-level
///   + valid
/// ```
struct TestMismatch {
  private let test: RuleTest
  private let findings: [RecordFinding]

  init(_ test: RuleTest, _ findings: [RecordFinding]) {
    self.test = test
    self.findings = findings
  }

  func rendered(file: String) -> String {
    "\(file):\(test.position): \(subject)\n  - \(expected)\n  + \(found)\n"
  }

  private var subject: String {
    switch test.subject {
    case .value(let field, let text): "\(field): \(shown(text))"
    case .record(let values):
      "record: "
        + values.sorted { $0.key < $1.key }.map { "\($0.key) \(shown($0.value))" }.joined(separator: ", ")
    }
  }

  private func shown(_ text: String?) -> String {
    text.map { "\(Excerpt($0))" } ?? "nothing"
  }

  private var expected: String {
    switch test.expectation {
    case .valid: "valid"
    case .invalid: "invalid"
    case .failures(let codes): "invalid: " + codes.joined(separator: ", ")
    }
  }

  private var found: String {
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
