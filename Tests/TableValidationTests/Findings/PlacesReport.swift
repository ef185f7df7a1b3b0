import TableValidation
import Validation

/// Of each finding its record, its place and its code: `1 2:3 @4 length.too-long`.
struct PlacesReport: Report {
  func append(_ finding: Finding, to output: inout [UInt8]) {
    let place = finding.place
    let record = place.record.map { "\($0)" } ?? "-"
    let line = place.line.map { "\($0)" } ?? "-"
    output += "\(record) \(line):\(place.column) @\(place.offset) \(finding.failure.code)\n".utf8
  }
}
