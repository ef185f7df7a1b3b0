import TestSupport
import Testing

@testable import CSVRecords

/// The scanners of delimiters of several bytes and of fixed widths.
struct SeparatorScannerTests {
  /// Compares the words of a scanner, which reads the bytes in two pieces, with those of the machine.
  private func compare(_ bytes: [UInt8], _ dialect: Dialect) throws {
    var machine = DialectMachine(dialect)
    var isAfterReturn = false
    var expected = SeparatorMap()
    for offset in stride(from: 0, to: bytes.count, by: 64) {
      expected.words.append(
        machine.word(
          in: bytes.span, at: offset, isAfterReturn: &isAfterReturn, strays: &expected.strays))
    }
    for piece in Set([0, bytes.count / 128 * 64, bytes.count / 64 * 64]) {
      var scanner = dialect.scanner
      let found = scanner.map(of: bytes, firstPiece: piece)
      guard
        found == expected && scanner.isInQuotes == machine.isInQuotes
          && scanner.lineEndCount == expected.lineEndCount(from: 0)
      else {
        throw Disagreement(
          "\(dialect), \(piece) bytes first of \"\(bytes.escaped)\": \(expected), not \(found)")
      }
    }
  }

  @Test func `the scanners agree with the byte-by-byte machine on random files`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(4_000) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      var dialect = file.dialect()
      while dialect.delimiterByte != nil { dialect = file.dialect() }
      let rare = file.arbitrary(dialect)
      let plain = (0..<Int.random(in: 0...200, using: &file.random)).flatMap { _ in
        let texts: [[UInt8]] = [
          dialect.delimiter, Array(dialect.delimiter.dropLast()), Array(dialect.delimiter.dropFirst()),
          [0x0A],
          [0x0D], [0x0D, 0x0A], [0x20], [0x61], [0x61, 0x62], [0xC3, 0xA9], [0xE2, 0x82],
        ]
        if let quote = dialect.quote, file.isLucky(9) {
          let ends = [dialect.delimiter, dialect.delimiter, [0x0A], [quote, 0x61, quote, 0x0A]]
          return [quote, 0x61] + file.pick([[], dialect.delimiter, [0x0A], [0x0D], [quote, quote]]) + [quote]
            + file.pick(ends)
        }
        return file.isLucky(4) ? [0x61] : file.pick(texts)
      }
      try compare(plain + rare + plain, dialect)
    }
  }

  @Test(arguments: [
    ("||", "a||b|||c||||d"), ("aab", "aaab,aabaab"), ("12345678", "1234567123456789"), ("§", "§a§§b"),
    ("||", "\"a||b\"||\"c\"|\n\"d\"|||"), ("||", "\n\"a\"\"||\"||\"\"\n\"\r\n\"\r\n||\"\"\"\"||"),
    (",;,", ",;,\"a,;,\",;,\"\",\n\"b\",;"),
  ])
  func `a delimiter is found at every offset in a block`(delimiter: String, text: String) throws {
    let separator = try FieldSeparator.delimiter(#require(BytePrefix(delimiter.utf8)))
    for dialect in [Dialect(separator: separator, quote: 0x22), Dialect(separator: separator, quote: nil)] {
      for size in 0...130 {
        let filler = [UInt8](repeating: 0x78, count: size)
        try compare(filler + [UInt8](text.utf8) + filler + [UInt8](text.utf8) + filler, dialect)
      }
    }
  }

  @Test func `widths are counted at every offset in a block`() throws {
    let widths = try #require(FieldWidths([3, 1, 5]))
    let dialect = Dialect(separator: .widths(widths), quote: nil)
    for size in 0...130 {
      let filler = [UInt8](repeating: 0x78, count: size)
      for text in ["\nabcdefghi\nabc", "\r\nä€😀d  \n", "abcdefghi   x\n", "\n\n\n\r\r\n"] {
        try compare(filler + [UInt8](text.utf8) + filler, dialect)
      }
    }
  }
}
