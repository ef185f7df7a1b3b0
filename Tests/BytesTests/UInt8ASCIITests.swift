import Testing

@testable import Bytes

/// The classes of ASCII against the properties of Unicode's characters.
@Suite struct UInt8ASCIITests {
  @Test(arguments: 0...255 as ClosedRange<UInt8>)
  func `a byte has the properties of the character of ASCII, and beyond ASCII none`(byte: UInt8) {
    let character = byte < 0x80 ? Character(Unicode.Scalar(byte)) : nil
    #expect(byte.isDigit == (character?.isNumber ?? false))
    #expect(byte.isLetter == (character?.isLetter ?? false))
    #expect(byte.isUppercase == (character?.isUppercase ?? false))
    #expect(byte.isLowercase == (character?.isLowercase ?? false))
    #expect(byte.isHexDigit == (character?.isHexDigit ?? false))
    #expect(byte.hexDigitValue.map { Int($0) } == character?.hexDigitValue)
    #expect(byte.lowercased == (character?.lowercased().utf8.first ?? byte))
  }
}
