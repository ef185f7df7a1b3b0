import Testing

@testable import CSVRecords

/// Tests of the bytes that a reader has read beyond the end of a chunk.
struct ChunkReaderBufferTests {
  @Test func `the bytes of short lines are copied less than three times`() throws {
    let bytes = [UInt8](repeating: 0x0A, count: 400_000)
    var reader = ChunkReader(MemorySource(bytes), format: .lines)
    var (chunk, copied, count) = (Chunk(), 0, 0)
    while try reader.fill(&chunk) {
      count += chunk.count
      copied += reader.pending.count
    }
    #expect(count == bytes.count)
    #expect(copied < 3 * bytes.count, "\(copied) bytes were copied from chunk to chunk")
  }

  @Test func `the chunks become larger again when the lines become longer`() throws {
    let bytes = [UInt8](repeating: 0x0A, count: 50_000) + [UInt8](repeating: 0x78, count: 2_000_000)
    let lines = bytes.enumerated().map { $0.offset % 100 == 0 ? 0x0A : $0.element }
    var reader = ChunkReader(MemorySource(lines), format: .lines)
    var (chunk, sizes) = (Chunk(), [Int]())
    while try reader.fill(&chunk) { sizes.append(chunk.count) }
    #expect(sizes.reduce(0, +) == lines.count)
    #expect(sizes.max()! > 200_000)
  }
}
