internal import CScan

/// Finds separators 64 bytes at a time.
///
/// Where each opening quote follows a separator and each closing one precedes a separator, the parity of the quotes
/// tells what is quoted, for many blocks in a row. At a quote anywhere else ``RecordMachine`` reads the block instead.
struct StructureScanner {
  private let dialect: Dialect
  private let blocks: ScanBlocks
  private var state: scan_state

  init(_ dialect: Dialect, by blocks: ScanBlocks = .best) {
    self.dialect = dialect
    self.blocks = blocks
    state = scan_state(
      quote: dialect.quote, delimiter: dialect.delimiter, quoted_carry: 0, edge_carry: 1, closing_carry: 0,
      return_carry: 0, line_ends: 0)
  }

  /// Whether the bytes so far end inside quotes.
  var isInQuotes: Bool { state.quoted_carry != 0 }

  /// How many lines have ended.
  var lineEndCount: Int { state.line_ends }

  /// Adds what stands in each 64 bytes from `start` on; only where they end with a whole block may more follow.
  ///
  /// - Parameter strays: Takes the places of quotes, or text after one, that stand where they should not.
  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32]
  ) {
    var offset = start
    while offset < bytes.count {
      offset += 64 * blocks.structure(of: bytes.extracting(offset...), &state, to: &words)
      guard offset < bytes.count else { return }
      words.append(wordByMachine(in: bytes, at: offset, strays: &strays))
      offset += 64
    }
  }

  private mutating func wordByMachine(
    in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var machine = machine
    var (separators, recordEnds, lineEnds) = (UInt64(0), UInt64(0), UInt64(0))
    var isAfterReturn = state.return_carry == 1
    for index in offset..<min(offset + 64, bytes.count) {
      let bit: UInt64 = 1 << UInt64(index - offset)
      let byte = bytes[index]
      switch machine.next(byte) {
      case .content: break
      case .stray: strays.append(UInt32(truncatingIfNeeded: index))
      case .fieldEnd: separators |= bit
      case .recordEnd, .lineFeed:
        separators |= bit
        recordEnds |= bit
      }
      if byte == 0x0D || (byte == 0x0A && !isAfterReturn) { lineEnds |= bit }
      isAfterReturn = byte == 0x0D
    }
    carryOn(from: machine.state, isAfterReturn: isAfterReturn)
    state.line_ends += lineEnds.nonzeroBitCount
    return SeparatorMap.Word(separators: separators, recordEnds: recordEnds, lineEnds: lineEnds)
  }

  /// The machine in the state in which the block before has ended.
  private var machine: RecordMachine {
    let before: RecordMachine.State =
      if state.quoted_carry != 0 { .quoted } else if state.closing_carry != 0 {
        .quoteInQuoted
      } else if state.edge_carry != 0 { .fieldStart } else { .unquoted }
    return RecordMachine(
      dialect, state: before, isAfterCarriageReturn: state.return_carry == 1 && before == .fieldStart)
  }

  private mutating func carryOn(from before: RecordMachine.State, isAfterReturn: Bool) {
    state.quoted_carry = before == .quoted ? .max : 0
    state.closing_carry = before == .quoteInQuoted ? 1 : 0
    state.edge_carry = before == .fieldStart || before == .quoteInQuoted ? 1 : 0
    state.return_carry = isAfterReturn ? 1 : 0
  }
}
