import Testing

@testable import CSV

struct MarkerTests {
  @Test func `a marker keeps one to eight bytes`() {
    for size in 1...8 {
      let bytes = (0..<size).map { UInt8(0xF8 + $0) }
      #expect(Marker(bytes)?.bytes == bytes)
    }
    #expect(Marker([]) == nil && Marker([UInt8](repeating: 0, count: 9)) == nil)
    #expect(Marker([0]) != Marker([0, 0]))
  }

  @Test func `it is found at the beginning only`() {
    let bytes: [UInt8] = [0x2F, 0x2F, 0x61]
    let marker = Marker([0x2F, 0x2F])!
    let found = (0...3).map { marker.begins(bytes.span, at: $0) }
    #expect(found == [true, false, false, false])
  }
}
