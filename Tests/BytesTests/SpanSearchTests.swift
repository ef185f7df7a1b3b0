import TestSupport
import Testing

@testable import Bytes

/// The searches in spans against searches byte by byte.
@Suite struct SpanSearchTests {
  @Test func `a byte is found at every index of values of every length up to 140 bytes`() {
    for count in 0...140 {
      var bytes = [UInt8](repeating: 0x2C, count: count)
      #expect(bytes.firstIndex(of: 0x0A) == nil)
      for index in bytes.indices {
        bytes[index] = 0x0A
        #expect(bytes.firstIndex(of: 0x0A) == index, "\(count) bytes")
        #expect(bytes.firstIndex(of: 0x0A, from: index) == index)
        #expect(bytes.firstIndex(of: 0x0A, from: index + 1) == nil)
        #expect(bytes.offset(of: 0x0A, in: 0..<index) == index, "the end of the range")
        #expect(bytes.offset(of: 0x0A, in: index..<count) == index)
        bytes[index] = 0x2C
      }
    }
  }

  @Test func `random searches agree with those of arrays, and nothing outside the value is read`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let page = GuardedPage()
    let alphabet: [UInt8] = [0x00, 0x0A, 0x2C, 0x7F, 0x80, 0xFF]
    for _ in 0..<TestRun.rounds(20_000) {
      let bytes = generator.string(of: alphabet, count: 0...100)
      let byte = generator.pick(alphabet + [0x41])
      let start = generator.below(bytes.count + 1)
      let end = start + generator.below(bytes.count - start + 1)
      let expected = [
        bytes[start...].firstIndex(of: byte) ?? -1, bytes[start..<end].firstIndex(of: byte) ?? end,
        bytes.count { $0 == byte }, bytes.contains { $0 >= 0x80 } ? 1 : 0,
        bytes[start...].firstIndex { $0 >= 0x80 } ?? bytes.count,
      ]
      for edge in [GuardedPage.Edge.first, .last] {
        let found = page.holding(bytes, edge) { value in
          [
            value.firstIndex(of: byte, from: start) ?? -1, value.offset(of: byte, in: start..<end),
            value.count(of: byte), value.isASCII ? 0 : 1, UTF8Sequence.endOfASCII(in: value, from: start),
          ]
        }
        guard found != expected else { continue }
        Issue.record("seed \(seed): \(bytes.shown), \(byte) in \(start)..<\(end): \(found), not \(expected)")
        return
      }
    }
  }

  @Test func `a byte beyond ASCII is found at every index, also where a block of 8 or 64 bytes ends`() {
    for count in 0...140 {
      var bytes = [UInt8](repeating: 0x7F, count: count)
      #expect(bytes.isASCII && bytes.endOfASCII(from: 0) == count)
      for index in bytes.indices {
        bytes[index] = 0x80
        #expect(!bytes.isASCII, "\(count) bytes, at \(index)")
        #expect(bytes.endOfASCII(from: 0) == index, "\(count) bytes")
        #expect(bytes.endOfASCII(from: index + 1) == count)
        bytes[index] = 0x7F
      }
    }
  }
}

/// The searches in arrays: `#expect` cannot take a span apart.
extension [UInt8] {
  fileprivate var isASCII: Bool { span.isASCII }
  fileprivate func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    span.firstIndex(of: byte, from: start)
  }
  fileprivate func offset(of byte: UInt8, in range: Range<Int>) -> Int { span.offset(of: byte, in: range) }
  fileprivate func endOfASCII(from start: Int) -> Int { UTF8Sequence.endOfASCII(in: span, from: start) }
}
