/// Findings on their way to where they go: as bytes of a report, or as values.
struct FindingBuffer: Sendable {
  var bytes: [UInt8] = []
  var values: [Finding] = []

  /// About how many bytes of memory one finding takes as a value.
  private static let valueSize = 256

  /// About how many bytes of memory the findings take.
  var size: Int { bytes.count + values.count * Self.valueSize }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}
