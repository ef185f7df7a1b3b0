/// Skips rows by number, such as the comment rows of a ``TableLayout``.
extension ChunkReader {
  /// Skips rows from now on: their chunks have the kind ``Chunk/Kind/skipped``, regardless of their contents.
  ///
  /// Up to the last of them, each byte is scanned twice.
  ///
  /// - Parameter rows: The numbers of the rows, ascending, from 1 at the reader's position; a record, a blank line and a
  ///   comment line are one row each.
  package mutating func skip(rows: some Sequence<Int>) {
    skippedRows = ArraySlice(rows)
    rowCount = 0
  }

  /// Whether a row is being skipped, or later rows are to be skipped.
  var skipsRows: Bool { !skippedRows.isEmpty || isSkipping }

  /// Ends the chunk before a row that is skipped, or after it if it is the first.
  ///
  /// - Parameter end: The end of the chunk without skipped rows.
  /// - Returns: The end of the chunk.
  mutating func cut(_ chunk: inout Chunk, _ end: Int) -> Int {
    switch chunk.kind {
    case .skipped, .oversizedStart:
      rowCount += 1
      if takesNextRow() { chunk.kind = .skipped }
      isSkipping = chunk.kind == .skipped
      return end
    case .oversizedRest:
      if isSkipping { chunk.kind = .skipped }
      return end
    case .records: return cutRecords(&chunk, end)
    }
  }

  private mutating func cutRecords(_ chunk: inout Chunk, _ end: Int) -> Int {
    isSkipping = false
    guard !skippedRows.isEmpty else { return end }
    var start = 0
    while start < end {
      let isSkipped = skippedRows.first == rowCount + 1
      if isSkipped && start > 0 { return start }
      var row = RecordEndFinder(format)
      let size = row.end(in: chunk.storage.span.extracting(start..<end))
      start = size.map { start + $0 } ?? end
      rowCount += 1
      if isSkipped {
        _ = takesNextRow()
        chunk.kind = .skipped
        return start
      }
    }
    return end
  }

  /// Returns whether the row that has just been counted is skipped; if so, removes it from the rows to skip.
  private mutating func takesNextRow() -> Bool {
    guard skippedRows.first == rowCount else { return false }
    skippedRows.removeFirst()
    return true
  }
}
