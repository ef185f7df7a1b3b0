import TestSupport
import Testing

@testable import TableValidation

/// Compares integers that come in a row, among other keys, with a dictionary.
struct NumberPagesTests {
  @Test func `keys of dense and of other batches have their first records, in memory and written out`() throws
  {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for round in 0..<3 {
      let index = KeyIndex(KeyMemory(limit: 1 << 30))
      let hash = index.hasher { true }
      var obvious: [String: KeyIndex.Origin] = [:]
      var record = round == 2 ? Int(UInt32.max) - 2_000 : 0
      for batch in 0..<12 {
        let isDense = Int.random(in: 0..<3, using: &random) > 0
        let base = Int64.random(in: -5_000...5_000, using: &random)
        var (bytes, texts, entries) = ([UInt8](), [String](), [KeyEntry]())
        for position in 0..<1_500 {
          let number =
            isDense
            ? base + Int64.random(in: 0..<3_000, using: &random) : .random(in: -9_000...9_000, using: &random)
          let text = isDense || position % 7 > 0 ? "\(number)" : "0\(number)"
          let start = bytes.count
          bytes += Array(text.utf8)
          texts.append(text)
          var entry = KeyEntry(
            position: position, start..<bytes.count, hash: hash(bytes.span.extracting(start..<bytes.count)))
          if isDense { entry.markAsDense() }
          entries.append(entry)
        }
        // Lines are further from records after values of several lines.
        let following = KeyIndex.Origin(record: record + 1, line: record + 2 + batch / 5)
        let origins = KeyOrigins(following: following)
        var keys = KeyBatch()
        keys.divide(entries)
        var repeated: [KeyRepeat] = []
        for part in 0..<KeyIndex.partCount {
          try keys.withKeys(ofPart: part) { keys in
            _ = try index.insert(keys, ofPart: part, in: bytes.span, ofBatch: 0, origins, repeated: &repeated)
          }
        }
        let found = Dictionary(uniqueKeysWithValues: repeated.map { ($0.position, $0.origin) })
        for (position, text) in texts.enumerated() {
          try #require((found[position] ?? nil) == obvious[text], "\(text), batch \(batch), seed \(seed)")
          if obvious[text] == nil { obvious[text] = origins[position] }
        }
        record += texts.count
      }
      var written: [String: KeyIndex.Origin] = [:]
      for part in 0..<KeyIndex.partCount {
        try index[part].forEachKey { key, origin in
          written[String(decoding: (0..<key.count).map { key[$0] }, as: UTF8.self)] = origin
        }
      }
      #expect(written == obvious)
      for number in stride(from: -9_100, through: 9_100, by: 11) {
        #expect(index.contains(Array("\(number)".utf8)) == (obvious["\(number)"] != nil))
      }
    }
  }
}
