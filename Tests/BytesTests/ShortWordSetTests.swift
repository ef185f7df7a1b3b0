import TestSupport
import Testing

@testable import Bytes

@Suite struct ShortWordSetTests {
  @Test func `the number of a word consists of its bytes and their count, wherever the word begins`() throws {
    let buffer = Array("aB\0cdefgh".utf8)
    func number(_ range: Range<Int>, ignoringCase: Bool = false) -> UInt64? {
      ShortWordSet.number(of: range, in: buffer.span, ignoringCase: ignoringCase)
    }
    #expect(number(0..<0) == nil)
    #expect(number(0..<8) == nil)
    #expect(number(0..<1) == 0x0100_0000_0000_0061)
    #expect(number(0..<2) == 0x0200_0000_0000_4261)
    #expect(number(0..<3) == 0x0300_0000_0000_4261)
    #expect(number(0..<2, ignoringCase: true) == 0x0200_0000_0000_6261)
    #expect(number(2..<9) == 0x0768_6766_6564_6300)
  }

  @Test func `ignoring case folds every ASCII letter and no other byte`() {
    for byte in 0...255 as ClosedRange<UInt8> {
      let bytes = [byte, 0xFF, byte, 0x41]
      let folded = [byte.lowercased, 0xFF, byte.lowercased, 0x61]
      let number = ShortWordSet.number(of: 0..<4, in: bytes.span, ignoringCase: true)
      #expect(number == ShortWordSet.number(of: 0..<4, in: folded.span, ignoringCase: false), "\(byte)")
    }
  }

  @Test func `random sets agree with Set`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(200) {
      var set = ShortWordSet()
      var oracle: Set<UInt64> = []
      let bound = generator.pick([4, 60, 5000])
      for _ in 0..<generator.below(300) {
        let number = UInt64(generator.below(bound)) << generator.pick([0, 8, 40]) | 2 << 56
        set.insert(number)
        oracle.insert(number)
      }
      for _ in 0..<300 {
        let number = UInt64(generator.below(bound)) << generator.pick([0, 8, 40]) | 2 << 56
        #expect(set.contains(number) == oracle.contains(number), "seed \(seed)")
      }
      #expect(oracle.allSatisfy { set.contains($0) }, "seed \(seed)")
    }
  }
}
