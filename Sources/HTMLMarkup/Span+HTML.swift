internal import Bytes

extension Span<UInt8> {
  /// Whether the text needs no escapes in HTML.
  var isPlainInHTML: Bool {
    joinWords { $0.escapesInHTML } & .highBits == 0
  }
}

extension UInt64 {
  /// A word with the high bit of each byte set that is one of `&<>"'`, a carriage return or U+0000; the low seven bits of each
  /// byte have no meaning. No sum carries into the next byte, so that each high bit depends on one byte only.
  @inline(__always)
  fileprivate var escapesInHTML: UInt64 {
    let low = self & UInt64(repeating: 0x7F)
    var plain = low.lacks(0x00) & low.lacks(0x0D) & low.lacks(UInt8(ascii: "\""))
    // The pairs & and ', and < and >, differ in one bit.
    plain &= (low | UInt64(repeating: 0x01)).lacks(UInt8(ascii: "'"))
    plain &= (low | UInt64(repeating: 0x02)).lacks(UInt8(ascii: ">"))
    return ~plain & ~self
  }

  /// Returns a word with the high bit of each byte set that differs from `byte`; all bytes must be below 0x80.
  @inline(__always)
  private func lacks(_ byte: UInt8) -> UInt64 {
    (self ^ UInt64(repeating: byte)) &+ UInt64(repeating: 0x7F)
  }
}
