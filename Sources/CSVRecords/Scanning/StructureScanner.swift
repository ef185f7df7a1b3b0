internal import Bytes
internal import CScan

/// Finds separators in a dialect with only a delimiter and, optionally, a quote character.
///
/// While each opening quote follows a separator and each closing quote precedes one, the parity of the number of quotes decides
/// which bytes are quoted, for many blocks in a row. A block with a quote anywhere else is read by ``RecordMachine``.
struct StructureScanner: BlockScanner {
  private let dialect: Dialect
  private let blocks: ScanBlocks
  private var state: scan_state

  /// - Precondition: The delimiter of the dialect is one byte.
  init(_ dialect: Dialect, by blocks: ScanBlocks = .best) {
    guard let delimiter = dialect.delimiterByte else { preconditionFailure("the delimiter is one byte") }
    self.dialect = dialect
    self.blocks = blocks
    state = scan_state(
      quote: dialect.quote ?? 0, delimiter: delimiter, quoting: dialect.quote == nil ? 0 : .max,
      quoted_carry: 0, edge_carry: 1, closing_carry: 0, return_carry: 0, line_ends: 0)
  }

  var isInQuotes: Bool { state.quoted_carry != 0 }

  var lineEndCount: Int { state.line_ends }

  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32]
  ) {
    var offset = start
    while offset < bytes.count {
      offset = scanWellPlaced(bytes, from: offset, to: &words)
      guard offset < bytes.count else { return }
      var machine = machine(in: bytes, at: offset)
      words.append(word(in: bytes, at: offset, by: &machine, strays: &strays))
      offset += 64
    }
  }

  /// Appends a word for each 64 bytes from `start` on, up to a block with a misplaced quote.
  ///
  /// - Returns: The offset of that block; without one, the end of the bytes or beyond.
  mutating func scanWellPlaced(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>
  ) -> Int {
    start + 64 * blocks.structure(of: bytes.extracting(start...), &state, to: &words)
  }

  /// Returns the word of 64 bytes, found by a machine that has read all bytes before them, and takes over its state.
  mutating func word(
    in bytes: Span<UInt8>, at offset: Int, by machine: inout some ByteMachine, strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var isAfterReturn = state.return_carry == 1
    let word = machine.word(in: bytes, at: offset, isAfterReturn: &isAfterReturn, strays: &strays)
    let after = machine.state
    state.quoted_carry = after == .quoted ? .max : 0
    state.closing_carry = after == .quoteInQuoted ? 1 : 0
    state.edge_carry = machine.isAtFieldStart || after == .quoteInQuoted ? 1 : 0
    state.return_carry = isAfterReturn ? 1 : 0
    state.line_ends += word.lineEnds.nonzeroBitCount
    return word
  }

  /// Returns a machine in the state at the end of the last block, before the byte at an offset.
  func machine(in bytes: Span<UInt8>, at offset: Int) -> RecordMachine {
    let before: RecordMachine.State =
      if state.quoted_carry != 0 { .quoted } else if state.closing_carry != 0 {
        .quoteInQuoted
      } else {
        state.edge_carry != 0
          ? (offset == 0 || bytes[offset - 1].isLineEnd ? .recordStart : .fieldStart)
          : dialect.stateInMark(in: bytes, before: offset) ?? .unquoted
      }
    return RecordMachine(
      dialect, state: before, isAfterCarriageReturn: state.return_carry == 1 && before == .recordStart)
  }
}
