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
    if records.isEmpty { return appendLines(missingEnd[...], missingEnd: []) }
    appendLines(records, missingEnd: missingEnd)
  }

  private mutating func appendLines(_ lines: ArraySlice<UInt8>, missingEnd: [UInt8]) {
    // With a LF of its own, the CR is not joined with the LF of the blank record.
    if bytes.last == 0x0D, lines.first == 0x0A { bytes.append(0x0A) }
    bytes += lines
    // Assigned only where it changes: a record of nearly every run has its end.
    if !missingEnd.isEmpty || !self.missingEnd.isEmpty { self.missingEnd = missingEnd }
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    missingEnd = []
  }
}
