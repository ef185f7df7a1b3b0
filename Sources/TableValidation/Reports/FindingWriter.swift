internal import Validation

/// Writes the findings of one column, or those on whole records.
///
/// The lines of the last few are kept: a finding that says what one before it said is that line with another place and
/// another value.
struct FindingWriter {
  /// What findings have in common that share a line, beside the failure.
  private struct Wording {
    let rule: String
    let severity: Severity
    let isTruncated: Bool
  }

  /// How many lines are kept, and how many bytes such a line may have: memory must not grow with what values say.
  private static let capacity = 8
  private static let longestLine = 1 << 10

  private let report: any Report
  private let lineReport: (any LineReport)?
  /// How a line report writes values.
  private let escapes: TextEscapes?
  private let file: String
  private let field: String?
  private let showsValues: Bool
  private var failures: [ValidationFailure] = []
  private var wordings: [Wording] = []
  private var lines: [ReportLine] = []
  private var oldest = 0
  /// The last value that needed escapes.
  private var escaped: [UInt8] = []

  /// - Parameter showsValues: `false` for secrets, and for whole records.
  init(_ report: any Report, file: String, field: String?, showsValues: Bool) {
    self.report = report
    lineReport = report as? any LineReport
    escapes = lineReport?.escapes
    self.file = file
    self.field = field
    self.showsValues = showsValues
  }

  /// Adds what the report says of the finding.
  mutating func write(
    _ rule: String, _ failure: ValidationFailure, severity: Severity = .error,
    at place: Finding.Place, value: Span<UInt8>, to output: inout [UInt8]
  ) {
    guard let escapes else {
      let finding = Finding(
        file: file, place: place, field: field, rule: rule, failure: failure, severity: severity,
        value: value, isSecret: !showsValues)
      return report.append(finding, to: &output)
    }
    let end = showsValues ? Finding.cut(value) : 0
    let shown = value.extracting(0..<end)
    let isTruncated = showsValues && end < value.count
    let index =
      index(of: failure, rule, severity, isTruncated)
      ?? learn(
        Finding(
          file, place, field, rule, failure, severity, value: showsValues ? "" : nil, isTruncated: isTruncated
        ))
    if escapes.leave(shown) {
      lines[index].append(place, shown, to: &output)
    } else {
      escaped.removeAll(keepingCapacity: true)
      escapes.append(shown, to: &escaped)
      lines[index].append(place, escaped.span, to: &output)
    }
    if lines[index].text.count > Self.longestLine { forget(index) }
  }

  /// Which line says so, or `nil`.
  private func index(
    of failure: ValidationFailure, _ rule: String, _ severity: Severity, _ isTruncated: Bool
  ) -> Int? {
    var start = 0
    while let index = failure.index(in: failures, from: start) {
      let wording = wordings[index]
      if wording.rule == rule && wording.severity == severity && wording.isTruncated == isTruncated {
        return index
      }
      start = index + 1
    }
    return nil
  }

  /// Puts the line of the finding in the place of the oldest.
  private mutating func learn(_ finding: Finding) -> Int {
    let wording = Wording(rule: finding.rule, severity: finding.severity, isTruncated: finding.isTruncated)
    var index = lines.count
    if index < Self.capacity {
      failures.append(finding.failure)
      wordings.append(wording)
      lines.append(ReportLine())
      lineReport?.writeHead(finding, to: &lines[index])
      lines[index].endHead()
    } else {
      index = oldest
      oldest = (oldest + 1) % Self.capacity
      failures[index] = finding.failure
      wordings[index] = wording
      lines[index].returnToHead()
    }
    lineReport?.writeRest(finding, to: &lines[index])
    return index
  }

  private mutating func forget(_ index: Int) {
    failures.remove(at: index)
    wordings.remove(at: index)
    lines.remove(at: index)
    oldest = 0
  }
}
