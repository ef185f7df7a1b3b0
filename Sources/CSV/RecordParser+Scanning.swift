extension RecordParser {
  /// The records of a chunk whose separators are known.
  func parse(_ chunk: borrowing Chunk, _ builder: inout BatchBuilder, delimiter: UInt8) {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    for (number, word) in chunk.separators.enumerated() {
      let offset = number * 64
      var separators = word & ScanBlock.used(bytes.count - offset)
      while separators != 0 {
        let index = offset + separators.trailingZeroBitCount
        separators &= separators &- 1
        let byte = bytes[index]
        if byte == delimiter {
          builder.endField(at: index, in: bytes)
        } else if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D {
          builder.extendRecord(overLineFeedAt: index)
        } else {
          builder.endRecord(at: index, next: index + 1, in: bytes)
        }
      }
    }
    builder.finish(in: bytes, isInQuotes: false)
  }

  /// The records of any chunk, byte by byte.
  func parse(_ bytes: Span<UInt8>, _ builder: inout BatchBuilder, _ machine: consuming RecordMachine) {
    for index in bytes.indices {
      switch machine.next(bytes[index]) {
      case .content: break
      case .stray: builder.noteStray(at: index)
      case .fieldEnd: builder.endField(at: index, in: bytes)
      case .recordEnd: builder.endRecord(at: index, next: index + 1, in: bytes)
      case .lineFeed: builder.extendRecord(overLineFeedAt: index)
      }
    }
    builder.finish(in: bytes, isInQuotes: machine.isInQuotes)
  }

  /// The values of a chunk whose terminators are known; a CR before a LF belongs to the end.
  func parse(_ chunk: borrowing Chunk, _ builder: inout BatchBuilder, terminator: UInt8) {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    for (number, word) in chunk.separators.enumerated() {
      let offset = number * 64
      var ends = word & ScanBlock.used(bytes.count - offset)
      while ends != 0 {
        let index = offset + ends.trailingZeroBitCount
        ends &= ends &- 1
        let hasReturn = terminator == 0x0A && index > 0 && bytes[index - 1] == 0x0D
        builder.endRecord(at: hasReturn ? index - 1 : index, next: index + 1, in: bytes)
      }
    }
    builder.finish(in: bytes, isInQuotes: false)
  }

  /// The most separators that a chunk can have.
  func separatorBound(_ chunk: borrowing Chunk) -> Int {
    guard case .csv(let dialect) = format, chunk.isIrregular else {
      return chunk.separators.reduce(0) { $0 + $1.nonzeroBitCount }
    }
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    var count = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == dialect.delimiter || byte == 0x0A || byte == 0x0D { count += 1 }
    }
    return count
  }
}
