import CScan
import TestSupport
import Testing

@testable import CSVRecords

struct ScanBlocksTests {
  @Test func `a word in C has the memory layout of a word in Swift`() {
    #expect(MemoryLayout<SeparatorMap.Word>.stride == MemoryLayout<scan_word>.stride)
    let word = scan_word(separators: 1, record_ends: 2, line_ends: 3)
    // SAFETY: Both types consist of three 64-bit integers; the expectation above compares their strides.
    let same = unsafe unsafeBitCast(word, to: SeparatorMap.Word.self)
    #expect(same == SeparatorMap.Word(separators: 1, recordEnds: 2, lineEnds: 3))
  }

  @Test func `the portable variant exists on every machine, and SSE2 on x86-64`() {
    #expect(ScanBlocks.all.contains { $0.name == "portable" })
    #if arch(x86_64)
    #expect(ScanBlocks.all.contains { $0.name == "SSE2" })
    #endif
  }

  @Test func `no variant reads beyond the bytes`() {
    let page = GuardedPage()
    for count in 0...200 {
      let bytes = [UInt8](repeating: 0x0A, count: count)
      for (name, blocks) in ScanBlocks.all {
        for place in [GuardedPage.Edge.first, .last] {
          let found = page.holding(bytes, place) { Self.lineEnds(in: $0, blocks) }
          #expect(found == count, "\(name), \(count) bytes")
        }
      }
    }
  }

  private static func lineEnds(in bytes: Span<UInt8>, _ blocks: ScanBlocks) -> Int {
    var scanner = StructureScanner(Dialect(), by: blocks)
    var words: [SeparatorMap.Word] = []
    var strays: [UInt32] = []
    words.append(addingCapacity: (bytes.count + 63) / 64) {
      scanner.scan(bytes, from: 0, to: &$0, strays: &strays)
    }
    return scanner.lineEndCount
  }

  @Test func `every variant finds terminators at every offset`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(2_000) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      let bytes = file.arbitrary(Dialect())
      let terminator: UInt8 = file.pick([0x0A, 0x00, 0x61])
      let terminators = Terminators(record: terminator, line: file.pick([terminator, 0x0A]))
      let ends = zip(
        Self.word(of: bytes) { $0 == terminator }, Self.word(of: bytes) { $0 == terminators.line }
      )
      .map { SeparatorMap.Word(separators: $0.separators, recordEnds: $0.recordEnds, lineEnds: $1.lineEnds) }
      for (name, blocks) in ScanBlocks.all {
        var words: [SeparatorMap.Word] = []
        var count = 0
        words.append(addingCapacity: (bytes.count + 63) / 64) {
          count = blocks.terminators(terminators, in: bytes.span, to: &$0)
        }
        let isRight = words == ends && count == bytes.count { $0 == terminator || $0 == terminators.line }
        try #require(isRight, "\(name), seed \(seed), round \(round), \(terminators) in \"\(bytes.escaped)\"")
      }
    }
  }

  @Test func `every variant lists offsets in order, up to the count and if there is room`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(2_000) {
      var random = SeededGenerator(seed: seed &+ UInt64(round))
      let words = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        SeparatorMap.Word(
          separators: Self.bits(&random), recordEnds: Self.bits(&random), lineEnds: Self.bits(&random))
      }
      let count = Int.random(in: 0...words.count * 64, using: &random)
      let size = Int.random(in: 0...words.count * 64 + 64, using: &random)
      for mask in [scan_separators, scan_record_ends] {
        let expected = (0..<count).filter { index in
          let word = mask == scan_separators ? words[index / 64].separators : words[index / 64].recordEnds
          return word >> UInt64(index % 64) & 1 == 1
        }
        // Each block requires room for 64 offsets before it is listed.
        let atLastBlock = expected.count { $0 < (count - 1) / 64 * 64 }
        let hasRoom = count == 0 || size >= atLastBlock + 64
        for (name, blocks) in ScanBlocks.all {
          let found = Self.list(mask, words, count, size, blocks)
          let isRight = found == (hasRoom ? expected.map { UInt32($0) + 1 } : nil)
          try #require(isRight, "\(name), seed \(seed), round \(round): \(String(describing: found))")
        }
      }
    }
  }

  @Test func `every variant finds the words with line ends inside quotes`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(2_000) {
      var random = SeededGenerator(seed: seed &+ UInt64(round))
      let share = Int.random(in: 1...20, using: &random)
      let words = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        let ends = Self.bits(&random)
        let inner = Int.random(in: 0..<share, using: &random) == 0 ? Self.bits(&random) : 0
        return SeparatorMap.Word(separators: ends, recordEnds: ends & ~inner, lineEnds: ends | inner)
      }
      for start in 0...words.count {
        let expected = words.indices.first { $0 >= start && words[$0].lineEnds & ~words[$0].recordEnds != 0 }
        for (name, blocks) in ScanBlocks.all {
          let found = blocks.firstInner(of: words.span, from: start)
          try #require(found == expected, "\(name), seed \(seed), round \(round), from \(start)")
        }
      }
    }
  }

  /// - Returns: The listed offsets, or `nil` if the room is too small.
  private static func list(
    _ mask: scan_mask, _ words: [SeparatorMap.Word], _ count: Int, _ size: Int, _ blocks: ScanBlocks
  ) -> [UInt32]? {
    // The elements after the room must not change.
    var room = [UInt32](repeating: 7, count: size + 64)
    // SAFETY: The list writes only to the buffer that it receives.
    let listed = unsafe room.withUnsafeMutableBufferPointer {
      unsafe blocks.list(
        mask, of: words.span, count: count, to: UnsafeMutableBufferPointer(rebasing: $0[..<size]))
    }
    #expect(room[size...].allSatisfy { $0 == 7 })
    return listed.map { Array(room[..<$0]) }
  }

  /// Returns a word with no bit set, few, many or all.
  private static func bits(_ random: inout SeededGenerator) -> UInt64 {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: 0
    case 1: .max
    case 2: random.next()
    default: random.next() & random.next() & random.next()
    }
  }

  private static func word(of bytes: [UInt8], where isEnd: (UInt8) -> Bool) -> [SeparatorMap.Word] {
    stride(from: 0, to: bytes.count, by: 64).map { start in
      var ends: UInt64 = 0
      for index in start..<min(start + 64, bytes.count) where isEnd(bytes[index]) {
        ends |= 1 << UInt64(index - start)
      }
      return SeparatorMap.Word(separators: ends, recordEnds: ends, lineEnds: ends)
    }
  }
}
