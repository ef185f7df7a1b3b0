internal import Bytes

extension Span<UInt8> {
  /// Whether a cheap test shows that the text needs no escapes. In JSON: it is UTF-8 without control characters, quotes and
  /// backslashes; on a terminal: it is printable ASCII. Reads eight bytes at a time.
  package func isPrintable(inJSON: Bool) -> Bool {
    // SAFETY: the loads are within the bytes, and every bit pattern is a valid integer.
    let words = unsafe bytes
    var (seen, escapes): (UInt64, UInt64) = (0, 0)
    var index = 0
    while index + 8 <= count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      seen |= word
      escapes |= word.escapesASCII(inJSON: inJSON)
      index += 8
    }
    if index < count, count >= 4 {
      // The last eight bytes, some of which may be read twice; of fewer than eight, the first four and the last four.
      let word =
        unsafe count >= 8
        ? words.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        : UInt64(words.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self)) << 32
          | UInt64(words.unsafeLoadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      seen |= word
      escapes |= word.escapesASCII(inJSON: inJSON)
      index = count
    }
    while index < count {
      let word = UInt64(repeating: self[index])
      seen |= word
      escapes |= word.escapesASCII(inJSON: inJSON)
      index += 1
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
