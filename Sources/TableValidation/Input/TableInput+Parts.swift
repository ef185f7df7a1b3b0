package import CSVRecords

/// Parts of a file that different processes check independently of each other.
extension TableInput {
  /// Whether the records of a file can be divided at their ends: its bytes are its text, a LF ends a record unless it is in
  /// quotes, no row is known by its number or is part of a footer, none is skipped because it has no value, and none is known by its content that has
  /// several lines, as a header again may have.
  package var isDivisible: Bool {
    guard isPlain, end == nil, footer.isEmpty, !skipsEmptyRecords, skippedRows.isEmpty,
      repeatedHeader?.hasSeveralLines != true
    else {
      return false
    }
    guard case .csv(let dialect) = format else { return true }
    return dialect.escape == nil
  }

  /// Whether a LF can be in quotes.
  package var hasQuotes: Bool {
    if case .csv(let dialect) = format { dialect.quote != nil } else { false }
  }

  /// The offset of the first row after the header.
  package var recordsOffset: Int { start.bytes }

  /// Returns a part of the table whose start this input is: the same columns, with other records.
  ///
  /// - Parameters:
  ///   - source: The source of the records.
  ///   - recordsBefore: The number of records before them.
  ///   - isFirst: Whether findings about the header belong to the part.
  package func part(of source: some ByteSource, recordsBefore: Int, isFirst: Bool) -> TableInput {
    var part = self
    part.setRecords(source)
    part.recordsBefore = recordsBefore
    if !isFirst { part.findings = [] }
    return part
  }
}
