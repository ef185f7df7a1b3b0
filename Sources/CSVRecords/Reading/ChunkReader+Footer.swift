internal import Bytes

/// Ends a table before its footer. Rows that may be the last ones of the input are kept until more are read.
extension ChunkReader {
  /// Ends the chunk before the footer of the input or, while more bytes may follow, before the rows that may be part of it.
  ///
  /// - Parameter end: The end of the chunk with all of its rows.
  /// - Returns: The end of the chunk; 0 if the table has ended.
  mutating func withoutFooter(_ chunk: inout Chunk, _ end: Int) throws -> Int {
    var end = end
    while true {
      if let start = footerStart(in: chunk, end) { return endInput(of: &chunk, at: start) }
      guard footer.rowCount > 0, chunk.kind == .records else { return end }
      let search = FooterSearch(chunk.separators)
      let start = search.start(ofLast: footer.rowCount, in: chunk.storage.span.extracting(first: end))
      if isAtEnd, end == chunk.count { return endInput(of: &chunk, at: start ?? 0) }
      if let start, start > 0 { return start }
      // A row that is too long follows, so that these rows are not the last ones.
      if isOversized(chunk.count - end) { return end }
      let size = chunkSize
      defer { chunkSize = size }
      chunkSize += chunk.count
      _ = try readMore(into: &chunk, upTo: chunk.count + size)
      end = try fillRecords(&chunk)
    }
  }

  /// Returns the offset of the first row of a chunk that begins as the footer does; `nil` for none.
  private func footerStart(in chunk: Chunk, _ end: Int) -> Int? {
    guard !footer.prefix.isEmpty else { return nil }
    let bytes = chunk.storage.span.extracting(first: end)
    switch chunk.kind {
    case .records:
      return FooterSearch(chunk.separators).firstRow(startingWith: footer.prefix.span, in: bytes)
    case .oversizedStart: return bytes.starts(with: footer.prefix.span) ? 0 : nil
    case .oversizedRest, .skipped: return nil
    }
  }

  /// Drops what follows an offset of the chunk, at which the table ends.
  private mutating func endInput(of chunk: inout Chunk, at end: Int) -> Int {
    if end < chunk.count { (chunk.isCutInQuotes, chunk.missingEnd) = (false, []) }
    (chunk.count, chunk.kind) = (end, .records)
    (source, isAtEnd, oversized) = (MemorySource([]), true, nil)
    return end
  }
}
