/// Findings of a worker that have not been written yet: as bytes of a report, as values, and as statistics.
struct FindingBuffer: Sendable {
  var bytes: [UInt8] = []
  var values: [Finding] = []
  var statistics = FindingStatistics()
  var samples: [RecordSample] = []

  /// The approximate size in memory of one finding as a value, in bytes.
  private static let valueSize = 256

  /// The approximate size in memory of the findings, in bytes.
  var size: Int { bytes.count + values.count * Self.valueSize }

  var isEmpty: Bool { bytes.isEmpty && values.isEmpty }

  mutating func append(_ other: FindingBuffer) {
    bytes += other.bytes
    values += other.values
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    statistics.removeAll()
    samples.removeAll(keepingCapacity: true)
  }
}
