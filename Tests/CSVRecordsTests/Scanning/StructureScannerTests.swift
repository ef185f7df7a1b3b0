import TestSupport
import Testing

@testable import CSVRecords

struct StructureScannerTests {
  /// Compares ``RecordMachine`` with every variant of the scanner that the machine supports, the bytes being scanned
  /// at once and in two pieces.
  ///
  /// - Returns: Whether the bytes have no stray quote.
  private func compare(_ bytes: [UInt8], _ dialect: Dialect = Dialect()) throws -> Bool {
    var machine = RecordMachine(dialect)
    var (words, strays) = ([SeparatorMap.Word](), [UInt32]())
    for start in stride(from: 0, to: bytes.count, by: 64) {
      words.append(Self.expected(of: bytes, start..<min(start + 64, bytes.count), &machine, &strays))
    }
    for (name, blocks) in ScanBlocks.all {
      for piece in [bytes.count, bytes.count / 128 * 64] {
        var scanner = StructureScanner(dialect, by: blocks)
        let found = scanner.map(of: bytes, firstPiece: piece)
        let agrees =
          found.words == words && found.strays == strays && scanner.isInQuotes == machine.isInQuotes
          && scanner.lineEndCount == words.reduce(0) { $0 + $1.lineEnds.nonzeroBitCount }
        guard agrees else {
          throw Disagreement(
            "\(dialect), \(name), \(piece) bytes first of \"\(bytes.escaped)\": \(words) \(strays), not \(found)"
          )
        }
      }
    }
    return strays.isEmpty
  }

  private static func expected(
    of bytes: [UInt8], _ block: Range<Int>, _ machine: inout RecordMachine, _ strays: inout [UInt32]
  ) -> SeparatorMap.Word {
    var (separators, recordEnds, lineEnds) = (UInt64(0), UInt64(0), UInt64(0))
    for index in block {
      let bit: UInt64 = 1 << UInt64(index - block.lowerBound)
      switch machine.next(bytes[index]) {
      case .content: break
      case .stray: strays.append(UInt32(index))
      case .fieldEnd: separators |= bit
      case .recordEnd, .lineFeed: (separators, recordEnds) = (separators | bit, recordEnds | bit)
      }
      let isSecond = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
      if (bytes[index] == 0x0A || bytes[index] == 0x0D) && !isSecond { lineEnds |= bit }
    }
    return SeparatorMap.Word(separators: separators, recordEnds: recordEnds, lineEnds: lineEnds)
  }

  @Test func `the block scanner agrees with the byte-by-byte machine on random files`() throws {
    let seed = TestRun.seed
    var wellPlacedCount = 0
    for round in 0..<TestRun.rounds(6_000) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      var quoting = file.plainDialect()
      while quoting.delimiterByte == nil { quoting = file.plainDialect() }
      let dialect = file.isLucky(5) ? Dialect(separator: quoting.separator, quote: nil) : quoting
      let bytes =
        dialect.quote == nil || file.isLucky(2) ? file.arbitrary(dialect) : file.written(dialect).bytes
      if try compare(bytes, dialect) { wellPlacedCount += 1 }
    }
    #expect(
      (TestRun.rounds(2_000)..<TestRun.rounds(6_000)).contains(wellPlacedCount),
      "\(wellPlacedCount) files have no stray quote, seed \(seed)")
  }

  @Test(arguments: [
    "\"a\",b\n", "\"\"\n", "\"\"\"\"\n", "\"\"\"a\",\n", "\"\n\",\"\r\n\"\r\n", "a,\"\"\n", "\r\n\"\"\r\n",
    "\"a\"\r\n",
    "\"a\"\"b\",c\n", ",\",\",\n",
  ])
  func `quotes of well-formed fields are not stray at any offset in a block`(text: String) throws {
    for size in 0...130 {
      let bytes = [UInt8](repeating: 0x61, count: size) + [0x0A] + [UInt8](latin: text) + [0x62]
      #expect(try compare(bytes), "\(size) bytes before")
      let quoted = [0x22] + [UInt8](repeating: 0x2C, count: size) + [0x22, 0x2C] + [UInt8](latin: text)
      #expect(try compare(quoted), "\(size) quoted bytes before")
    }
  }

  @Test(arguments: [
    "\"a\"b", "a\"", "\"\"a", " \"a\"", "\"a\" ,", "\"a\"\"\"b", "a\"\"b", "\"a\n\"b", "\"\"\u{0}", "\u{0}\"",
  ])
  func `a stray quote is found at every offset in a block`(text: String) throws {
    for size in 0...130 {
      let bytes = [UInt8](repeating: 0x61, count: size) + [0x0A] + [UInt8](latin: text)
      #expect(try !compare(bytes), "\(size) bytes before")
      let quoted = bytes + [UInt8](latin: ",\"b,\n\"\"\"\n\"c\"\r\nd") + [UInt8](repeating: 0x62, count: size)
      #expect(try !compare(quoted + [UInt8](latin: ",\"e,\"")), "\(size) bytes around")
    }
  }

  @Test func `a closing quote at the end of the bytes is not stray`() {
    let bytes = [UInt8](latin: "\"a\"")
    var scanner = StructureScanner(Dialect())
    #expect(scanner.map(of: bytes, firstPiece: bytes.count).strays.isEmpty)
    #expect(!scanner.isInQuotes)
  }

  @Test func `every byte can be the delimiter and is found at every offset`() throws {
    for byte in UInt8.min...UInt8.max where ![0x0A, 0x0D, 0x22].contains(byte) {
      let other: UInt8 = byte ^ 0x80
      for place in [0, 1, 7, 8, 15, 16, 31, 32, 62, 63] {
        var bytes = [UInt8](repeating: [0x0A, 0x0D, 0x22].contains(other) ? 0x61 : other, count: 64)
        bytes[place] = byte
        #expect(try compare(bytes, Dialect(delimiter: byte)))
      }
    }
  }
}
