internal import CScan

/// Finds separators 64 bytes at a time.
///
/// Where each opening quote follows a separator and each closing one precedes a separator, the parity of the quotes
/// tells what is quoted: a prefix XOR over the quote bits. A doubled quote closes and opens again. A quote anywhere
/// else makes parity worthless, and ``RecordMachine`` reads the block instead.
struct StructureScanner {
  private let dialect: Dialect
  /// All ones while a quoted field runs on into the next block.
  private var quotedCarry: UInt64 = 0
  /// Bit 0: the byte before the next block is a separator or a quote; at the start, it is as if.
  private var edgeCarry: UInt64 = 1
  /// Bit 0: the byte before the next block is a closing quote.
  private var closingCarry: UInt64 = 0
  /// Bit 0: the byte before the next block is a carriage return.
  private var returnCarry: UInt64 = 0

  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  /// Whether the bytes so far end inside quotes.
  var isInQuotes: Bool { quotedCarry != 0 }

  /// What stands in the 64 bytes at `offset`, or in as many as there are; more may follow only whole blocks.
  ///
  /// - Parameter strays: Takes the places of quotes, or text after one, that stand where they should not.
  @inline(__always)
  mutating func word(in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]) -> SeparatorMap.Word {
    let masks = ScanBlock.masks(bytes, at: offset, quote: dialect.quote, delimiter: dialect.delimiter)
    let used = ScanBlock.used(bytes.count - offset)
    let quotes = masks.quote & used
    let lineBytes = masks.line_feed | masks.carriage_return
    let edges = masks.delimiter | lineBytes | quotes
    var isQuoted: UInt64 = 0
    if quotes | quotedCarry | closingCarry != 0 {
      isQuoted = Self.prefixXor(quotes) ^ quotedCarry
      let opening = quotes & isQuoted
      let closing = quotes & ~isQuoted
      let isWellPlaced =
        (opening & ~((edges << 1) | edgeCarry)) | (((closing << 1) | closingCarry) & used & ~edges) == 0
      guard isWellPlaced else { return wordByMachine(in: bytes, at: offset, strays: &strays) }
      quotedCarry = 0 &- (isQuoted >> 63)
      closingCarry = closing >> 63
    }
    let afterReturn = (masks.carriage_return << 1) | returnCarry
    edgeCarry = edges >> 63
    returnCarry = masks.carriage_return >> 63
    return SeparatorMap.Word(
      separators: (masks.delimiter | lineBytes) & ~isQuoted & used, recordEnds: lineBytes & ~isQuoted & used,
      lineEnds: (masks.carriage_return | (masks.line_feed & ~afterReturn)) & used)
  }

  private mutating func wordByMachine(
    in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var machine = machine
    var (separators, recordEnds, lineEnds) = (UInt64(0), UInt64(0), UInt64(0))
    var isAfterReturn = returnCarry == 1
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
    return SeparatorMap.Word(separators: separators, recordEnds: recordEnds, lineEnds: lineEnds)
  }

  /// The machine in the state in which the block before has ended.
  private var machine: RecordMachine {
    let state: RecordMachine.State =
      if quotedCarry != 0 { .quoted } else if closingCarry != 0 { .quoteInQuoted } else if edgeCarry != 0 {
        .fieldStart
      } else { .unquoted }
    return RecordMachine(
      dialect, state: state, isAfterCarriageReturn: returnCarry == 1 && state == .fieldStart)
  }

  private mutating func carryOn(from state: RecordMachine.State, isAfterReturn: Bool) {
    quotedCarry = state == .quoted ? .max : 0
    closingCarry = state == .quoteInQuoted ? 1 : 0
    edgeCarry = state == .fieldStart || state == .quoteInQuoted ? 1 : 0
    returnCarry = isAfterReturn ? 1 : 0
  }

  /// Bit i is the parity of the bits up to and including i.
  @inline(__always)
  private static func prefixXor(_ bits: UInt64) -> UInt64 {
    var result = bits
    result ^= result << 1
    result ^= result << 2
    result ^= result << 4
    result ^= result << 8
    result ^= result << 16
    result ^= result << 32
    return result
  }
}
