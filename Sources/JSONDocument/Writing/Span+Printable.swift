internal import Bytes

extension Span<UInt8> {
  /// Whether a cheap test shows that the text needs no escapes. In JSON: it is UTF-8 without control characters, quotes and
  /// backslashes; on a terminal: it is printable ASCII.
  package func isPrintable(inJSON: Bool) -> Bool {
    var seen: UInt64 = 0
    let escapes = joinWords { word in
      seen |= word
      return word.escapesASCII(inJSON: inJSON)
    }
    guard escapes & .highBits == 0 else { return false }
    return seen & .highBits == 0 || inJSON && isUTF8
  }
}

extension UInt64 {
  /// A word with the high bit of each ASCII byte set that needs an escape. No sum carries into the next byte, so that each high
  /// bit depends on one byte only.
  @inline(__always)
  fileprivate func escapesASCII(inJSON: Bool) -> UInt64 {
    let low = self & UInt64(repeating: 0x7F)
    var escapes = ~(low &+ UInt64(repeating: 0x60)) | (low &+ UInt64(repeating: 1))
    if inJSON {
      escapes |= ~((low ^ UInt64(repeating: 0x22)) &+ UInt64(repeating: 0x7F))
      escapes |= ~((low ^ UInt64(repeating: 0x5C)) &+ UInt64(repeating: 0x7F))
    }
    return escapes & ~self
  }
}
