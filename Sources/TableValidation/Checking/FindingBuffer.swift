/// Findings of a worker that have not been written yet: as bytes of a report, as values, as rows of a table, and as
/// statistics.
struct FindingBuffer: Sendable {
  var bytes: [UInt8] = []
  var values: [Finding] = []
  var rows = FindingRows()
  var statistics = FindingStatistics()
  var samples: [RecordSample] = []
  /// What identifies the record whose findings are appended.
  var recordID: [Finding.Identifier] = []

  /// The approximate size in memory of one finding as a value, in bytes.
  private static let valueSize = 256

  /// The approximate size in memory of the findings, in bytes.
  var size: Int { bytes.count + values.count * Self.valueSize + rows.size }

  var isEmpty: Bool { bytes.isEmpty && values.isEmpty && rows.isEmpty }

  mutating func append(_ other: FindingBuffer) {
    bytes += other.bytes
    values += other.values
    if !other.rows.isEmpty { rows.append(other.rows) }
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    rows.removeAll()
    statistics.removeAll()
    samples.removeAll(keepingCapacity: true)
  }
}
