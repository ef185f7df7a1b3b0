import TestSupport
import Testing

@testable import TableValidation

struct KeyBatchTests {
  @Test(arguments: [0, 1, 2, 17, 5000])
  func `each part has its keys in the order of their records`(count: Int) {
    var random = SeededGenerator(seed: TestRun.seed)
    let hashes = (0..<max(1, count / 3)).map { _ in UInt64.random(in: 0 ... .max, using: &random) }
    let keys = (0..<count).map {
      KeyEntry(position: $0, $0..<$0 + 1, hash: hashes[Int.random(in: 0..<hashes.count, using: &random)])
    }
    var batch = KeyBatch()
    batch.divide([KeyEntry](repeating: KeyEntry(position: 0, 0..<0, hash: 1), count: 100))
    batch.divide(keys)
    #expect(batch.count == count)
    var positions: Set<Int> = []
    for part in 0..<KeyIndex.partCount {
      var last = -1
      batch.withKeys(ofPart: part) { keys in
        for index in keys.indices {
          let key = keys[index]
          #expect(KeyIndex.part(of: key.hash) == part && last < key.position)
          last = key.position
          positions.insert(key.position)
        }
      }
    }
    #expect(positions == Set(0..<count))
  }
}
