import Bytes
import TestSupport
import Testing

@testable import TableValidation

/// Compares decisions on keys in streams with a dictionary.
struct KeyDecisionTests {
  @Test(arguments: [1, 3000, 1_073_741_824])
  func `the records with an earlier key are found in any memory, in ascending order in each stream`(
    memory: Int
  ) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let file = ScratchFile(blockSize: 4096, limit: nil)
    let stored = StoredKeys(in: file, usedBits: 0)
    var first: [[UInt8]: Int] = [:]
    var expected: [Int: Int] = [:]
    for record in 1...5000 {
      let isLong = Int.random(in: 0..<500, using: &random) == 0
      let key = (0..<(isLong ? Int.random(in: 0...9000, using: &random) : 2)).map { _ in
        UInt8.random(in: 0...90, using: &random)
      }
      if let earlier = first[key] { expected[record] = earlier } else { first[key] = record }
      try stored.add(
        key.span, hash: KeyHash.random(key.span), .init(record: record, line: record + record % 300))
    }
    let found = try decided(stored, nil, KeyDecision(file: file, memory: memory))
    #expect(found.mapValues { $0?.record } == expected.mapValues(Optional.some), "seed \(seed)")
    #expect(found.allSatisfy { $0.value.map { $0.line == $0.record + $0.record % 300 } ?? false })
  }

  @Test(arguments: [1, 3000, 1_073_741_824])
  func `the records whose foreign keys refer to none are found in any memory`(memory: Int) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let file = ScratchFile(blockSize: 4096, limit: nil)
    let (keys, references) = (StoredKeys(in: file, usedBits: 0), StoredKeys(in: file, usedBits: 0))
    var known: Set<[UInt8]> = []
    var expected: Set<Int> = []
    func key() -> [UInt8] { (0..<2).map { _ in UInt8.random(in: 0...70, using: &random) } }
    for record in 1...3000 {
      let key = key()
      known.insert(key)
      try references.add(key.span, hash: KeyHash.random(key.span), .init(record: record, line: record))
    }
    for record in 1...3000 {
      let key = key()
      if !known.contains(key) { expected.insert(record) }
      try keys.add(key.span, hash: KeyHash.random(key.span), .init(record: record, line: record))
    }
    let found = try decided(keys, references, KeyDecision(file: file, memory: memory))
    #expect(Set(found.keys) == expected && found.allSatisfy { $0.value == nil }, "seed \(seed)")
  }

  /// Returns the rejected records with the first record that has their key, after comparing all streams.
  private func decided(
    _ keys: StoredKeys, _ references: StoredKeys?, _ decision: KeyDecision
  ) throws -> [Int: KeyIndex.Origin?] {
    let referred = try references?.finish()
    var found: [Int: KeyIndex.Origin?] = [:]
    for (number, stream) in try keys.finish().enumerated() {
      let rejected = try decision.decide(
        stream, referringTo: referred?[number], usedBits: StoredKeys.streamBits)
      for rejected in rejected {
        var (last, records) = (0, RejectedRecords(rejected, blockSize: 4096))
        try records.advance()
        while let record = records.next {
          #expect(last < record.record && found[record.record] == nil)
          last = record.record
          found[last] = .some(record.origin)
          try records.advance()
        }
      }
    }
    return found
  }
}
