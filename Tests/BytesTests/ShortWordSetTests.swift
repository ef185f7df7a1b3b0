import TestSupport
import Testing

@testable import Bytes

@Suite struct ShortWordSetTests {
  @Test func `the number of a word consists of its bytes and their count, wherever the word begins`() throws {
    let buffer = Array("aB\0cdefgh".utf8)
    func number(_ range: Range<Int>, ignoringCase: Bool = false) -> UInt64? {
      UInt64.number(of: range, in: buffer.span, ignoringCase: ignoringCase)
    }
    #expect(number(0..<0) == nil)
    #expect(number(0..<8) == nil)
    #expect(number(0..<1) == 0x0100_0000_0000_0061)
    #expect(number(0..<2) == 0x0200_0000_0000_4261)
    #expect(number(0..<3) == 0x0300_0000_0000_4261)
    #expect(number(0..<2, ignoringCase: true) == 0x0200_0000_0000_6261)
    #expect(number(2..<9) == 0x0768_6766_6564_6300)
  }

  @Test func `a word of 8 to 15 bytes has a number of 128 bits`() throws {
    let buffer = Array("xaBcdefghIjklmnoyz".utf8)
    func number(_ range: Range<Int>, ignoringCase: Bool = false) -> UInt128? {
      UInt128.number(of: range, in: buffer.span, ignoringCase: ignoringCase)
    }
    #expect(number(0..<0) == nil)
    #expect(number(1..<8) == nil)
    #expect(number(1..<17) == nil)
    #expect(number(1..<9) == 0x0800_0000_0000_0000_6867_6665_6463_4261)
    #expect(number(1..<10) == 0x0900_0000_0000_0049_6867_6665_6463_4261)
    #expect(number(1..<10, ignoringCase: true) == 0x0900_0000_0000_0069_6867_6665_6463_6261)
    #expect(number(1..<16) == 0x0F6F_6E6D_6C6B_6A49_6867_6665_6463_4261)
  }

  @Test func `ignoring case folds every ASCII letter and no other byte`() {
    for byte in 0...255 as ClosedRange<UInt8> {
      let bytes = [byte, 0xFF, byte, 0x41, 0, 0, 0, 0, byte, 0xFF, 0x5A]
      let folded = [byte.lowercased, 0xFF, byte.lowercased, 0x61, 0, 0, 0, 0, byte.lowercased, 0xFF, 0x7A]
      let short = UInt64.number(of: 0..<4, in: bytes.span, ignoringCase: true)
      #expect(short == UInt64.number(of: 0..<4, in: folded.span, ignoringCase: false), "\(byte)")
      let long = UInt128.number(of: 0..<11, in: bytes.span, ignoringCase: true)
      #expect(long == UInt128.number(of: 0..<11, in: folded.span, ignoringCase: false), "\(byte)")
    }
  }

  @Test func `random sets agree with Set`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(200) {
      check(UInt64.self, shifts: [0, 8, 40], count: 2, &generator, seed)
      check(UInt128.self, shifts: [0, 8, 40, 72, 104], count: 14, &generator, seed)
    }
  }

  private func check<Word: ShortWord>(
    _: Word.Type, shifts: [Int], count: Word, _ generator: inout SeededGenerator, _ seed: UInt64
  ) {
    var set = ShortWordSet<Word>(factor: generator.next() | 1)
    var oracle: Set<Word> = []
    let bound = generator.pick([4, 60, 5000])
    func number(_ generator: inout SeededGenerator) -> Word {
      Word(generator.below(bound)) << generator.pick(shifts) | count << (Word.bitWidth - 8)
    }
    for _ in 0..<generator.below(300) {
      let number = number(&generator)
      set.insert(number)
      oracle.insert(number)
    }
    for _ in 0..<300 {
      let number = number(&generator)
      #expect(set.contains(number) == oracle.contains(number), "seed \(seed)")
    }
    #expect(oracle.allSatisfy { set.contains($0) }, "seed \(seed)")
  }
}
