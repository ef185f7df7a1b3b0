@testable import TableValidation

/// Records whose values are stored as texts only.
struct StoredTexts: StoredRecords {
  /// The texts of each checked column.
  let columns: [[String]]

  var count: Int { columns[0].count }

  func write(column: Int, of records: [Int]?, to batch: inout ColumnBatch, appendingTo bytes: inout [UInt8]) {
    var ranges: [Range<Int>] = []
    for position in records ?? Array(0..<count) {
      let text = columns[column][position]
      ranges.append(bytes.count..<bytes.count + text.utf8.count)
      bytes += text.utf8
    }
    batch = ColumnBatch(values: ranges)
  }

  func doubt(column: Int, in records: inout DoubtfulRecords) -> Bool? { nil }
  func doubt(rule: Int, in records: inout DoubtfulRecords) { records.insertAll() }
}
