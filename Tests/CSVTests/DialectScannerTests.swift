import Testing

@testable import CSV

struct DialectScannerTests {
  /// Goes through the bytes in blocks of 64, by the scanner and by ``DialectMachine``.
  private func compare(_ bytes: [UInt8], _ dialect: Dialect) throws {
    var scanner = DialectScanner(dialect)
    var machine = DialectMachine(dialect)
    var (strays, expectedStrays) = ([UInt32](), [UInt32]())
    var isAfterReturn = false
    for start in stride(from: 0, to: bytes.count, by: 64) {
      let word = scanner.word(in: bytes.span, at: start, strays: &strays)
      let expected = machine.word(
        in: bytes.span, at: start, isAfterReturn: &isAfterReturn, strays: &expectedStrays)
      guard word == expected && strays == expectedStrays && scanner.isInQuotes == machine.isInQuotes else {
        throw Disagreement(
          "\(dialect), block at \(start) of \"\(bytes.escaped)\": \(expected) \(expectedStrays), "
            + "not \(word) \(strays)")
      }
    }
  }

  @Test func `blocks say what the machine says, whatever the dialect`() throws {
    let seed = UInt64.random(in: 0...(.max))
    print("blocks of dialects from seed \(seed)")
    for round in 0..<6_000 {
      var file = RandomFile(seed: seed &+ UInt64(round))
      let dialect = file.dialect()
      try compare(file.wild(dialect), dialect)
    }
  }

  @Test(arguments: [
    (#"\,"#, Dialect(escape: 0x5C)), (#""\"",b"#, Dialect(escape: 0x5C)), ("\\\r\n#", Dialect(escape: 0x5C)),
    ("##,\"\n", Dialect(comment: Marker("##".utf8))), ("#\r\n#\r\"#\n\"", Dialect(comment: Marker("#".utf8))),
    ("  \"a,b\" ,  \"", Dialect(skipsInitialSpace: true)), ("\"a\"\"b\",c", Dialect(doublesQuotes: false)),
    ("\",\",\"\r\n", Dialect(quote: nil)),
  ])
  func `what is odd is seen wherever a block ends`(text: String, dialect: Dialect) throws {
    for size in 0...130 {
      let filler = [UInt8](repeating: 0x61, count: size)
      for before in [[0x0A], [0x2C], [0x0D, 0x0A], [0x22, 0x0A, 0x22, 0x2C]] as [[UInt8]] {
        try compare(filler + before + [UInt8](latin: text) + filler, dialect)
        try compare([0x22] + filler + before + [UInt8](latin: text) + filler, dialect)
      }
    }
  }
}
