internal import Validation

/// An input of a check whose inputs may have different headers, and the plan by which it is checked.
package struct PlannedInput: Sendable {
  package let input: TableInput
  /// The index of the plan among those of the check.
  package let plan: Int
  /// The findings about the header that the comparison with the rules has found.
  package let findings: [Finding]

  package init(_ input: TableInput, plan: Int = 0, findings: [Finding] = []) {
    self.input = input
    self.plan = plan
    self.findings = findings
  }

  /// The findings about the header: those of the comparison with the rules, then those of the input itself, without the warnings
  /// about the names of columns that the comparison has errors about.
  var headerFindings: [Finding] {
    findings
      + input.findings.filter { finding in
        finding.rule != "header"
          || !findings.contains { $0.severity == .error && $0.location.offset == finding.location.offset }
      }
  }
}
