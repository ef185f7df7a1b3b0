import JSONDocument

@testable import RuleFiles

/// Numbers: RFC 8259, section 6.
extension ObviousJSONReader {
  /// Reads a number and returns its spelling.
  mutating func number() throws(RuleFileFault) -> String {
    let position = cursor.position
    let start = cursor.offset
    _ = cursor.skip(UInt8(ascii: "-"))
    if cursor.skip(UInt8(ascii: "0")) {
      if cursor.skipDigits() {
        throw RuleFileFault(at: position, "a number has no leading zeros")
      }
    } else if !cursor.skipDigits() {
      throw expected("a digit after '-'")
    }
    if cursor.skip(UInt8(ascii: ".")), !cursor.skipDigits() { throw expected("a digit after '.'") }
    if cursor.skip(UInt8(ascii: "e")) || cursor.skip(UInt8(ascii: "E")) {
      if !cursor.skip(UInt8(ascii: "-")) { _ = cursor.skip(UInt8(ascii: "+")) }
      if !cursor.skipDigits() { throw expected("a digit in the exponent") }
    }
    return String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
  }
}
