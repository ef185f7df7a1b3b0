internal import Validation

/// A report whose lines differ in place and value alone where findings say the same.
protocol LineReport: Report {
  /// Writes the line of a finding, with blanks for its place and value.
  func write(_ finding: Finding, to line: inout ReportLine)

  /// Adds what stands in the blank for a value.
  func appendValue(_ value: Span<UInt8>, isTruncated: Bool, to output: inout [UInt8])
}

/// The line of a finding as text with blanks: filled in with a place and a value, it is the finding in the report.
struct ReportLine: Sendable {
  enum Blank {
    case record, line, column, offset, value
    /// The line's number, or the record's where there are no lines.
    case lineOrRecord
  }

  var text: [UInt8] = []
  private var blanks: [(blank: Blank, position: Int)] = []

  /// Leaves a blank where the text ends so far.
  mutating func leave(_ blank: Blank) {
    blanks.append((blank, text.count))
  }

  /// Begins another line with the same buffers.
  mutating func clear() {
    text.removeAll(keepingCapacity: true)
    blanks.removeAll(keepingCapacity: true)
  }

  /// Adds the line with its blanks filled in.
  func append(
    _ place: Finding.Place, _ value: Span<UInt8>, isTruncated: Bool, by report: some LineReport,
    to output: inout [UInt8]
  ) {
    let text = text.span
    var start = 0
    for (blank, position) in blanks {
      output.append(text.extracting(start..<position))
      start = position
      switch blank {
      case .record: JSONText.append(place.record, to: &output)
      case .line: JSONText.append(place.line, to: &output)
      case .column: output.append(place.column)
      case .offset: output.append(place.offset)
      case .lineOrRecord: output.append(place.line ?? place.record ?? 0)
      case .value: report.appendValue(value, isTruncated: isTruncated, to: &output)
      }
    }
    output.append(text.extracting(start..<text.count))
  }
}

extension LineReport {
  /// Adds a finding of which nothing is known before.
  func appendLine(of finding: Finding, to output: inout [UInt8]) {
    var line = ReportLine()
    write(finding, to: &line)
    var value = finding.value ?? ""
    value.withUTF8 { bytes in
      // SAFETY: the span is read while the value lends the buffer.
      unsafe line.append(finding.place, bytes.span, isTruncated: finding.isTruncated, by: self, to: &output)
    }
  }
}
