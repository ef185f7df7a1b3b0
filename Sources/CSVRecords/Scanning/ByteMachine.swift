/// A state machine that classifies one byte after another.
protocol ByteMachine {
  var state: RecordMachine.State { get }

  /// Whether the next byte is the first one of a field, or of a mark before it.
  var isAtFieldStart: Bool { get }

  /// Whether the last stray byte was the first one of the delimiter that has ended a field, right after a closing quote.
  var withdrawsStray: Bool { get }

  mutating func next(_ byte: UInt8) -> RecordMachine.Event
}

extension ByteMachine {
  /// Returns the separators in the 64 bytes at the offset, or in fewer at the end of the bytes.
  ///
  /// - Parameters:
  ///   - isAfterReturn: Whether the byte before is a CR; on return, whether the last byte is.
  ///   - strays: Receives the offsets of stray quotes, and of text after closing ones.
  @inline(__always)
  mutating func word(
    in bytes: Span<UInt8>, at offset: Int, isAfterReturn: inout Bool, strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var (separators, recordEnds) = (UInt64(0), UInt64(0))
    for index in offset..<min(offset + 64, bytes.count) {
      let bit: UInt64 = 1 << UInt64(index - offset)
      switch next(bytes[index]) {
      case .content: break
      case .stray: strays.append(UInt32(truncatingIfNeeded: index))
      case .fieldEnd:
        separators |= bit
        if withdrawsStray { _ = strays.popLast() }
      case .recordEnd, .lineFeed:
        separators |= bit
        recordEnds |= bit
      }
    }
    let lineEnds = ScanBlock.lineEnds(in: bytes, at: offset, isAfterReturn: &isAfterReturn)
    return SeparatorMap.Word(separators: separators, recordEnds: recordEnds, lineEnds: lineEnds.lines)
  }
}
