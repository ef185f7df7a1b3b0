import FileOutput
import TestSupport
import Testing

@testable import TableValidation

struct ScratchStreamTests {
  @Test func `bytes are read as they have been appended, and freed blocks are used again`() throws {
    var random = SeededGenerator(seed: TestRun.seed)
    let file = ScratchFile(blockSize: 64, limit: 64 * 40)
    for _ in 0..<30 {
      var (stream, expected) = (ScratchStream(in: file), [UInt8]())
      for _ in 0..<20 {
        let bytes = (0..<Int.random(in: 0...120, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        try stream.append { $0 += bytes }
        expected += bytes
      }
      var part = [UInt8](repeating: 0, count: 50)
      for offset in stride(from: 0, to: expected.count, by: 7) {
        let count = try stream.read(from: offset, into: &part, at: 3..<33)
        #expect(part[3..<3 + count].elementsEqual(expected[offset..<offset + count]))
      }
      try stream.finish()
      var (reader, read) = (ScratchReader(stream, blockSize: 64), [UInt8]())
      while try reader.readMore() {
        let count = Int.random(in: 0...reader.unread.count, using: &random)
        read += reader.buffer[reader.unread.prefix(count)]
        reader.skip(count)
      }
      #expect(read + reader.buffer[reader.unread] == expected)
      stream.remove()
      #expect(stream.count == 0 && stream.blocks.isEmpty)
    }
  }

  @Test func `a file that exceeds its limit is an error with the way out`() throws {
    let file = ScratchFile(blockSize: 64, limit: 130)
    _ = try (file.take(), file.take())
    let error = #expect(throws: FileError.self) { try file.take() }
    #expect(
      error?.description.hasSuffix(
        "the keys and groups take more than 130 bytes of them; raise --unique-disk or --unique-memory, name a folder with "
          + "more room in TMPDIR, or compare fewer columns") == true)
  }
}
