import Bytes
import Testing

@testable import Validation

@Suite struct UTF8SequenceSearchTests {
  @Test func `the first matching scalar is found, and invalid UTF-8 before it throws an error`() throws {
    let bytes: [UInt8] = [0x61, 0xC3, 0xA9, 0xFF, 0x62]
    #expect(try UTF8Sequence.firstScalar(in: bytes.span) { $0 == "é" } == 1)
    #expect(throws: ValidationFailure.invalidUTF8) {
      try UTF8Sequence.firstScalar(in: bytes.span) { $0 == "b" }
    }
    let valid: [UInt8] = [0x61, 0xC3, 0xA9]
    #expect(try UTF8Sequence.firstScalar(in: valid.span) { $0 == "b" } == nil)
  }
}
