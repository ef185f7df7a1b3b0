internal import Bytes

/// Finds separators in a dialect whose delimiter has several bytes: by masks in blocks of 64 bytes in which each quote opens or closes a
/// field, and no other byte has a meaning of its own; otherwise by ``DialectMachine``.
struct DelimiterScanner: BlockScanner {
  private let dialect: Dialect
  private let delimiter: BytePrefix
  private var machine: DialectMachine
  private var isAfterReturn = false
  private(set) var lineEndCount = 0

  init(_ dialect: Dialect, delimiter: BytePrefix) {
    (self.dialect, self.delimiter) = (dialect, delimiter)
    machine = DialectMachine(dialect)
  }

  var isInQuotes: Bool { machine.isInQuotes }

  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32]
  ) {
    for offset in stride(from: start, to: bytes.count, by: 64) {
      let plain = isPlain(bytes, at: offset) ? plainWord(in: bytes, at: offset) : nil
      let word =
        plain ?? machine.word(in: bytes, at: offset, isAfterReturn: &isAfterReturn, strays: &strays)
      lineEndCount += word.lineEnds.nonzeroBitCount
      words.append(word)
    }
  }

  /// Whether a whole block has no escape and no byte that may begin a comment or a byte-order mark and, if spaces are skipped, none as its
  /// last byte.
  @inline(__always)
  private func isPlain(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard offset + 64 <= bytes.count, machine.isPlain else { return false }
    if let escape = dialect.escape, ScanBlock.mask(bytes, at: offset, of: escape) != 0 { return false }
    if let comment = dialect.comment, ScanBlock.mask(bytes, at: offset, of: comment[0]) != 0 { return false }
    if dialect.skipsInitialSpace, bytes[offset + 63] == 0x20 { return false }
    return !dialect.readsMarks || ScanBlock.mask(bytes, at: offset, of: ByteOrderMark.first) == 0
  }

  /// Returns the word of a plain block, and continues after it; `nil` if a quote in it neither opens nor closes a field.
  private mutating func plainWord(in bytes: Span<UInt8>, at offset: Int) -> SeparatorMap.Word? {
    let quotes = dialect.quote.map { ScanBlock.mask(bytes, at: offset, of: $0) } ?? 0
    guard quotes == 0 || dialect.doublesQuotes else { return nil }
    // The bytes in quotes, with the quotes that open fields.
    let quoted = Self.parity(quotes) ^ (machine.isInQuotes ? .max : 0)
    var endsWithReturn = isAfterReturn
    let lineEnds = ScanBlock.lineEnds(in: bytes, at: offset, isAfterReturn: &endsWithReturn)
    let (delimiters, next) = delimiters(in: bytes, at: offset, outside: quoted)
    let recordEnds = lineEnds.bytes & ~quoted
    let isAfterQuote = machine.state == .quoteInQuoted
    if quotes != 0 || isAfterQuote {
      let (opening, closing) = (quotes & quoted, quotes & ~quoted)
      let before: UInt64 = machine.isAtFieldStart || isAfterQuote ? 1 : 0
      guard opening & ~((delimiters | recordEnds | closing) << 1 | before) == 0 else { return nil }
      let ends = delimiters >> UInt64(delimiter.count - 1) | recordEnds | quotes
      guard !isAfterQuote || ends & 1 != 0 || delimiter.begins(bytes, at: offset) else { return nil }
      var undecided = closing & ~(ends >> 1 | 1 << 63)
      while undecided != 0 {
        // A delimiter after the quote may end in the next block.
        guard delimiter.begins(bytes, at: offset + undecided.trailingZeroBitCount + 1) else { return nil }
        undecided &= undecided &- 1
      }
    }
    let last = bytes[offset + 63]
    isAfterReturn = endsWithReturn
    machine.resume(after: last, endsField: next == 64, inQuotes: quoted >> 63 == 1)
    if quoted >> 63 == 0, delimiter.contains(last) {
      machine.match(bytes.extracting(offset + max(next, 64 - delimiter.count)..<offset + 64))
    }
    return SeparatorMap.Word(
      separators: delimiters | recordEnds, recordEnds: recordEnds, lineEnds: lineEnds.lines)
  }

  /// Returns for each bit the parity of the number of bits up to it.
  @inline(__always)
  private static func parity(_ bits: UInt64) -> UInt64 {
    var parity = bits
    for shift: UInt64 in [1, 2, 4, 8, 16, 32] { parity ^= parity << shift }
    return parity
  }

  /// Returns the last bytes of the delimiters that end in a block, and where in the block the next one may begin.
  @inline(__always)
  private func delimiters(
    in bytes: Span<UInt8>, at offset: Int, outside quoted: UInt64
  ) -> (ends: UInt64, next: Int) {
    let size = delimiter.count
    let isBefore = offset > 0 && bytes[offset - 1] == delimiter[size - 2]
    var candidates = ScanBlock.mask(bytes, at: offset, of: delimiter[size - 2]) << 1 | (isBefore ? 1 : 0)
    candidates &= ScanBlock.mask(bytes, at: offset, of: delimiter[size - 1]) & ~quoted
    var (ends, next): (UInt64, Int) = (0, 0)
    while candidates != 0 {
      let last = candidates.trailingZeroBitCount
      candidates &= candidates &- 1
      let first = last + 1 - size
      // Bytes before the block begin a delimiter only if they are not part of an earlier one.
      guard first >= next || (next == 0 && machine.hasMatched(-first)) else { continue }
      guard size == 2 || delimiter.begins(bytes, at: offset + first) else { continue }
      ends |= 1 << UInt64(last)
      next = last + 1
    }
    return (ends, next)
  }
}
