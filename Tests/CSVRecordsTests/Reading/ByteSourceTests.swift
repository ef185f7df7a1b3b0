import CSVRecords
import Testing

struct ByteSourceTests {
  @Test func `a memory source delivers its bytes in order and then none`() {
    var source = MemorySource([1, 2, 3, 4, 5, 6])
    var buffer: [UInt8] = [9, 9, 9, 9]
    #expect(source.isReady)
    #expect(source.read(into: &buffer, at: 1..<3) == 2)
    #expect(buffer == [9, 1, 2, 9])
    #expect(source.read(into: &buffer, at: 0..<4) == 4)
    #expect(buffer == [3, 4, 5, 6])
    #expect(source.read(into: &buffer, at: 0..<4) == 0)
    #expect(buffer == [3, 4, 5, 6])
  }

  @Test func `a memory source delivers its remaining bytes if more are requested`() {
    var source = MemorySource([1, 2])
    var buffer: [UInt8] = [9, 9, 9, 9]
    #expect(source.read(into: &buffer, at: 1..<4) == 2)
    #expect(buffer == [9, 1, 2, 9])
    #expect(source.read(into: &buffer, at: 3..<4) == 0)
  }

  @Test func `a copy of a memory source is read independently`() {
    var source = MemorySource([1, 2])
    var copy = source
    var buffer: [UInt8] = [0]
    #expect(source.read(into: &buffer, at: 0..<1) == 1)
    #expect(copy.read(into: &buffer, at: 0..<1) == 1)
    #expect(buffer == [1])
  }
}
