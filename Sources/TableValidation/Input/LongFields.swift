internal import CSVRecords
internal import Validation

/// Quoted fields whose closing quote is probably missing: they have many lines, or lines that resemble records.
enum LongFields {
  /// The minimum number of inner lines that resemble records, and of delimiters in such a line.
  static let leastLines = 2
  private static let leastDelimiters = 2

  /// Returns the failures of the quoted fields of a row that have many lines, or inner lines that resemble records, with the
  /// index of the quote.
  static func failures(
    of row: TableRow, _ dialect: Dialect, columnCount: Int, _ options: CheckOptions
  ) -> [(failure: ValidationFailure, offset: Int)] {
    guard let quote = dialect.quote, case .delimiter(let delimiter) = dialect.separator else { return [] }
    return zip(row.fieldStarts, row.fieldRanges).compactMap { start, field in
      guard start < field.upperBound, row.bytes[start] == quote else { return nil }
      let bytes = row.bytes[start..<field.upperBound]
      return failure(of: bytes, delimiter, columnCount: columnCount, options).map { ($0, start) }
    }
  }

  private static func failure(
    of field: ArraySlice<UInt8>, _ delimiter: BytePrefix, columnCount: Int, _ options: CheckOptions
  ) -> ValidationFailure? {
    var delimiters: [Int] = [0]
    var last: UInt8 = 0
    var matcher = DelimiterMatcher(delimiter)
    for byte in field {
      if matcher.ends(with: byte) { delimiters[delimiters.count - 1] += 1 }
      if byte == 0x0D || (byte == 0x0A && last != 0x0D) { delimiters.append(0) }
      last = byte
    }
    let expected = columnCount - 1
    let alike = delimiters.dropFirst().dropLast().count { $0 == expected }
    let hasRecords = expected >= leastDelimiters && alike >= leastLines
    guard delimiters.count > options.maximumFieldLines || hasRecords else { return nil }
    return ValidationFailure(
      "record.long-field",
      ["lines": .integer(delimiters.count), "delimiters": .integer(delimiters.reduce(0, +))])
  }
}
