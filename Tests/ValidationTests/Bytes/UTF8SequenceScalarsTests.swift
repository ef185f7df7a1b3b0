import Testing

@testable import Validation

@Suite struct UTF8SequenceScalarsTests {
  @Test func `a well-formed sequence is its scalar, a broken one is none and as long as it shows`() {
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

  @Test func `the first scalar of a kind is found, unless bytes before it are broken`() throws {
    let bytes: [UInt8] = [0x61, 0xC3, 0xA9, 0xFF, 0x62]
    #expect(try UTF8Sequence.firstScalar(in: bytes.span) { $0 == "é" } == 1)
    #expect(throws: ValidationFailure.invalidUTF8) {
      try UTF8Sequence.firstScalar(in: bytes.span) { $0 == "b" }
    }
    let sound: [UInt8] = [0x61, 0xC3, 0xA9]
    #expect(try UTF8Sequence.firstScalar(in: sound.span) { $0 == "b" } == nil)
  }

  @Test(arguments: [("\0", "U+0000"), ("a", "U+0061"), ("\u{202E}", "U+202E"), ("\u{10FFFF}", "U+10FFFF")])
  func `a code point is written with four digits or more`(text: String, written: String) {
    let bytes = Array(("é" + text).utf8)
    #expect(
      FailureParameters.codePoint(2, in: bytes.span) == ["position": 2, "codePoint": .text(written)])
  }
}
