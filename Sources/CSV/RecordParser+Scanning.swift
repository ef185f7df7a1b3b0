extension RecordParser {
  /// - Parameter isComment: Whether a line that begins there is a comment.
  /// - Returns: Whether there was room for all.
  @inline(__always)
  func parseRecords(
    of chunk: borrowing Chunk, _ dialect: Dialect, _ builder: inout BatchBuilder,
    isComment: (Span<UInt8>, Int) -> Bool
  ) -> Bool {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let words = chunk.separators.words.span
    for number in words.indices {
      let offset = number * 64
      let used = ScanBlock.used(bytes.count - offset)
      guard builder.hasRoom else { return false }
      builder.endFields(words[number].separators & used, at: offset)
      var ends = words[number].recordEnds & used
      while ends != 0 {
        let index = offset + ends.trailingZeroBitCount
        ends &= ends &- 1
        // A CR that an escape makes part of a field has ended nothing.
        if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D, builder.recordStart == index {
          builder.extendRecord(overLineFeedAt: index)
        } else if isComment(bytes, builder.recordStart) {
          builder.passOverLine(endingAt: index)
        } else {
          builder.endRecord(at: index)
        }
      }
    }
    guard builder.hasRoom else { return false }
    guard !isComment(bytes, builder.recordStart) else { return true }
    let quote = builder.lastFieldStart
    let unclosed = chunk.isCutInQuotes ? dialect.start(ofField: quote..<bytes.count, in: bytes) : nil
    builder.finish(at: bytes.count, unclosedQuote: unclosed)
    return true
  }

  /// A CR before a LF belongs to the end of a value.
  func parseValues(of chunk: borrowing Chunk, _ builder: inout BatchBuilder, terminator: UInt8) {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let words = chunk.separators.words.span
    for number in words.indices {
      let offset = number * 64
      var ends = words[number].recordEnds & ScanBlock.used(bytes.count - offset)
      while ends != 0 {
        let index = offset + ends.trailingZeroBitCount
        ends &= ends &- 1
        if terminator == 0x0A, index > 0, bytes[index - 1] == 0x0D {
          builder.endFields(1, at: index - 1)
          builder.endRecord(at: index - 1)
          builder.endFields(1, at: index)
          builder.extendRecord(overLineFeedAt: index)
        } else {
          builder.endFields(1, at: index)
          builder.endRecord(at: index)
        }
      }
    }
    builder.finish(at: bytes.count, unclosedQuote: nil)
  }
}
