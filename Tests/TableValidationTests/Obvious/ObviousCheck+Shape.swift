import CSVRecords
import Validation

/// Finds faults in the shape and the text of a record.
extension ObviousCheck {
  /// Returns the number of line ends in a range of bytes, and the number of lines that the bytes are on.
  func lines(in range: Range<Int>) -> (ends: Int, lines: Int) {
    var ends = 0
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0A, index > range.lowerBound, bytes[index - 1] == 0x0D { continue }
      ends += 1
    }
    let last = range.isEmpty ? 0 : bytes[range.upperBound - 1]
    return (ends, ends + (last == 0x0A || last == 0x0D ? 0 : 1))
  }

  func longFields(
    of record: ObviousRecords.Record
  ) -> [(offset: Int, code: String, parameters: FailureParameters, isWarning: Bool)] {
    guard case .csv(let dialect) = job.format, let quote = dialect.quote else { return [] }
    return record.fields.compactMap { field in
      guard field.start < field.end, bytes[field.start] == quote else { return nil }
      let text = String(
        decoding: bytes[field.start..<field.end].map { $0 < 0x80 || $0 == dialect.delimiter ? $0 : 0x3F }.map
        { $0 == dialect.delimiter ? 0x01 : $0 == 0x01 ? 0x3F : $0 }, as: UTF8.self)
      let delimiters = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        .map { line in line.unicodeScalars.count { $0.value == 1 } }
      let alike = delimiters.dropFirst().dropLast().count { $0 == job.columnCount - 1 }
      guard delimiters.count > 100 || (job.columnCount > 2 && alike > 1) else { return nil }
      return (
        field.start, "record.long-field",
        ["lines": .integer(delimiters.count), "delimiters": .integer(delimiters.reduce(0, +))], true
      )
    }
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or `nil`.
  func firstIllFormed(in text: ArraySlice<UInt8>) -> Int? {
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    var start = text.startIndex
    while true {
      guard
        let length = (1...4).first(where: { count in
          let piece = text[start...].prefix(count)
          return piece.count == count && String(validating: piece, as: UTF8.self)?.unicodeScalars.count == 1
        })
      else { return start }
      start += length
    }
  }
}
