import CScan
import TestSupport
import Testing

@testable import Bytes

/// Compares the vectorized UTF-8 check with the decoding of one sequence after another.
@Suite struct SpanUTF8Tests {
  @Test func `complete and truncated sequences are validated correctly at every offset in a block`() {
    let sequences: [[UInt8]] = [
      [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xF0, 0x90, 0x80, 0x80],
      [0xF4, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98, 0x80],
      // Invalid sequences: overlong, surrogates, too large, surplus continuation bytes, and bytes that never occur.
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80], [0xFF], [0x80],
      [0xC3, 0xA9, 0x80], [0xE2, 0x82, 0xAC, 0x80], [0xF0, 0x9F, 0x98, 0x80, 0x80],
    ]
    for sequence in sequences {
      for length in 1...sequence.count {
        for size in [64, 128, 256, 320, 330] {
          for place in max(0, size - 140)...size - length {
            var bytes = [UInt8](repeating: 0x61, count: size)
            bytes.replaceSubrange(place..<place + length, with: sequence.prefix(length))
            expectAgreement(on: bytes)
          }
        }
      }
    }
  }

  @Test func `all combinations of boundary bytes are validated correctly across the two halves of a block`() {
    let edges: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
      0xEF,
      0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFF,
    ]
    for first in edges {
      for second in edges {
        for third in edges {
          var bytes = [UInt8](repeating: 0x61, count: 66)
          for (place, byte) in zip(30..., [first, second, third, 0x80]) { bytes[place] = byte }
          expectAgreement(on: bytes)
          bytes[33] = 0x61
          expectAgreement(on: bytes)
        }
      }
    }
  }

  @Test func `random bytes are validated correctly without reads beyond them`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let page = GuardedPage()
    for _ in 0..<TestRun.rounds(10_000) {
      let bytes = generator.longText()
      let isWhole = UTF8Sequence.firstIllFormed(in: bytes.span) == nil
      for place in [GuardedPage.Edge.first, .last] {
        let verdicts = page.holding(bytes, place) { bytes in bytes.utf8Verdicts }
        guard verdicts.contains(!isWhole) else { continue }
        Issue.record("seed \(seed): \(bytes.shown), not \(isWhole): \(verdicts)")
        return
      }
    }
  }

  private func expectAgreement(on bytes: [UInt8]) {
    let isWhole = UTF8Sequence.firstIllFormed(in: bytes.span) == nil
    let verdicts = bytes.span.utf8Verdicts
    if verdicts.contains(!isWhole) { Issue.record("\(bytes.shown): not \(isWhole): \(verdicts)") }
  }
}

extension Span<UInt8> {
  /// Whether the bytes are UTF-8, by `isUTF8` and by each instruction set that the processor supports.
  fileprivate var utf8Verdicts: [Bool] {
    var verdicts = [isUTF8]
    for set in [scan_avx2, scan_avx512] {
      guard let blocks = unsafe scan_blocks_by(set), let scan = unsafe blocks.pointee.is_utf8 else {
        continue
      }
      // SAFETY: the function reads `count` bytes from the base address.
      let isWhole = unsafe withUnsafeBufferPointer { unsafe $0.baseAddress.map { unsafe scan($0, count) } }
      if let isWhole { verdicts.append(isWhole) }
    }
    return verdicts
  }
}

extension SeededGenerator {
  /// Returns up to 800 bytes of text; in half of the cases one byte is replaced.
  fileprivate mutating func longText() -> [UInt8] {
    let scalars: [Unicode.Scalar] = [
      "a", "é", "я", "€", "日", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "😀", "\u{10FFFF}",
    ]
    var bytes: [UInt8] = []
    let size = below(800)
    while bytes.count < size {
      bytes += below(3) == 0 ? Array(String(pick(scalars)).utf8) : Array(repeating: 0x61, count: below(90))
    }
    if below(2) == 0, !bytes.isEmpty { bytes[below(bytes.count)] = UInt8(truncatingIfNeeded: next()) }
    return bytes
  }
}
