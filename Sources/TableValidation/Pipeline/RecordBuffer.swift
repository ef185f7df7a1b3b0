/// Records that are copied to an output and not written yet.
struct RecordBuffer: Sendable {
  private(set) var bytes: [UInt8]
  /// The bytes that end the last record if another follows it; none if its input has ended it.
  private(set) var missingEnd: [UInt8]

  init(bytes: [UInt8] = [], missingEnd: [UInt8] = []) {
    (self.bytes, self.missingEnd) = (bytes, missingEnd)
  }

  /// Appends records.
  ///
  /// - Parameter missingEnd: The bytes that end the last of them if another record follows it.
  mutating func append(_ records: ArraySlice<UInt8>, missingEnd: [UInt8]) {
    // Without a line end, a record without bytes would be no record.
    let written = records.isEmpty ? missingEnd[...] : records
    // With a LF of its own, the CR is not joined with the LF of the blank record.
    if bytes.last == 0x0D, written.first == 0x0A { bytes.append(0x0A) }
    bytes += written
    self.missingEnd = records.isEmpty ? [] : missingEnd
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    missingEnd = []
  }
}
