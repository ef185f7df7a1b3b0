import TestSupport
import Testing

@testable import TableValidation

/// Compares an index of keys with a dictionary.
struct KeyIndexTests {
  /// Inserts the key as a check does.
  private func insert(_ key: [UInt8], _ origin: KeyIndex.Origin, into index: KeyIndex) throws -> KeyIndex
    .Origin?
  {
    // SAFETY: The bytes are read only during the closure.
    try unsafe key.withUnsafeBytes { bytes in
      unsafe try index.insert(bytes, hash: UInt64(truncatingIfNeeded: key.hashValue), origin)
    }
  }

  private func contains(_ key: [UInt8], in index: KeyIndex) -> Bool {
    unsafe key.withUnsafeBytes { bytes in
      unsafe index.contains(bytes, hash: UInt64(truncatingIfNeeded: key.hashValue))
    }
  }

  @Test func `a key is found with its first origin after any number of insertions`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let index = try KeyIndex(KeyMemory(limit: 64 << 20))
    var obvious: [[UInt8]: KeyIndex.Origin] = [:]
    for number in 1...60_000 {
      let isLong = Int.random(in: 0..<200, using: &random) == 0
      let length = Int.random(in: 0...(isLong ? 400 : 3), using: &random)
      let key = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let line = number + Int.random(in: 0...(isLong ? 1 << 40 : 9), using: &random)
      let origin = KeyIndex.Origin(record: number, line: line)
      let first = try insert(key, origin, into: index)
      try #require(first == obvious[key], "key \(number), seed \(seed)")
      if first == nil { obvious[key] = origin }
    }
    #expect(index.count == obvious.count)
    #expect(obvious.keys.allSatisfy { contains($0, in: index) })
    #expect(!contains([1, 2, 3, 4, 5], in: index))
  }

  @Test func `keys with equal hashes are distinguished by their bytes`() throws {
    let index = try KeyIndex(KeyMemory(limit: 1 << 20))
    for (number, text) in ["a", "b", "", "ab", "a\u{0}"].enumerated() {
      let key = Array(text.utf8)
      for isAgain in [false, true] {
        let first = try unsafe key.withUnsafeBytes { bytes in
          unsafe try index.insert(bytes, hash: 0, .init(record: number + 1, line: number + 1))
        }
        #expect((first != nil) == isAgain && first.map(\.record) == (isAgain ? number + 1 : nil), "\(text)")
      }
    }
  }

  @Test(arguments: [1, 9, 100])
  func `a key takes its bytes and at most nineteen more`(length: Int) throws {
    let memory = KeyMemory(limit: 1 << 30)
    let index = try KeyIndex(memory)
    let empty = memory.taken
    // Memory is allocated in steps: a page of slots, and 64 KiB of keys.
    let steps = 72 << 10
    var key = [UInt8](repeating: 0x30, count: length)
    for number in 1...200_000 {
      for digit in 0..<min(length, 4) {
        key[length - 1 - digit] = UInt8(truncatingIfNeeded: number >> (digit * 8))
      }
      _ = try insert(key, .init(record: 268_000_000 + number, line: 268_000_127 + number), into: index)
      let price = index.count * (length + KeyIndex.costOfKey) + empty + steps
      guard memory.taken <= price else {
        Issue.record("\(index.count) keys of \(length) bytes take \(memory.taken), \(price) at most")
        return
      }
    }
    #expect(index.count == (length == 1 ? 256 : 200_000))
  }

  @Test func `insertion fails at the same key each time and keeps the previous keys`() throws {
    var counts: Set<Int> = []
    for seed in 0..<3 {
      let index = try KeyIndex(KeyMemory(limit: 1 << 20))
      var number = 0
      let error = #expect(throws: KeyMemoryError.self) {
        while true {
          // Each round uses other keys of the same length and therefore other hashes.
          let key = Array("\(seed)\(1_000_000 + number)".utf8)
          _ = try insert(key, .init(record: number + 1, line: number + 1), into: index)
          number += 1
        }
      }
      #expect(error?.limit == 1 << 20)
      counts.insert(number)
      #expect(contains(Array("\(seed)1000000".utf8), in: index) && index.count == number)
    }
    #expect(counts.count == 1 && counts.first ?? 0 > 30_000, "\(counts)")
  }
}
