internal import Validation

/// Writes the findings of one column, or those on whole records.
///
/// The lines of the last few are kept: a finding that says what one before it said is that line with another place and
/// another value.
struct FindingWriter {
  private struct Known {
    var rule: String
    var failure: ValidationFailure
    var severity: Finding.Severity
    var line: ReportLine
  }

  /// How many lines are kept, and how long such a line may be.
  private static let capacity = 8
  private static let longestLine = 4 << 10

  private let report: any Report
  private let lines: (any LineReport)?
  private let file: String
  private let field: String?
  private let showsValues: Bool
  private var known: [Known] = []
  private var oldest = 0

  /// - Parameter showsValues: `false` for secrets, and for whole records.
  init(_ report: any Report, file: String, field: String?, showsValues: Bool) {
    self.report = report
    lines = report as? any LineReport
    self.file = file
    self.field = field
    self.showsValues = showsValues
  }

  /// Adds what the report says of the finding.
  mutating func write(
    _ rule: String, _ failure: ValidationFailure, severity: Finding.Severity = .error,
    at place: Finding.Place,
    value: Span<UInt8>, to output: inout [UInt8]
  ) {
    guard let lines else {
      let finding = Finding(
        file: file, place: place, field: field, rule: rule, failure: failure, severity: severity,
        value: value,
        isSecret: !showsValues)
      return report.append(finding, to: &output)
    }
    let index =
      known.firstIndex { $0.failure == failure && $0.rule == rule && $0.severity == severity }
      ?? learn(rule, failure, severity, at: place, by: lines)
    let end = Finding.cut(value)
    known[index].line.append(
      place, value.extracting(0..<end), isTruncated: end < value.count, by: lines, to: &output)
    if known[index].line.text.count > Self.longestLine { forget(index) }
  }

  /// Puts the line in the place of the oldest.
  private mutating func learn(
    _ rule: String, _ failure: ValidationFailure, _ severity: Finding.Severity, at place: Finding.Place,
    by lines: any LineReport
  ) -> Int {
    let noValue: [UInt8] = []
    let finding = Finding(
      file: file, place: place, field: field, rule: rule, failure: failure, severity: severity,
      value: noValue.span, isSecret: !showsValues)
    if known.count < Self.capacity {
      known.append(Known(rule: rule, failure: failure, severity: severity, line: ReportLine()))
      lines.write(finding, to: &known[known.count - 1].line)
      return known.count - 1
    }
    let index = oldest
    oldest = (oldest + 1) % Self.capacity
    (known[index].rule, known[index].failure, known[index].severity) = (rule, failure, severity)
    known[index].line.clear()
    lines.write(finding, to: &known[index].line)
    return index
  }

  private mutating func forget(_ index: Int) {
    known.remove(at: index)
    oldest = 0
  }
}
