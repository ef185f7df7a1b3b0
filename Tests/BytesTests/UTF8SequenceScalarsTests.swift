import Testing

@testable import Bytes

@Suite struct UTF8SequenceScalarsTests {
  @Test func `a well-formed sequence yields its scalar, and a truncated one yields nil and its length`() {
    let ends: [UInt32] = [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
    for value in ends + Array(stride(from: 0 as UInt32, to: 0x11_0000, by: 217)) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      let read = UTF8Sequence.scalar(in: bytes.span, at: 0)
      #expect(read.scalar == scalar)
      #expect(read.count == bytes.count)
      let cut = Array(bytes.dropLast())
      if !cut.isEmpty {
        #expect(UTF8Sequence.scalar(in: cut.span, at: 0).scalar == nil)
        #expect(UTF8Sequence.scalar(in: cut.span, at: 0).count == cut.count)
      }
    }
  }
}
