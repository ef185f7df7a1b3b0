import Testing

@testable import Bytes

@Suite struct ByteSetTests {
  @Test func `each predefined set contains exactly the ASCII characters of its class`() {
    for byte in UInt8.min ... .max {
      let scalar = Unicode.Scalar(byte)
      let isDigit = ("0"..."9").contains(scalar)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      #expect(ByteSet.digits.contains(byte) == isDigit)
      #expect(byte.isDigit == isDigit)
      #expect(ByteSet.letters.contains(byte) == isLetter)
      #expect(byte.isLetter == isLetter)
      #expect(ByteSet.lettersAndDigits.contains(byte) == (isDigit || isLetter))
    }
  }

  @Test func `a set contains the bytes of its text, its ranges and its unions`() {
    let set = ByteSet("?\u{0}").union(ByteSet(0x40...0x41)).union(ByteSet(0xFE...0xFF))
    let held = (UInt8.min ... .max).filter(set.contains)
    #expect(held == [0, 0x3F, 0x40, 0x41, 0xFE, 0xFF])
    #expect(!(UInt8.min ... .max).contains(where: ByteSet("").contains))
  }
}
