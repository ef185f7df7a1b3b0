import TestSupport
import Testing

@testable import CSVRecords

struct DialectScannerTests {
  /// Compares ``DialectMachine`` with every variant of the scanner that the machine supports, the bytes being scanned
  /// at once and in two pieces.
  private func compare(_ bytes: [UInt8], _ dialect: Dialect) throws {
    var machine = DialectMachine(dialect)
    var expected = SeparatorMap()
    var isAfterReturn = false
    for start in stride(from: 0, to: bytes.count, by: 64) {
      expected.words.append(
        machine.word(in: bytes.span, at: start, isAfterReturn: &isAfterReturn, strays: &expected.strays))
    }
    let lineEndCount = expected.words.reduce(0) { $0 + $1.lineEnds.nonzeroBitCount }
    for (name, blocks) in ScanBlocks.all {
      for piece in [bytes.count, bytes.count / 128 * 64] {
        var scanner = DialectScanner(dialect, by: blocks)
        let found = scanner.map(of: bytes, firstPiece: piece)
        let agrees =
          found == expected && scanner.isInQuotes == machine.isInQuotes
          && scanner.lineEndCount == lineEndCount
        guard agrees else {
          throw Disagreement(
            "\(dialect), \(name), \(piece) bytes first of \"\(bytes.escaped)\": \(expected), not \(found)")
        }
      }
    }
  }

  @Test func `the block scanner agrees with the byte-by-byte machine in random dialects`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(6_000) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      var dialect = file.dialect()
      while dialect.delimiterByte == nil { dialect = file.dialect() }
      try compare(file.arbitrary(dialect), dialect)
    }
  }

  @Test(arguments: [
    (#"\,"#, Dialect(escape: 0x5C)), (#""\"",b"#, Dialect(escape: 0x5C)), ("\\\r\n#", Dialect(escape: 0x5C)),
    ("##,\"\n", Dialect(comment: BytePrefix("##".utf8))),
    ("#\r\n#\r\"#\n\"", Dialect(comment: BytePrefix("#".utf8))),
    ("  \"a,b\" ,  \"", Dialect(skipsInitialSpace: true)),
    ("\"a\"   ,\"b\"  x\"", Dialect(skipsInitialSpace: true).allowingSpacesAfterQuote),
    ("\"a\"\"b\",c", Dialect(doublesQuotes: false)),
    ("\",\",\"\r\n", Dialect(quote: nil)),
  ])
  func `escapes, comments and other options are recognized at every offset in a block`(
    text: String, dialect: Dialect
  ) throws {
    for size in 0...130 {
      let filler = [UInt8](repeating: 0x61, count: size)
      for before in [[0x0A], [0x2C], [0x0D, 0x0A], [0x22, 0x0A, 0x22, 0x2C]] as [[UInt8]] {
        try compare(filler + before + [UInt8](latin: text) + filler, dialect)
        try compare([0x22] + filler + before + [UInt8](latin: text) + filler, dialect)
      }
    }
  }
}
