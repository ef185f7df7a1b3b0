internal import CScan

/// Finds separators 64 bytes at a time, as long as every quote is well placed.
///
/// Where each opening quote follows a separator and each closing one precedes a separator, the parity of the quotes
/// tells what is quoted: a prefix XOR over the quote bits. A doubled quote closes and opens again. A quote anywhere
/// else makes parity worthless, and the scanner says so; ``RecordMachine`` answers then.
struct StructureScanner {
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
    delimiter = dialect.delimiter
    quote = dialect.quote
  }

  /// Whether the bytes so far end inside quotes.
  var isInQuotes: Bool { quotedCarry != 0 }

  /// What stands in the 64 bytes at `offset`, or in as many as there are; more may follow only whole blocks. `nil` where
  /// a quote is not well placed.
  @inline(__always)
  mutating func word(in bytes: Span<UInt8>, at offset: Int) -> SeparatorWord? {
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
      let strays =
        (opening & ~((edges << 1) | edgeCarry)) | (((closing << 1) | closingCarry) & used & ~edges)
      guard strays == 0 else { return nil }
      quotedCarry = 0 &- (isQuoted >> 63)
      closingCarry = closing >> 63
    }
    let afterReturn = (masks.carriage_return << 1) | returnCarry
    edgeCarry = edges >> 63
    returnCarry = masks.carriage_return >> 63
    return SeparatorWord(
      separators: (masks.delimiter | lineBytes) & ~isQuoted, recordEnds: lineBytes & ~isQuoted,
      lineEnds: masks.carriage_return | (masks.line_feed & ~afterReturn))
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
