import Testing

@testable import CSV

struct ChunkTests {
  @Test func `spills stand behind the input's bytes, one after another`() throws {
    var reader = ChunkReader(MemorySource([UInt8](latin: "a,b\nc")), format: .csv(Dialect()), chunkSize: 4)
    var chunk = Chunk()
    #expect(try reader.fill(&chunk))
    #expect(chunk.spillStart == 4)
    chunk.appendSpill([UInt8](latin: "xy"))
    chunk.appendSpill([])
    chunk.appendSpill([UInt8](latin: "z"))
    #expect(chunk.count == 4 && chunk.spillStart == 7)
    #expect(chunk.storage.prefix(7) == [UInt8](latin: "a,b\nxyz")[...])
    #expect(try reader.fill(&chunk))
    #expect(chunk.count == 1 && chunk.offset == 4 && chunk.spillStart == 1)
    #expect(chunk.storage.first == UInt8(ascii: "c"))
  }

  @Test func `a new chunk is empty`() {
    let chunk = Chunk()
    #expect(chunk.count == 0 && chunk.storage.isEmpty && chunk.kind == .records && !chunk.isIrregular)
  }
}
