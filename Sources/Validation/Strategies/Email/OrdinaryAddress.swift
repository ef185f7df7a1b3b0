/// The e-mail addresses of the profile ``EmailProfile/practical`` that nearly all are, told eight bytes at a time: up to
/// 64 bytes.
///
/// It says yes of nothing that ``EmailScanner`` finds a fault in; where it does not say yes, that is asked.
enum OrdinaryAddress {
  /// Where the scan is: what the byte before the place was, and what has been seen.
  private struct Place {
    /// The byte after the last dot or `@`, or the first one.
    var start = 0
    /// The byte after the `@`, or 0.
    var domain = 0
    /// Whether the domain has had a dot.
    var hasDot = false

    /// Takes a byte that is neither letter nor digit; whether it may stand there.
    @inline(__always)
    mutating func take(_ byte: UInt8, at index: Int, in value: Span<UInt8>) -> Bool {
      if byte == UInt8(ascii: ".") {
        guard index > start, domain == 0 || value[index &- 1] != UInt8(ascii: "-") else { return false }
        hasDot = domain > 0
        start = index &+ 1
        return true
      }
      if byte == UInt8(ascii: "@") {
        guard index > start, domain == 0 else { return false }
        start = index &+ 1
        domain = start
        return true
      }
      if domain > 0 { return byte == UInt8(ascii: "-") && index > start }
      return EmailScanner.isAtext(byte)
    }
  }

  /// Whether the value is such an address.
  @inline(__always)
  static func isOne(_ value: Span<UInt8>) -> Bool {
    guard value.count >= 8, value.count <= 64 else { return false }
    var place = Place()
    var index = 0
    while index < value.count {
      // The last word is the one that ends there; what was read before is not read again.
      let offset = min(index, value.count &- 8)
      // SAFETY: there are eight bytes or more, and the offset is at most eight before their end.
      let word = unsafe value.word(uncheckedAt: offset)
      var marks = word.bytesBeyondLettersAndDigits
      marks = marks &>> UInt64(truncatingIfNeeded: (index &- offset) &* 8)
      while marks != 0 {
        let found = index &+ marks.trailingZeroBitCount / 8
        guard unsafe place.take(value[unchecked: found], at: found, in: value) else { return false }
        marks &= marks &- 1
      }
      index = offset &+ 8
    }
    guard place.hasDot else { return false }
    // The last label: two letters or more.
    index = place.start
    while index < value.count, value[index].isLetter { index &+= 1 }
    return index == value.count && index &- place.start >= 2
  }
}

extension UInt64 {
  /// The high bit of each byte that is neither letter nor digit of ASCII.
  @inline(__always)
  fileprivate var bytesBeyondLettersAndDigits: UInt64 {
    // Sums of seven bits each: none goes beyond its byte.
    let low = self & ~.highBits
    let folded = low | UInt64(repeating: 0x20)
    let isFromA = folded &+ UInt64(repeating: 0x80 - UInt8(ascii: "a"))
    let isPastZ = folded &+ UInt64(repeating: 0x7F - UInt8(ascii: "z"))
    let isFrom0 = low &+ UInt64(repeating: 0x80 - UInt8(ascii: "0"))
    let isPast9 = low &+ UInt64(repeating: 0x7F - UInt8(ascii: "9"))
    return (~(isFromA & ~isPastZ | isFrom0 & ~isPast9) | self) & .highBits
  }
}
