/// Finds the separators of bytes that are scanned block by block without being stored.
struct RangeScan: Sendable {
  private enum Scanner {
    case fields(any BlockScanner)
    case terminators(Terminators)
  }

  private var scanner: Scanner
  private var strays: [UInt32] = []

  init(_ format: RecordFormat) {
    switch format {
    case .csv(let dialect): scanner = .fields(dialect.scanner)
    case .lines, .jsonLines: scanner = .terminators(.lineFeed)
    case .jsonArray: scanner = .terminators(.element)
    case .nulTerminated: scanner = .terminators(.nul)
    }
  }

  /// Whether the bytes so far end in quotes.
  var isInQuotes: Bool {
    switch scanner {
    case .fields(let scanner): scanner.isInQuotes
    case .terminators: false
    }
  }

  /// Replaces the words by those of the bytes from an offset on, which the block before precedes, if there is one.
  ///
  /// No bytes may follow an incomplete block.
  mutating func advance(in bytes: Span<UInt8>, from start: Int, to words: inout [SeparatorMap.Word]) {
    words.removeAll(keepingCapacity: true)
    words.append(addingCapacity: (bytes.count - start + 63) / 64) { words in
      switch scanner {
      case .fields(var fields):
        fields.scan(bytes, from: start, to: &words, strays: &strays)
        scanner = .fields(fields)
      case .terminators(let terminators):
        _ = ScanBlocks.best.terminators(terminators, in: bytes.extracting(start...), to: &words)
      }
    }
    strays.removeAll(keepingCapacity: true)
  }
}
