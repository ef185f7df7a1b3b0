internal import CScan

extension RecordParser {
  /// The records of a chunk whose quotes are well placed, from the separators of 64 bytes at a time.
  func parse(
    _ bytes: Span<UInt8>, _ scanner: consuming StructureScanner, _ builder: consuming BatchBuilder
  ) -> RecordBatch {
    var lineEndCount = 0
    var offset = 0
    while offset < bytes.count {
      let block = scanner.block(in: bytes, at: offset)
      lineEndCount += block.lineEndCount
      var separators = block.delimiters | block.lineFeeds | block.carriageReturns
      while separators != 0 {
        let bit = separators & (0 &- separators)
        let index = offset + separators.trailingZeroBitCount
        separators ^= bit
        if block.delimiters & bit != 0 {
          builder.endField(at: index)
        } else if block.carriageReturns & bit != 0 || index == 0 || bytes[index - 1] != 0x0D {
          builder.endRecord(at: index, next: index + 1)
        } else {
          builder.extendRecord(overLineFeedAt: index)
        }
      }
      offset += 64
    }
    return builder.finish(at: bytes.count, isInQuotes: scanner.isInQuotes, lineEndCount: lineEndCount)
  }

  /// The records of any chunk, byte by byte.
  func parse(
    _ bytes: Span<UInt8>, _ machine: consuming RecordMachine, _ builder: consuming BatchBuilder
  ) -> RecordBatch {
    var lineEndCount = 0
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { lineEndCount += 1 }
      previous = byte
      switch machine.next(byte) {
      case .content: break
      case .stray: builder.noteStray(at: index)
      case .fieldEnd: builder.endField(at: index)
      case .recordEnd: builder.endRecord(at: index, next: index + 1)
      case .lineFeed: builder.extendRecord(overLineFeedAt: index)
      }
    }
    return builder.finish(at: bytes.count, isInQuotes: machine.isInQuotes, lineEndCount: lineEndCount)
  }

  /// The values that end with a terminator; a CR before a LF belongs to the end.
  func parse(
    _ bytes: Span<UInt8>, terminator: UInt8, _ builder: consuming BatchBuilder
  ) -> RecordBatch {
    var lineEndCount = 0
    for index in bytes.indices where bytes[index] == terminator {
      lineEndCount += 1
      let hasReturn = terminator == 0x0A && index > 0 && bytes[index - 1] == 0x0D
      builder.endRecord(at: hasReturn ? index - 1 : index, next: index + 1)
    }
    return builder.finish(at: bytes.count, isInQuotes: false, lineEndCount: lineEndCount)
  }
}
