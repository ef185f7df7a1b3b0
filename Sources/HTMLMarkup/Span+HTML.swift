extension Span<UInt8> {
  /// Whether the text needs no escapes in HTML. Reads eight bytes at a time.
  var isPlainInHTML: Bool {
    // SAFETY: the loads are within the bytes, and every bit pattern is a valid integer.
    let words = unsafe bytes
    var escapes: UInt64 = 0
    var index = 0
    while index + 8 <= count {
      escapes |= unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self).escapesInHTML
      index += 8
    }
    if index < count, count >= 8 {
      // The last eight bytes, some of which may be checked twice.
      escapes |= unsafe words.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self).escapesInHTML
      index = count
    }
    var last = UInt64(everywhere: UInt8(ascii: " "))
    while index < count {
      last = last << 8 | UInt64(self[index])
      index += 1
    }
    escapes |= last.escapesInHTML
    return escapes & UInt64(everywhere: 0x80) == 0
  }
}

extension UInt64 {
  /// Creates a word of eight equal bytes.
  @inline(__always)
  fileprivate init(everywhere byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// A word with the high bit of each byte set that is one of `&<>"'`, a carriage return or U+0000; the low seven bits of each
  /// byte have no meaning. No sum carries into the next byte, so that each high bit depends on one byte only.
  @inline(__always)
  fileprivate var escapesInHTML: UInt64 {
    let low = self & UInt64(everywhere: 0x7F)
    var plain = low.lacks(0x00) & low.lacks(0x0D) & low.lacks(UInt8(ascii: "\""))
    // The pairs & and ', and < and >, differ in one bit.
    plain &= (low | UInt64(everywhere: 0x01)).lacks(UInt8(ascii: "'"))
    plain &= (low | UInt64(everywhere: 0x02)).lacks(UInt8(ascii: ">"))
    return ~plain & ~self
  }

  /// Returns a word with the high bit of each byte set that differs from `byte`; all bytes must be below 0x80.
  @inline(__always)
  private func lacks(_ byte: UInt8) -> UInt64 {
    (self ^ UInt64(everywhere: byte)) &+ UInt64(everywhere: 0x7F)
  }
}
