/// Finds separators in a dialect whose fields have fixed widths: by counting in blocks of 64 bytes of ASCII without comments, otherwise by
/// ``DialectMachine``.
struct WidthScanner: BlockScanner {
  private let comment: UInt8?
  private var machine: DialectMachine
  private var isAfterReturn = false
  private(set) var lineEndCount = 0

  init(_ dialect: Dialect) {
    comment = dialect.comment?[0]
    machine = DialectMachine(dialect)
  }

  var isInQuotes: Bool { false }

  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32]
  ) {
    for offset in stride(from: start, to: bytes.count, by: 64) {
      let word =
        isPlain(bytes, at: offset)
        ? plainWord(in: bytes, at: offset)
        : machine.word(in: bytes, at: offset, isAfterReturn: &isAfterReturn, strays: &strays)
      lineEndCount += word.lineEnds.nonzeroBitCount
      words.append(word)
    }
  }

  @inline(__always)
  private func isPlain(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard offset + 64 <= bytes.count, machine.isPlain else { return false }
    if let comment, ScanBlock.mask(bytes, at: offset, of: comment) != 0 { return false }
    return ScanBlock.isASCII(bytes, at: offset)
  }

  private mutating func plainWord(in bytes: Span<UInt8>, at offset: Int) -> SeparatorMap.Word {
    let lineEnds = ScanBlock.lineEnds(in: bytes, at: offset, isAfterReturn: &isAfterReturn)
    let fields = machine.fieldEnds(
      lineEnds: lineEnds.bytes, spaces: ScanBlock.mask(bytes, at: offset, of: 0x20))
    machine.resume(after: bytes[offset + 63], endsField: false)
    return SeparatorMap.Word(
      separators: fields | lineEnds.bytes, recordEnds: lineEnds.bytes, lineEnds: lineEnds.lines)
  }
}
