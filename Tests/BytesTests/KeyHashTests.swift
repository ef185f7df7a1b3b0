import TestSupport
import Testing

@testable import Bytes

struct KeyHashTests {
  @Test func `keys of any length that differ in one bit, or in their length, have different hashes`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var hashes: [UInt64: [UInt8]] = [:]
    for length in Array(0...70) + [127, 128, 1000] {
      let key = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let others = key.indices.map { index in
        var other = key
        other[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        return other
      }
      for key in [key, [UInt8](repeating: 0, count: length), key + [0]] + others {
        let other = hashes.updateValue(key, forKey: KeyHash.random(key.span))
        #expect(other == nil || other == key, "\(key), seed \(seed)")
      }
    }
  }

  @Test func `the hash of a key does not depend on the bytes around it`() {
    for length in 0...40 {
      let key = (0..<length).map { UInt8($0) }
      for before in 0...9 {
        let bytes =
          [UInt8](repeating: 0xAA, count: before) + key + [UInt8](repeating: 0x55, count: 9 - before)
        let part = bytes.span.extracting(before..<before + length)
        #expect(KeyHash.random(part) == KeyHash.random(key.span), "\(length) bytes after \(before)")
      }
    }
  }

  @Test func `the hashes of successive numbers fill all ranges of all parts about equally`() {
    var counts = [Int](repeating: 0, count: 512)
    for number in 0..<512_000 {
      let key = Array("\(number)".utf8)
      counts[Int(KeyHash.random(key.span) >> 55)] += 1
    }
    // Ten standard deviations of a random function.
    #expect(counts.allSatisfy { abs($0 - 1000) < 320 }, "\(counts)")
  }
}
