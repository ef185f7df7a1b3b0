import TableValidation
import Validation

/// A report of the record, location and code of each finding: `1 2:3 @4 length.too-long`.
struct LocationsReport: Report {
  func append(_ finding: Finding, to output: inout [UInt8]) {
    let location = finding.location
    let record = location.record.map { "\($0)" } ?? "-"
    let line = location.line.map { "\($0)" } ?? "-"
    output +=
      "\(record) \(line):\(location.column ?? 0) @\(location.offset ?? -1) \(finding.failure.code)\n".utf8
  }
}
