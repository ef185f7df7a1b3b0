@testable import TableValidation

/// A column in the memory layout of Arrow: bytes, an array of offsets, and a validity bitmap with the lowest bit
/// first.
struct ArrowColumn {
  private(set) var bytes: [UInt8]
  private(set) var offsets: [Int32] = []
  private(set) var validity: [UInt8] = []

  /// - Parameter bytes: The bytes of the preceding columns, which share one buffer in a batch.
  init(_ values: [String?], after bytes: [UInt8] = []) {
    self.bytes = bytes
    offsets = [Int32(bytes.count)]
    validity = [UInt8](repeating: 0, count: (values.count + 7) / 8)
    for (position, value) in values.enumerated() {
      if let value {
        self.bytes += value.utf8
        validity[position / 8] |= 1 << (position % 8)
      }
      offsets.append(Int32(self.bytes.count))
    }
  }

  var batch: ColumnBatch {
    let values = zip(offsets, offsets.dropFirst()).map { Int($0)..<Int($1) }
    return ColumnBatch(
      values: values, absences: values.indices.filter { validity[$0 / 8] & 1 << ($0 % 8) == 0 })
  }
}
