import TableValidation
import TestSupport

/// The outputs and the summary of a check.
struct Outcome: Equatable {
  var findings: [UInt8] = []
  var valid: [UInt8] = []
  var invalid: [UInt8] = []
  var summary = Summary()

  /// Returns a description of the first difference from the expected outcome, or `nil` if they are equal.
  func difference(from expected: Outcome) -> String? {
    let outputs = [
      ("findings", findings, expected.findings), ("valid records", valid, expected.valid),
      ("invalid records", invalid, expected.invalid),
    ]
    for (name, bytes, expected) in outputs where bytes != expected {
      let same = zip(bytes, expected).prefix { $0 == $1 }.count
      let start = bytes[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      return """
        the \(name) differ from byte \(same) on:
        expected \(expected[start...].prefix(600).escaped)
        got      \(bytes[start...].prefix(600).escaped)
        """
    }
    var summary = summary
    // The reference keeps no sample of what is not UTF-8, and no names to suggest.
    if expected.summary.undecoded.isEmpty { summary.undecoded = [] }
    summary.memberNames = []
    return summary == expected.summary ? nil : "expected \(expected.summary)\ngot      \(summary)"
  }
}

/// A report that writes each finding in both notations, one line each.
struct BothReports: Report {
  private let text = TextReport()
  private let json = JSONLinesReport()

  func append(_ finding: Finding, to output: inout [UInt8]) {
    json.append(finding, to: &output)
    text.append(finding, to: &output)
  }
}
