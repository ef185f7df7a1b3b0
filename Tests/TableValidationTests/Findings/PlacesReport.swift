import TableValidation
import Validation

/// A report of the record, location and code of each finding: `1 2:3 @4 length.too-long`.
struct PlacesReport: Report {
  func append(_ finding: Finding, to output: inout [UInt8]) {
    let place = finding.location
    let record = place.record.map { "\($0)" } ?? "-"
    let line = place.line.map { "\($0)" } ?? "-"
    output += "\(record) \(line):\(place.column ?? 0) @\(place.offset ?? -1) \(finding.failure.code)\n".utf8
  }
}
