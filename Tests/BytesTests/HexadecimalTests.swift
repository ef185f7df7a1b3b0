import Bytes
import Testing

/// Tests of bytes in hexadecimal digits.
struct HexadecimalTests {
  @Test(arguments: [([], ""), ([0x00], "00"), ([0x0A, 0xFF, 0x10], "0aff10")] as [([UInt8], String)])
  func `each byte has two lower-case digits`(bytes: [UInt8], digits: String) {
    #expect(bytes.hexadecimal == digits)
  }
}
