internal import Bytes

/// Reads single rows before the first chunk: the first rows of a table decide how the rest is read.
extension ChunkReader {
  /// Skips a byte-order mark (EF BB BF) at the start of the input.
  ///
  /// - Returns: Whether there was one.
  package mutating func skipByteOrderMark() throws -> Bool {
    let mark = ByteOrderMark.utf8
    while pending.count < mark.count, mark.starts(with: buffer[pending]), try readMore() {}
    guard buffer[pending].starts(with: mark) else { return false }
    skip(mark.count)
    return true
  }

  /// Skips physical lines of any content; a quote has no meaning in them.
  ///
  /// - Returns: The number of lines skipped, less than requested if the input has no more.
  package mutating func skip(lines count: Int) throws -> Int {
    var skipped = 0
    while skipped < count {
      let end = pending.firstIndex { buffer[$0] == 0x0A || buffer[$0] == 0x0D }
      // A LF may follow a CR that is the last byte read.
      let isCut = end.map { buffer[$0] == 0x0D && $0 + 1 == pending.upperBound } ?? true
      if isCut, !isAtEnd {
        if end == nil { skip(pending.count) }
        _ = try readMore()
        continue
      }
      guard let end else {
        let hadBytes = !pending.isEmpty
        skip(pending.count)
        return hadBytes ? skipped + 1 : skipped
      }
      let isPair = buffer[end] == 0x0D && end + 1 < pending.upperBound && buffer[end + 1] == 0x0A
      skip(end + (isPair ? 2 : 1) - pending.lowerBound)
      skipped += 1
    }
    return skipped
  }

  /// Skips physical lines up to the first one that begins with a prefix.
  ///
  /// - Returns: The number of lines skipped; `nil` if no line begins so.
  package mutating func skip(linesUntil prefix: [UInt8]) throws -> Int? {
    var skipped = 0
    while true {
      while pending.count < prefix.count, try readMore() {}
      if buffer[pending].starts(with: prefix) { return skipped }
      guard try skip(lines: 1) == 1 else { return nil }
      skipped += 1
    }
  }

  /// Reads a row of CSV without moving the reader, in one pass over its bytes.
  ///
  /// - Parameter distance: The number of bytes between the position and the row: 0, or the end of a row already read.
  /// - Returns: The row, empty at the end of the input; `nil` if it is longer than allowed. A comment line may have any length.
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
      if isAtEnd || (isOversized(count) && !isComment(start..<start + count)) {
        return row(start..<start + count, parser)
      }
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
    return row.contentSize <= maximumRecordSize || isComment(range) ? row : nil
  }

  private func isComment(_ range: Range<Int>) -> Bool {
    format.isComment(buffer.span.extracting(range))
  }

  /// Reads once, as many bytes as are pending, so that a long row is read in few pieces; returns `false` at the end of the input.
  private mutating func readMore() throws -> Bool {
    let size = min(max(pending.count, Self.firstReadSize), chunkSize)
    if pending.upperBound == buffer.count {
      buffer.removeSubrange(..<pending.lowerBound)
      pending = 0..<pending.count
      buffer.append(addingCapacity: size) { $0.append(repeating: 0, count: size) }
    }
    let end = min(buffer.count, pending.upperBound + size)
    let count = try source.read(into: &buffer, at: pending.upperBound..<end)
    pending = pending.lowerBound..<pending.upperBound + count
    isAtEnd = count == 0
    return count > 0
  }
}
