@testable import CSVRecords

extension BlockScanner {
  /// Returns the separators and stray quotes of the bytes, scanned in two pieces.
  mutating func map(of bytes: [UInt8], firstPiece: Int) -> SeparatorMap {
    var map = SeparatorMap()
    var strays: [UInt32] = []
    map.words.append(addingCapacity: (bytes.count + 63) / 64) { words in
      scan(bytes.span.extracting(0..<firstPiece), from: 0, to: &words, strays: &strays)
      if firstPiece < bytes.count { scan(bytes.span, from: firstPiece, to: &words, strays: &strays) }
    }
    map.strays = strays
    return map
  }
}
