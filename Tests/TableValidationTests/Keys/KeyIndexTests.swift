import TestSupport
import Testing

@testable import TableValidation

/// Compares an index of keys with a dictionary.
struct KeyIndexTests {
  @Test func `a key is found with its first origin after any number of insertions`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let index = KeyIndex(KeyMemory(limit: 64 << 20))
    var obvious: [[UInt8]: KeyIndex.Origin] = [:]
    for number in 1...60_000 {
      let isLong = Int.random(in: 0..<200, using: &random) == 0
      let length = Int.random(in: 0...(isLong ? 400 : 3), using: &random)
      let key = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let line = number + Int.random(in: 0...(isLong ? 1 << 40 : 9), using: &random)
      let origin = KeyIndex.Origin(record: number, line: line)
      let first = try index.insert(key, origin)
      try #require(first == obvious[key], "key \(number), seed \(seed)")
      if first == nil { obvious[key] = origin }
    }
    #expect(index.count == obvious.count)
    #expect(obvious.keys.allSatisfy { index.contains($0) })
    #expect(!index.contains([1, 2, 3, 4, 5]))
  }

  @Test func `keys with equal hashes are distinguished by their bytes`() throws {
    let index = KeyIndex(KeyMemory(limit: 1 << 20))
    for (number, text) in ["a", "b", "", "ab", "a\u{0}"].enumerated() {
      let key = Array(text.utf8)
      for isAgain in [false, true] {
        let first = try index.insert(key, hash: 0, .init(record: number + 1, line: number + 1))
        #expect((first != nil) == isAgain && first.map(\.record) == (isAgain ? number + 1 : nil), "\(text)")
      }
    }
  }

  @Test func `a record number of any size is stored with its line`() throws {
    let index = KeyIndex(KeyMemory(limit: 1 << 20))
    for shift in 0..<62 {
      for record in [1 << shift, (1 << shift) - 1, (1 << shift) + 1] {
        for difference in [0, 1, 127, 128, 1 << 33] {
          let (key, origin) = (
            Array("\(record) \(difference)".utf8), KeyIndex.Origin(record: record, line: record + difference)
          )
          let first = try index.insert(key, origin)
          #expect(try first ?? index.insert(key, .init(record: 1, line: 1)) == origin)
        }
      }
    }
  }

  @Test func `keys longer than a block, and as long as several regions, are found`() throws {
    let index = KeyIndex(KeyMemory(limit: 1 << 30))
    let lengths = [0, 7, 8, 9, 16, 17, 63, 64, 65, 65_536, 100_000, (16 << 20) - 8, 16 << 20, (40 << 20) + 3]
    for (number, length) in lengths.enumerated() {
      for last: UInt8 in [1, 2] {
        let key = length == 0 ? [last] : [UInt8](repeating: 7, count: length - 1) + [last]
        #expect(try index.insert(key, .init(record: 2 * number + Int(last), line: 90)) == nil, "\(length)")
      }
    }
    for (number, length) in lengths.enumerated() where length > 0 {
      let key = [UInt8](repeating: 7, count: length - 1) + [2]
      #expect(try index.insert(key, .init(record: 99, line: 99))?.record == 2 * number + 2, "\(length)")
    }
  }

  @Test(arguments: [1, 9, 100])
  func `a key takes its bytes and nineteen more of the limit`(length: Int) throws {
    let memory = KeyMemory(limit: 1 << 30)
    let index = KeyIndex(memory)
    var key = [UInt8](repeating: 0x30, count: length)
    for number in 1...200_000 {
      for digit in 0..<min(length, 4) {
        key[length - 1 - digit] = UInt8(truncatingIfNeeded: number >> (digit * 8))
      }
      _ = try index.insert(key, .init(record: 268_000_000 + number, line: 268_000_127 + number))
      guard memory.taken == index.count * (length + KeyIndex.costOfKey) else {
        Issue.record("\(index.count) keys of \(length) bytes take \(memory.taken)")
        return
      }
    }
    #expect(index.count == (length == 1 ? 256 : 200_000))
  }

  @Test func `insertion fails at the same key each time and keeps the previous keys`() throws {
    for seed in 0..<3 {
      let index = KeyIndex(KeyMemory(limit: 1 << 20))
      var number = 0
      let error = #expect(throws: KeyMemoryError.self) {
        while true {
          // Each round uses other keys of the same length and therefore other hashes.
          _ = try index.insert(
            Array("\(seed)\(1_000_000 + number)".utf8), .init(record: number + 1, line: number + 1))
          number += 1
        }
      }
      #expect(error?.limit == 1 << 20 && number == (1 << 20) / (8 + KeyIndex.costOfKey))
      #expect(index.contains(Array("\(seed)1000000".utf8)))
    }
  }
}
