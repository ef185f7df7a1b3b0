extension RecordParser {
  /// The records of a chunk whose separators are known.
  func parse(_ chunk: borrowing Chunk, _ builder: inout BatchBuilder, _ dialect: Dialect) {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let words = chunk.separators.span
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
    builder.finish(at: bytes.count, isInQuotes: false)
  }

  /// The records of any chunk, byte by byte.
  func parse(_ bytes: Span<UInt8>, _ builder: inout BatchBuilder, _ machine: consuming RecordMachine) {
    for index in bytes.indices {
      switch machine.next(bytes[index]) {
      case .content: break
      case .stray: builder.noteStray(at: index)
      case .fieldEnd: builder.endFields(1, at: index)
      case .recordEnd:
        builder.endFields(1, at: index)
        builder.endRecord(at: index)
      case .lineFeed:
        builder.endFields(1, at: index)
        builder.extendRecord(overLineFeedAt: index)
      }
    }
    builder.finish(at: bytes.count, isInQuotes: machine.isInQuotes)
  }

  /// The values of a chunk whose terminators are known; a CR before a LF belongs to the end.
  func parse(_ chunk: borrowing Chunk, _ builder: inout BatchBuilder, terminator: UInt8) {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let words = chunk.separators.span
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
    guard case .csv(let dialect) = format, chunk.isIrregular else {
      let words = chunk.separators.span
      var separators = 0
      for index in words.indices { separators += words[index].separators.nonzeroBitCount }
      return (records, separators + (format == .lines ? separators : 0) + 2)
    }
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    var separators = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == dialect.delimiter || byte == 0x0A || byte == 0x0D { separators += 1 }
    }
    return (records, separators + 2)
  }
}
