extension RecordParser {
  func parseRecords(of chunk: borrowing Chunk, _ builder: inout BatchBuilder) {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let words = chunk.separators.words.span
    for number in words.indices {
      let offset = number * 64
      let used = ScanBlock.used(bytes.count - offset)
      builder.endFields(words[number].separators & used, at: offset)
      var ends = words[number].recordEnds & used
      while ends != 0 {
        let index = offset + ends.trailingZeroBitCount
        ends &= ends &- 1
        if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D {
          builder.extendRecord(overLineFeedAt: index)
        } else {
          builder.endRecord(at: index)
        }
      }
    }
    builder.finish(at: bytes.count, isInQuotes: chunk.isCutInQuotes)
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
    builder.finish(at: bytes.count, isInQuotes: false)
  }

  /// The most records and field starts that a chunk can have. A CR before the LF of a line is as a separator.
  func bounds(of chunk: borrowing Chunk) -> (records: Int, starts: Int) {
    let records = chunk.lineEndCount + 1
    let words = chunk.separators.words.span
    var separators = 0
    for index in words.indices { separators += words[index].separators.nonzeroBitCount }
    return (records, separators + (format == .lines ? separators : 0) + 2)
  }
}
