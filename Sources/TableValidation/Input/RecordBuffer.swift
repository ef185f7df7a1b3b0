internal import CSVRecords

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

  /// Appends an element of a JSON array, each with the comma before it that the first of an output does not have.
  mutating func append(element: ArraySlice<UInt8>) {
    bytes += Self.elementStart
    bytes += element
  }

  /// What precedes each element.
  static let elementStart = Array(",\n".utf8)

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

extension ArraySlice<UInt8> {
  /// An element of a JSON array without the mark that ends it and the blanks before that.
  var element: ArraySlice<UInt8> {
    let text = last == ElementMark.byte ? dropLast() : self
    let end = text.lastIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }.map { $0 + 1 } ?? text.startIndex
    return text[..<end]
  }
}
