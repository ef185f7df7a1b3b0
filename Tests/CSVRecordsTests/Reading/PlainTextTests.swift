import TestSupport
import Testing

@testable import CSVRecords

struct PlainTextTests {
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && (try? UTF8Span(validating: bytes.span)) != nil
  }

  @Test func `random text is plain if it is UTF-8 without NUL, in whatever pieces it is checked`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(5_000) {
      var bytes = generator.brokenText(pieces: 0...12)
      if generator.below(4) == 0 { bytes.insert(0, at: generator.below(bytes.count + 1)) }
      var text = PlainText()
      var end = 0
      while end < bytes.count {
        end = min(bytes.count, end + 1 + generator.below(9))
        text.advance(in: bytes.span, to: end)
      }
      let isPlain = text.isPlain(bytes.span, to: bytes.count)
      #expect(isPlain == Self.isPlain(bytes), "seed \(seed): \(bytes.shown)")
    }
  }

  @Test func `a scalar between two pieces is checked with the second`() {
    let bytes = Array("aé日😀z".utf8)
    for first in 0...bytes.count {
      var text = PlainText()
      text.advance(in: bytes.span, to: first)
      let isPlain = text.isPlain(bytes.span, to: bytes.count)
      #expect(isPlain, "up to \(first)")
    }
  }

  @Test(arguments: ["a,é\n", "a,b\r\n\"x\ny\"\r\n", "日本,語\n"])
  func `a chunk of UTF-8 is known to be plain, and one with another byte or NUL is not`(text: String) throws {
    for (tail, isPlain) in [([], true), ([0xC3, 0x0A], false), ([0x00, 0x0A], false)] as [([UInt8], Bool)] {
      for size in [1, 5, 1 << 12] {
        let bytes = Array(text.utf8) + tail
        var reader = ChunkReader(MemorySource(bytes), format: .csv(Dialect()), chunkSize: size)
        var chunk = Chunk()
        var isKnown = true
        while try reader.fill(&chunk) {
          #expect(chunk.isPlain == Self.isPlain(Array(chunk.storage[..<chunk.count])))
          isKnown = isKnown && chunk.isPlain
        }
        #expect(isKnown == isPlain)
      }
    }
  }
}
