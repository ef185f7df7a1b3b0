internal import CScan

/// Finds separators 64 bytes at a time, as long as every quote is well placed.
///
/// Where each opening quote follows a separator and each closing one precedes a separator, the parity of the
/// quotes tells what is quoted: a prefix XOR over the quote bits. A doubled quote closes and opens again. A quote
/// anywhere else makes parity worthless, and the scanner says so; ``RecordMachine`` answers then.
struct StructureScanner {
  /// The separators of one block that stand outside quotes; bit i is byte i.
  struct Block {
    var delimiters: UInt64
    var lineFeeds: UInt64
    var carriageReturns: UInt64
    /// How many physical lines end in the block, inside quotes too.
    var lineEndCount: Int
    var isWellPlaced: Bool
  }

  private let delimiter: UInt8
  private let quote: UInt8
  /// All ones while a quoted field runs on into the next block.
  private var quotedCarry: UInt64 = 0
  /// Bit 0: the byte before the next block is a separator or a quote; at the start, it is as if.
  private var separatorCarry: UInt64 = 1
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

  /// The separators among the 64 bytes at `offset`, or among as many as there are.
  mutating func block(in bytes: Span<UInt8>, at offset: Int) -> Block {
    let count = min(64, bytes.count - offset)
    let isWhole = count == 64
    let used: UInt64 = isWhole ? .max : (1 << UInt64(count)) - 1
    var masks = isWhole ? Self.masks(bytes, offset, self) : Self.partialMasks(bytes, offset, count, self)
    masks.quote &= used
    masks.delimiter &= used
    masks.line_feed &= used
    masks.carriage_return &= used

    let last = UInt64(count - 1)
    let isQuoted = Self.prefixXor(masks.quote) ^ quotedCarry
    let separators = masks.delimiter | masks.line_feed | masks.carriage_return
    let edges = separators | masks.quote
    let opening = masks.quote & isQuoted
    let closing = masks.quote & ~isQuoted
    let afterEdge = (edges << 1) | separatorCarry
    let afterClosing = ((closing << 1) | closingCarry) & used
    let strays = (opening & ~afterEdge) | (afterClosing & ~edges)
    let afterReturn = (masks.carriage_return << 1) | returnCarry

    quotedCarry = 0 &- ((isQuoted >> last) & 1)
    separatorCarry = (edges >> last) & 1
    closingCarry = (closing >> last) & 1
    returnCarry = (masks.carriage_return >> last) & 1
    return Block(
      delimiters: masks.delimiter & ~isQuoted, lineFeeds: masks.line_feed & ~isQuoted,
      carriageReturns: masks.carriage_return & ~isQuoted,
      lineEndCount: (masks.carriage_return | (masks.line_feed & ~afterReturn)).nonzeroBitCount,
      isWellPlaced: strays == 0)
  }

  /// Bit i is the parity of the bits up to and including i.
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

  private static func masks(_ bytes: Span<UInt8>, _ offset: Int, _ scanner: Self) -> scan_masks {
    let block = bytes.extracting(offset..<offset + 64)
    // SAFETY: the span was cut to the 64 bytes that `scan_block` reads.
    return unsafe block.withUnsafeBufferPointer {
      unsafe scan_block($0.baseAddress, scanner.quote, scanner.delimiter)
    }
  }

  private static func partialMasks(
    _ bytes: Span<UInt8>, _ offset: Int, _ count: Int, _ scanner: Self
  ) -> scan_masks {
    var block = InlineArray<64, UInt8>(repeating: 0)
    for index in 0..<count { block[index] = bytes[offset + index] }
    let padded = block.span
    // SAFETY: the block has the 64 bytes that `scan_block` reads.
    return unsafe padded.withUnsafeBufferPointer {
      unsafe scan_block($0.baseAddress, scanner.quote, scanner.delimiter)
    }
  }
}
