/// Finds the separators of bytes that are scanned block by block without being stored.
struct RangeScan: Sendable {
  private enum Scanner {
    case structure(StructureScanner)
    case dialect(DialectScanner)
    case terminator(UInt8)
  }

  private var scanner: Scanner
  private var strays: [UInt32] = []

  init(_ format: RecordFormat) {
    switch format {
    case .csv(let dialect):
      scanner =
        dialect.needsStateMachine ? .dialect(DialectScanner(dialect)) : .structure(StructureScanner(dialect))
    case .lines, .jsonLines: scanner = .terminator(0x0A)
    case .nulTerminated: scanner = .terminator(0)
    }
  }

  /// Whether the bytes so far end in quotes.
  var isInQuotes: Bool {
    switch scanner {
    case .structure(let scanner): scanner.isInQuotes
    case .dialect(let scanner): scanner.isInQuotes
    case .terminator: false
    }
  }

  /// Replaces the words by those of the bytes from an offset on, which the block before precedes, if there is one.
  ///
  /// No bytes may follow an incomplete block.
  mutating func advance(in bytes: Span<UInt8>, from start: Int, to words: inout [SeparatorMap.Word]) {
    words.removeAll(keepingCapacity: true)
    words.append(addingCapacity: (bytes.count - start + 63) / 64) { words in
      switch scanner {
      case .structure(var structure):
        structure.scan(bytes, from: start, to: &words, strays: &strays)
        scanner = .structure(structure)
      case .dialect(var dialect):
        dialect.scan(bytes, from: start, to: &words, strays: &strays)
        scanner = .dialect(dialect)
      case .terminator(let byte):
        _ = ScanBlocks.best.terminators(byte, in: bytes.extracting(start...), to: &words)
      }
    }
    strays.removeAll(keepingCapacity: true)
  }
}
