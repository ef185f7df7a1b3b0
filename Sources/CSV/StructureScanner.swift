internal import CScan

/// Finds separators 64 bytes at a time.
///
/// Where each opening quote follows a separator and each closing one precedes a separator, the parity of the quotes
/// tells what is quoted: a prefix XOR over the quote bits. A doubled quote closes and opens again. A quote anywhere
/// else makes parity worthless, and ``RecordMachine`` reads the block instead.
struct StructureScanner: BlockScanner {
  private let dialect: Dialect
  private let delimiter: UInt8
  private let quote: UInt8
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
    delimiter = dialect.delimiter
    // Without a quote nobody asks where quotes are.
    quote = dialect.quote ?? dialect.delimiter
  }

  /// Whether the bytes so far end inside quotes.
  var isInQuotes: Bool { quotedCarry != 0 }

  /// Whether the byte before the next block is a carriage return.
  var isAfterReturn: Bool { returnCarry != 0 }

  @inline(__always)
  mutating func word(in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]) -> SeparatorMap.Word {
    wellPlacedWord(in: bytes, at: offset) ?? wordByMachine(in: bytes, at: offset, strays: &strays)
  }

  /// What stands in the block, or `nil`, and nothing has changed, where a quote is not where it should be.
  @inline(__always)
  mutating func wellPlacedWord(in bytes: Span<UInt8>, at offset: Int) -> SeparatorMap.Word? {
    let masks = ScanBlock.masks(bytes, at: offset, quote: quote, delimiter: delimiter)
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
      guard isWellPlaced else { return nil }
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

  /// What stands in the block where no byte quotes.
  mutating func unquotedWord(in bytes: Span<UInt8>, at offset: Int) -> SeparatorMap.Word {
    let masks = ScanBlock.masks(bytes, at: offset, quote: delimiter, delimiter: delimiter)
    let used = ScanBlock.used(bytes.count - offset)
    let lineBytes = masks.line_feed | masks.carriage_return
    let afterReturn = (masks.carriage_return << 1) | returnCarry
    edgeCarry = (masks.delimiter | lineBytes) >> 63
    returnCarry = masks.carriage_return >> 63
    return SeparatorMap.Word(
      separators: (masks.delimiter | lineBytes) & used, recordEnds: lineBytes & used,
      lineEnds: (masks.carriage_return | (masks.line_feed & ~afterReturn)) & used)
  }

  private mutating func wordByMachine(
    in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var machine = machine
    var isAfterReturn = isAfterReturn
    let word = machine.word(in: bytes, at: offset, isAfterReturn: &isAfterReturn, strays: &strays)
    carryOn(from: machine.state, isAfterReturn: isAfterReturn)
    return word
  }

  /// The machine in the state in which the block before has ended.
  var machine: RecordMachine {
    let state: RecordMachine.State =
      if quotedCarry != 0 { .quoted } else if closingCarry != 0 { .quoteInQuoted } else if edgeCarry != 0 {
        .fieldStart
      } else { .unquoted }
    return RecordMachine(
      dialect, state: state, isAfterCarriageReturn: returnCarry == 1 && state == .fieldStart)
  }

  /// Takes over from a machine that has read the block.
  mutating func carryOn(from state: RecordMachine.State, isAfterReturn: Bool) {
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
