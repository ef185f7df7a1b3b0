/// Reading row by row, before the first chunk: the rows at the front of a table decide how the rest is read.
extension ChunkReader {
  /// Skips a byte-order mark (EF BB BF) at the start of the input.
  ///
  /// - Returns: Whether there was one.
  package mutating func skipByteOrderMark() throws -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    while pending.count < mark.count, mark.starts(with: buffer[pending]), try readMore() {}
    guard buffer[pending].starts(with: mark) else { return false }
    skip(mark.count)
    return true
  }

  /// Reads a row of CSV without moving the reader, in one pass over its bytes.
  ///
  /// - Parameter distance: How many bytes after the position the row begins: 0, or the end of a row already read.
  /// - Returns: The row, empty at the end of the input; `nil` if it is longer than allowed.
  package mutating func peekRow(after distance: Int = 0) throws -> TableRow? {
    guard case .csv(let dialect) = format else { preconditionFailure("only CSV has rows") }
    var parser = RowParser(dialect)
    var parsed = 0
    while true {
      let start = pending.lowerBound + distance
      let count = pending.upperBound - start
      let endsWithReturn = count > 0 && buffer[pending.upperBound - 1] == 0x0D
      let usable = count - (endsWithReturn && !isAtEnd ? 1 : 0)
      if usable > parsed {
        if let end = parser.parse(buffer.span.extracting(start + parsed..<start + usable)) {
          return row(start..<start + parsed + end, parser)
        }
        parsed = usable
      }
      if isAtEnd || count > maximumRecordSize + 2 { return row(start..<start + count, parser) }
      _ = try readMore()
    }
  }

  /// Moves the reader over bytes that have been read by ``peekRow(after:)``.
  package mutating func skip(_ count: Int) {
    pending = pending.dropFirst(count)
    nextOffset += count
  }

  private func row(_ range: Range<Int>, _ parser: consuming RowParser) -> TableRow? {
    let row = parser.row(Array(buffer[range]), at: nextOffset + range.lowerBound - pending.lowerBound)
    return row.contentSize <= maximumRecordSize ? row : nil
  }

  /// Reads once; `false` at the end of the input.
  private mutating func readMore() throws -> Bool {
    if pending.upperBound == buffer.count {
      buffer.removeSubrange(..<pending.lowerBound)
      pending = 0..<pending.count
      let room = min(Self.firstReadSize, chunkSize)
      buffer.append(addingCapacity: room) { $0.append(repeating: 0, count: room) }
    }
    let end = min(buffer.count, pending.upperBound + min(Self.firstReadSize, chunkSize))
    let count = try source.read(into: &buffer, at: pending.upperBound..<end)
    pending = pending.lowerBound..<pending.upperBound + count
    isAtEnd = count == 0
    return count > 0
  }
}
