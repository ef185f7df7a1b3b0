internal import Bytes
internal import CScan

extension RecordParser {
  /// Parses CSV.
  ///
  /// SAFETY: `ends` is the buffer of a closure that makes this call, in `parse(_:into:_:)`, and only the
  /// elements that `list` has counted are read.
  ///
  /// - Parameters:
  ///   - marked: The separators, and the last byte of each byte-order mark at the start of a record; `nil` if there is no mark.
  ///   - ends: Receives the ends of records: one more than the offset of each line end outside quotes.
  ///   - isComment: Whether the line that begins at an offset is a comment.
  @inline(__always)
  func parseRecords(
    of chunk: borrowing Chunk, _ dialect: Dialect, _ builder: inout BatchBuilder,
    marked: [SeparatorMap.Word]?, ends: UnsafeMutableBufferPointer<UInt32>,
    isComment: (Span<UInt8>, Int) -> Bool
  ) -> Result {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let words = marked ?? chunk.separators.words
    guard builder.listFields(of: words.span, count: bytes.count) else { return .needsRoom }
    let count = unsafe list(chunk, to: ends)
    let mayBeSpecial =
      if let first = header?.firstBytes {
        unsafe first.mayBegin(bytes, atAnyOf: ends, count: count)
      } else {
        unsafe mayHaveMarks(bytes, after: ends, count: count)
      }
    if mayBeSpecial || marked != nil || emptyRecords != nil {
      return unsafe parseSpecialRecords(
        of: chunk, dialect, &builder, hasMarks: marked != nil, ends: ends, count: count)
    }
    for number in 0..<count {
      let index = unsafe Int(ends[number]) - 1
      // A LF that begins a record may belong to the CR that has ended the one before.
      if index == builder.recordStart, index > 0, bytes[index] == 0x0A, bytes[index - 1] == 0x0D {
        builder.extendRecord(overLineFeedAt: index)
      } else if isComment(bytes, builder.recordStart) {
        builder.skipLine(endingAt: index)
      } else {
        builder.endRecord(at: index)
      }
    }
    guard !isComment(bytes, builder.recordStart) else { return .complete }
    let field = builder.lastFieldStart..<bytes.count
    builder.finish(
      at: bytes.count, unclosedQuote: chunk.isCutInQuotes ? dialect.start(ofField: field, in: bytes) : nil,
      in: bytes)
    return .complete
  }

  /// Parses lines or values; a CR before a LF belongs to the line end.
  ///
  /// SAFETY: `ends` is used as in `parseRecords`.
  ///
  /// - Parameter hasMarks: Whether there is room for the byte-order marks of all lines.
  func parseValues(
    of chunk: borrowing Chunk, _ builder: inout BatchBuilder, terminator: UInt8, hasMarks: Bool,
    ends: UnsafeMutableBufferPointer<UInt32>
  ) -> Result {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let count = unsafe list(chunk, to: ends)
    if unsafe hasMarks || mayHaveMarks(bytes, after: ends, count: count) {
      return unsafe parseMarkedLines(of: chunk, &builder, hasMarks: hasMarks, ends: ends, count: count)
    }
    for number in 0..<count {
      let index = unsafe Int(ends[number]) - 1
      if terminator == 0x0A, index > 0, bytes[index - 1] == 0x0D {
        builder.endField(at: index - 1)
        builder.endRecord(at: index - 1)
        builder.endField(at: index)
        builder.extendRecord(overLineFeedAt: index)
      } else {
        builder.endField(at: index)
        builder.endRecord(at: index)
      }
    }
    builder.finish(at: bytes.count, unclosedQuote: nil, in: bytes)
    return .complete
  }

  /// Parses the elements of an array, without the blanks around them and what is outside of the array.
  ///
  /// SAFETY: `ends` is used as in `parseRecords`.
  func parseElements(
    of chunk: borrowing Chunk, _ builder: inout BatchBuilder, ends: UnsafeMutableBufferPointer<UInt32>
  ) -> Result {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    for number in 0..<(unsafe list(chunk, to: ends)) {
      let index = unsafe Int(ends[number]) - 1
      let start = ElementMark.startOfElement(in: bytes, builder.recordStart..<index)
      if start < index {
        builder.skip(to: start)
        let end = ElementMark.endOfElement(in: bytes, start..<index)
        builder.endField(at: end)
        builder.endRecord(at: end)
      }
      builder.skip(to: index + 1)
    }
    let start = ElementMark.startOfElement(in: bytes, builder.recordStart..<bytes.count)
    builder.skip(to: start)
    let end = ElementMark.endOfElement(in: bytes, start..<bytes.count)
    builder.finish(at: end, unclosedQuote: nil, in: bytes)
    return .complete
  }

  /// Whether a byte-order mark may be at the start of a record.
  ///
  /// SAFETY: `ends` is used as in `parseRecords`.
  private func mayHaveMarks(
    _ bytes: Span<UInt8>, after ends: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) -> Bool {
    guard format.readsMarks, bytes.firstIndex(of: ByteOrderMark.first) != nil else { return false }
    return unsafe FirstBytes.ofMark.mayBegin(bytes, atAnyOf: ends, count: count)
  }

  /// Lists the ends of records.
  ///
  /// SAFETY: `ScanBlocks` writes within the buffer, and returns `nil` if that has no room.
  ///
  /// - Returns: The number of record ends, at most the count of the buffer.
  private func list(_ chunk: borrowing Chunk, to ends: UnsafeMutableBufferPointer<UInt32>) -> Int {
    let listed = unsafe ScanBlocks.best.list(
      scan_record_ends, of: chunk.separators.words.span, count: chunk.count, to: ends)
    guard let listed else { preconditionFailure("a chunk has at most two record ends a line") }
    return listed
  }
}

extension Chunk {
  /// Returns the largest number of records that the chunk can have in a format: several elements of an array can be in one line.
  func recordLimit(_ format: RecordFormat) -> Int {
    guard format.isArray else { return lineEndCount + 1 }
    return separators.words.reduce(1) { $0 + $1.recordEnds.nonzeroBitCount }
  }
}
