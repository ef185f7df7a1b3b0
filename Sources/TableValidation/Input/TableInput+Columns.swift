internal import CSVRecords

extension TableInput {
  /// Whether the input has no bytes before its first record, so that an input without a header is empty.
  package var isBlank: Bool { start.bytes == 0 }

  /// Returns the names that the columns would have with another delimiter, or `nil` if that byte has another meaning or there is
  /// no header of one row.
  package func columns(separatedBy delimiter: UInt8) -> [String]? {
    guard case .csv(let dialect) = format, let row = headerRows.last, headerRows.count == 1,
      let other = dialect.with(delimiter: delimiter, quote: dialect.quote)
    else { return nil }
    return TableRow(row.bytes, other).fields.map { String(decoding: $0, as: UTF8.self) }
  }
}
