/// Finds separators in a dialect with comments, escapes or other odd things: 64 bytes at a time where there is none of
/// them in the block, which is nearly always, else byte by byte.
struct DialectScanner: BlockScanner {
  private let dialect: Dialect
  private var structure: StructureScanner
  /// The machine that goes on where the block before has ended in an escape or a comment.
  private var pending: DialectMachine?

  init(_ dialect: Dialect) {
    self.dialect = dialect
    structure = StructureScanner(dialect)
  }

  var isInQuotes: Bool { structure.isInQuotes }

  @inline(__always)
  mutating func word(in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]) -> SeparatorMap.Word {
    if pending == nil, isPlain(bytes, at: offset) {
      let word =
        dialect.quote == nil
        ? structure.unquotedWord(in: bytes, at: offset) : structure.wellPlacedWord(in: bytes, at: offset)
      if let word { return word }
    }
    return wordByMachine(in: bytes, at: offset, strays: &strays)
  }

  /// Whether masks tell all of the block: nothing in it is odd, and the block before left nothing odd behind.
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
    // What the masks carry on does not tell a space that was skipped from the first byte of a field.
    return !dialect.skipsInitialSpace || bytes[min(offset + 64, bytes.count) - 1] != 0x20
  }

  /// Whether one of the bytes follows a line end, in quotes or not, or the start.
  private func mayBeginLine(_ starts: UInt64, _ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let feeds = ScanBlock.mask(bytes, at: offset, of: 0x0A)
    let returns = ScanBlock.mask(bytes, at: offset, of: 0x0D)
    let before: UInt64 = offset == 0 || bytes[offset - 1].isLineEnd ? 1 : 0
    return starts & ((feeds | returns) << 1 | before) != 0
  }

  private mutating func wordByMachine(
    in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var machine: DialectMachine
    if let pending {
      machine = pending
    } else {
      let core = structure.machine
      let isAfterLineEnd = offset == 0 || bytes[offset - 1].isLineEnd
      machine = DialectMachine(
        dialect, core: core, isAtRecordStart: core.state == .fieldStart && isAfterLineEnd)
    }
    var isAfterReturn = structure.isAfterReturn
    let word = machine.word(in: bytes, at: offset, isAfterReturn: &isAfterReturn, strays: &strays)
    structure.carryOn(from: machine.core.state, isAfterReturn: isAfterReturn)
    pending = machine.isInText ? nil : machine
    return word
  }
}

extension UInt8 {
  /// Whether the byte is LF or CR.
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
