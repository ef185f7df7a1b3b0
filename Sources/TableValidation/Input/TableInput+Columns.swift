package import CSVRecords

extension TableInput {
  /// Whether the input has no bytes before its first record, so that an input without a header is empty.
  package var isBlank: Bool { start.bytes == 0 }

  /// Whether the bytes before the first record are a byte-order mark alone, and no comment of its size.
  package var isOnlyByteOrderMark: Bool { hasByteOrderMark && start.bytes == 3 }

  /// The header as it may be repeated in a table of several columns; `nil` for other inputs, and for a header of several rows.
  package var repeatedHeader: RepeatedHeader? {
    guard case .csv(let dialect) = format else { return nil }
    return RepeatedHeader(headerRows, dialect)
  }

  /// The number of lines before the first record.
  package var lineCount: Int { start.lines }

  /// Whether the header is a line such as `sep=;`, which names the delimiter.
  package var declaresDelimiter: Bool {
    guard headerRows.count == 1, let row = headerRows.first else { return false }
    return DelimiterDetection.declaredDelimiter(in: row.bytes.span) != nil
  }

  /// The first line of a table that is JSON by its name or its first bytes; `nil` for other tables.
  package var jsonStart: [UInt8]? {
    guard case .csv = format, let row = headerRows.first?.bytes else { return nil }
    let bytes = Array(row.drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 != 0x0A && $0 != 0x0D })
    let isNamed = name.lowercased().hasSuffix(".json") && bytes.first.map("[{".utf8.contains) == true
    let begins = [#"{""#, "[{", "[["].contains { bytes.starts(with: $0.utf8) }
    let isOpen = bytes.elementsEqual("[".utf8) || bytes.elementsEqual("{".utf8)
    return isNamed || begins || isOpen ? bytes : nil
  }

  /// Returns the names that the columns would have with another delimiter, or `nil` if that byte has another meaning or there is
  /// no header of one row.
  package func columns(separatedBy delimiter: UInt8) -> [String]? {
    guard case .csv(let dialect) = format, let row = headerRows.last, headerRows.count == 1,
      let other = dialect.with(delimiter: delimiter, quote: dialect.quote)
    else { return nil }
    return TableRow(row.bytes, other).fields.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension TableInput {
  /// Whether the header ends in the two fields of a copy of rejected records.
  package var hasReasons: Bool {
    guard case .csv = format, let header else { return false }
    return ReasonFields.end(header)
  }
}
