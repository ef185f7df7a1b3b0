import TestSupport
import Testing

@testable import Bytes

@Suite struct ByteStringSetTests {
  @Test(arguments: [[], ["a"], ["a", "a"], ["", "a"], ["é", "e\u{301}"], ["ab", "a", "b", "abc", ""]])
  func `a set contains exactly its strings, compared by bytes`(strings: [String]) {
    let set = ByteStringSet(strings)
    for probe in ["", "a", "b", "ab", "ba", "abc", "abcd", "é", "e\u{301}", "A", "a\0", " a", "a "] {
      #expect(set.holds(probe) == strings.contains { Array($0.utf8) == Array(probe.utf8) }, "\(probe)")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8, 9, 64, 65, 1000, 20_000])
  func `sets of every size contain all their strings and no similar ones`(count: Int) {
    let set = ByteStringSet((0..<count).map { "value \($0)" })
    #expect((0..<count).allSatisfy { set.holds("value \($0)") })
    #expect(!(count..<count + 2000).contains { set.holds("value \($0)") })
    #expect(!set.holds("value "))
    #expect(!set.holds(""))
  }

  @Test(arguments: [0, 1, 70, 40_000])
  func `a set of values that are inserted together contains them and no others`(count: Int) {
    var set = ByteStringSet(randomlyHashed: ())
    let words = (0..<count).map { Array(($0.isMultiple(of: 2) ? "\($0)" : "a longer value \($0)").utf8) }
    var (bytes, ranges) = ([UInt8](), [Range<Int>]())
    for (index, word) in words.enumerated() {
      ranges.append(bytes.count..<bytes.count + word.count)
      bytes += word
      if ranges.count == 64 || index == count - 1 {
        set.insert(ranges.span, in: bytes.span)
        (bytes, ranges) = ([], [])
      }
    }
    #expect(words.allSatisfy { set.contains($0.span) })
    set.prefetch([0..<0, 0..<1, 0..<12, 0..<17].span, in: Array("a value that long".utf8).span)
    for other in ["", "1", "\(count)", "a longer value 0", "a longer value \(count + 1)"]
    where other != "1" || count < 2 {
      #expect(!set.holds(other), "\(other)")
    }
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb\r\n\n\r\nc", ["a", "b", "c"]), ("\n\n", []),
      ("a\r", ["a\r"]),
      ("a\rb\n", ["a\rb"]), (" a \r\r\n", [" a \r"]), ("é\nÉ", ["é", "É"]),
      ("\u{FEFF}a\nb", ["a", "b"]), ("\u{FEFF}", []), ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ] as [(String, [String])])
  func `lines end with LF or CR LF, and empty lines are skipped`(text: String, lines: [String]) {
    let set = ByteStringSet(linesOf: Array(text.utf8))
    for probe in [
      "", "a", "b", "c", "\r", "a\r", "b\r", "a\rb", " a \r", " a ", "é", "É", "A", "\u{FEFF}a", "\u{FEFF}b",
    ] {
      #expect(set.holds(probe) == lines.contains(probe), "\(probe)")
    }
  }

  @Test func `a set that ignores case folds ASCII letters and no other byte`() {
    let set = ByteStringSet(["aZ", "É", "@[`{"], ignoringCase: true)
    for probe in ["az", "AZ", "Az", "É", "@[`{"] { #expect(set.holds(probe), "\(probe)") }
    for probe in ["é", "`[`{", "@{`{", "@[@{", "@[`[", "a", "", "a:"] {
      #expect(!set.holds(probe), "\(probe)")
    }
  }

  @Test func `random sets agree with Set`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(500) {
      let strings = (0..<generator.below(40)).map { _ in
        String(generator.string(of: ["a", "b", "é", "\0"], count: 0...4))
          + generator.pick(["", "", "1234567", "123456789", "12345678901234", "123456789012345678"])
      }
      let set = ByteStringSet(strings)
      let oracle = Set(strings)
      for _ in 0..<20 {
        let probe = generator.pick(
          strings + [String(generator.string(of: ["a", "b", "é", "\0"], count: 0...4))])
        #expect(set.holds(probe) == oracle.contains(probe), "seed \(seed): \(strings), \(probe)")
      }
    }
  }
}

extension ByteStringSet {
  fileprivate func holds(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return contains(bytes.span)
  }
}
