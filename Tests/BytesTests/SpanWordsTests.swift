import TestSupport
import Testing

@testable import Bytes

/// Words of eight bytes against the bytes one by one.
@Suite struct SpanWordsTests {
  @Test func `a range of one to eight bytes is one number wherever it is, also near the first byte`() {
    let bytes = (1...20).map { UInt8($0 * 11) }
    for start in bytes.indices {
      for end in start + 1...min(start + 8, bytes.count) {
        for mark in [0, 0x30, 0xFF] as [UInt8] {
          let expected = bytes[start..<end].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1 ^ mark) }
          #expect(
            bytes.word(endingWith: start..<end, xor: mark) == expected
              << UInt64(8 * (8 - (end - start))),
            "\(start)..<\(end)")
        }
      }
    }
  }

  @Test func `the letters of a word are lowercased as those of bytes, beside any other byte`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for byte in 0...255 as ClosedRange<UInt8> {
      for index in 0..<8 {
        var bytes = (0..<8).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        bytes[index] = byte
        let lowered = bytes.map(\.lowercased)
        #expect(bytes.word.lowercased == lowered.word, "seed \(seed): \(bytes.shown)")
      }
    }
  }

  @Test func `the lowest byte above nine is found, whatever the bytes above it`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let bytes = (0..<8).map { _ in
        UInt8(generator.below(3) == 0 ? generator.below(256) : generator.below(12))
      }
      let found = bytes.word.bytesAboveNine
      let index = found == 0 ? nil : found.trailingZeroBitCount / 8
      #expect(index == bytes.firstIndex { $0 > 9 }, "seed \(seed): \(bytes.shown)")
    }
  }
}

extension [UInt8] {
  /// The first eight bytes.
  fileprivate var word: UInt64 { span.word(at: 0) }

  fileprivate func word(endingWith range: Range<Int>, xor mark: UInt8) -> UInt64 {
    span.word(endingWith: range, xor: mark)
  }
}
