import TableValidation
import TestSupport

/// What came of a check.
struct Outcome: Equatable {
  var findings: [UInt8] = []
  var valid: [UInt8] = []
  var invalid: [UInt8] = []
  var summary = Summary()

  /// Where it differs from what was expected, or `nil`.
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
    return summary == expected.summary ? nil : "expected \(expected.summary)\ngot      \(summary)"
  }
}

/// Each finding in both formats, one line after the other.
struct BothReports: Report {
  private let text = TextReport()
  private let json = JSONLinesReport()

  func append(_ finding: Finding, to output: inout [UInt8]) {
    json.append(finding, to: &output)
    text.append(finding, to: &output)
  }
}
