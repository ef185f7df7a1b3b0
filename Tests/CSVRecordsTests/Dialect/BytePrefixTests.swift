import Testing

@testable import CSVRecords

struct BytePrefixTests {
  @Test func `a prefix has one to eight bytes`() {
    for size in 1...8 {
      let bytes = (0..<size).map { UInt8(0xF8 + $0) }
      #expect(BytePrefix(bytes)?.bytes == bytes)
    }
    #expect(BytePrefix([]) == nil && BytePrefix([UInt8](repeating: 0, count: 9)) == nil)
    #expect(BytePrefix([0]) != BytePrefix([0, 0]))
  }

  @Test func `a prefix matches only at the given offset`() {
    let bytes: [UInt8] = [0x2F, 0x2F, 0x61]
    let marker = BytePrefix([0x2F, 0x2F])!
    let found = (0...3).map { marker.begins(bytes.span, at: $0) }
    #expect(found == [true, false, false, false])
  }
}
