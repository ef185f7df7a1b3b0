/// Rows that are no records because somebody has said so by their numbers.
extension ChunkReader {
  /// Has rows passed over: they come as chunks of kind ``Chunk/Kind/skipped``, whatever they hold.
  ///
  /// Until the last of them is behind, each byte is looked at once more.
  ///
  /// - Parameter rows: Ascending, numbered from 1 from where the reader stands; any record, blank line or comment line
  ///   is one.
  package mutating func skip(rows: some Sequence<Int>) {
    skippedRows = ArraySlice(rows)
    rowCount = 0
  }

  /// Whether nothing is to be passed over, now or later.
  var passesNothingOver: Bool { skippedRows.isEmpty && !isPassingOver }

  /// Cuts the chunk before a row that is passed over, or behind it where it comes first.
  ///
  /// - Parameter end: Where the chunk would end.
  /// - Returns: Where it ends.
  mutating func cut(_ chunk: inout Chunk, _ end: Int) -> Int {
    switch chunk.kind {
    case .skipped, .oversizedStart:
      rowCount += 1
      if takesNextRow() { chunk.kind = .skipped }
      isPassingOver = chunk.kind == .skipped
      return end
    case .oversizedRest:
      if isPassingOver { chunk.kind = .skipped }
      return end
    case .records: return cutRecords(&chunk, end)
    }
  }

  private mutating func cutRecords(_ chunk: inout Chunk, _ end: Int) -> Int {
    isPassingOver = false
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

  /// Whether the row that has just been counted is passed over; it is then done with.
  private mutating func takesNextRow() -> Bool {
    guard skippedRows.first == rowCount else { return false }
    skippedRows.removeFirst()
    return true
  }
}
