internal import Bytes

/// Finds separators in a dialect with features that RFC 4180 does not have, such as comments or escapes: by
/// ``StructureScanner`` in blocks of 64 bytes without any of them, which are nearly all blocks, otherwise byte by byte.
struct DialectScanner: BlockScanner {
  private let dialect: Dialect
  private var structure: StructureScanner
  /// The machine that continues after a block that has ended in an escape, a comment or spaces after a quote.
  private var pending: DialectMachine?

  init(_ dialect: Dialect, by blocks: ScanBlocks = .best) {
    self.dialect = dialect
    structure = StructureScanner(dialect, by: blocks)
  }

  var isInQuotes: Bool { structure.isInQuotes }

  var lineEndCount: Int { structure.lineEndCount }

  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32]
  ) {
    var (offset, plainEnd) = (start, start)
    while offset < bytes.count {
      if pending == nil {
        if plainEnd <= offset { plainEnd = endOfPlainBlocks(bytes, from: offset) }
        if plainEnd > offset {
          offset = structure.scanWellPlaced(bytes.extracting(..<plainEnd), from: offset, to: &words)
          guard offset < bytes.count else { return }
        }
      }
      words.append(wordByMachine(in: bytes, at: offset, strays: &strays))
      offset += 64
    }
  }

  /// Returns the offset of the first block that needs the state machine, or the end.
  private func endOfPlainBlocks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, isPlain(bytes, at: end) { end += 64 }
    return min(end, bytes.count)
  }

  /// Whether the block can be scanned by masks: in quotes and outside, it has no escape, no byte that may begin a comment, no
  /// adjacent quotes if quotes are not doubled, and no space as its last byte if spaces are skipped.
  @inline(__always)
  private func isPlain(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    if let escape = dialect.escape, ScanBlock.mask(bytes, at: offset, of: escape) != 0 { return false }
    if let comment = dialect.comment {
      let starts = ScanBlock.mask(bytes, at: offset, of: comment[0])
      if starts != 0, mayBeginLine(starts, bytes, at: offset) { return false }
    }
    if !dialect.doublesQuotes, let quote = dialect.quote {
      let quotes = ScanBlock.mask(bytes, at: offset, of: quote)
      let before: UInt64 = offset > 0 && bytes[offset - 1] == quote ? 1 : 0
      if quotes & (quotes << 1 | before) != 0 { return false }
    }
    // The state between blocks does not distinguish a skipped space from the first byte of a field.
    return !dialect.skipsInitialSpace || bytes[min(offset + 64, bytes.count) - 1] != 0x20
  }

  /// Whether one of the bytes follows a line end or the last byte of a mark, in quotes or outside, or is the first byte.
  private func mayBeginLine(_ starts: UInt64, _ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let feeds = ScanBlock.mask(bytes, at: offset, of: 0x0A)
    let returns = ScanBlock.mask(bytes, at: offset, of: 0x0D)
    let marks = ScanBlock.mask(bytes, at: offset, of: ByteOrderMark.last)
    let before: UInt64 =
      offset == 0 || bytes[offset - 1].isLineEnd || bytes[offset - 1] == ByteOrderMark.last ? 1 : 0
    return starts & ((feeds | returns | marks) << 1 | before) != 0
  }

  private mutating func wordByMachine(
    in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var machine = pending ?? machine(in: bytes, at: offset)
    let word = structure.word(in: bytes, at: offset, by: &machine, strays: &strays)
    pending = machine.isInText ? nil : machine
    return word
  }

  /// Returns a machine in the state at the end of the last block, which is neither in an escape nor in a comment.
  private func machine(in bytes: Span<UInt8>, at offset: Int) -> DialectMachine {
    let core = structure.machine(in: bytes, at: offset)
    let isAtStart =
      offset == 0 || bytes[offset - 1].isLineEnd
      || dialect.stateInMark(in: bytes, before: offset) == .fieldStart
    return DialectMachine(dialect, core: core, isAtRecordStart: core.isAtFieldStart && isAtStart)
  }
}
