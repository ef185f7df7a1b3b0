internal import Bytes

/// Parses chunks in which a record may be special by its first bytes; others are parsed without a look at each record.
extension RecordParser {
  /// Parses CSV, after its fields have been listed.
  ///
  /// SAFETY: `ends` is used as in `parseRecords`.
  ///
  /// - Parameters:
  ///   - hasMarks: Whether the last byte of each byte-order mark at the start of a record has been listed as a separator.
  ///   - count: The number of the ends of records.
  @inline(never)
  func parseSpecialRecords(
    of chunk: borrowing Chunk, _ dialect: Dialect, _ builder: inout BatchBuilder, hasMarks: Bool,
    ends: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) -> Result {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let first = header?.firstBytes ?? .ofMark
    for number in 0..<count {
      let index = unsafe Int(ends[number]) - 1
      // A LF that begins a record may belong to the CR that has ended the one before.
      if index == builder.recordStart, index > 0, bytes[index] == 0x0A, bytes[index - 1] == 0x0D {
        builder.extendRecord(overLineFeedAt: index)
      } else if dialect.comment?.begins(bytes, at: builder.recordStart) == true {
        builder.skipLine(endingAt: index)
      } else if first.mayBegin(bytes, at: builder.recordStart),
        let kind = special(builder.recordStart..<index, in: bytes)
      {
        guard kind == .header || hasMarks else { return .hasMarks }
        builder.endRecord(at: index, kind, in: bytes, emptyRecords)
      } else if emptyRecords.map({ builder.skipRecord(endingAt: index, in: bytes, ifAmong: $0) }) != true {
        builder.endRecord(at: index)
      }
    }
    guard builder.recordStart < bytes.count,
      dialect.comment?.begins(bytes, at: builder.recordStart) != true
    else { return .complete }
    let kind = special(builder.recordStart..<bytes.count, in: bytes)
    guard kind == nil || kind == .header || hasMarks else { return .hasMarks }
    let field = builder.lastFieldStart..<bytes.count
    builder.finish(
      at: bytes.count, unclosedQuote: chunk.isCutInQuotes ? dialect.start(ofField: field, in: bytes) : nil,
      kind, in: bytes, emptyRecords)
    return .complete
  }

  /// Parses lines; a CR before a LF belongs to the line end.
  ///
  /// SAFETY: `ends` is used as in `parseRecords`.
  ///
  /// - Parameters:
  ///   - hasMarks: Whether there is room for the byte-order marks of all lines.
  ///   - count: The number of the ends of lines.
  @inline(never)
  func parseMarkedLines(
    of chunk: borrowing Chunk, _ builder: inout BatchBuilder, hasMarks: Bool,
    ends: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) -> Result {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    for number in 0..<count {
      let index = unsafe Int(ends[number]) - 1
      let end = index > 0 && bytes[index - 1] == 0x0D ? index - 1 : index
      if special(builder.recordStart..<end, in: bytes) != nil {
        guard hasMarks else { return .hasMarks }
        builder.endField(at: builder.recordStart + ByteOrderMark.utf8.count - 1)
        builder.endField(at: end)
        builder.endRecord(at: end, .marked, in: bytes)
      } else {
        builder.endField(at: end)
        builder.endRecord(at: end)
      }
      if end < index {
        builder.endField(at: index)
        builder.extendRecord(overLineFeedAt: index)
      }
    }
    let isMarked = special(builder.recordStart..<bytes.count, in: bytes) != nil
    if isMarked {
      guard hasMarks else { return .hasMarks }
      builder.endField(at: builder.recordStart + ByteOrderMark.utf8.count - 1)
    }
    builder.finish(at: bytes.count, unclosedQuote: nil, isMarked ? .marked : nil, in: bytes)
    return .complete
  }

  /// Returns how a record is special, whose line end is not in the range; `nil` if it is not.
  private func special(_ record: Range<Int>, in bytes: Span<UInt8>) -> SpecialRecord? {
    let isMarked = format.readsMarks && bytes.hasByteOrderMark(at: record.lowerBound)
    let start = record.lowerBound + (isMarked ? ByteOrderMark.utf8.count : 0)
    if isMarked, case .csv(let dialect) = format, dialect.comment?.begins(bytes, at: start) == true {
      return .markedComment
    }
    // A reader of chunks may divide a record that is longer than allowed.
    guard record.count <= maximumRecordSize else { return nil }
    if let header, header.isRepeated(in: start..<record.upperBound, of: bytes) { return .header }
    return isMarked ? .marked : nil
  }
}
