internal import Bytes

extension Span<UInt8> {
  /// Whether a cheap test shows that the text needs no escapes. In JSON: it is UTF-8 without control characters, quotes and
  /// backslashes; on a terminal: it is printable ASCII.
  package func isPrintable(inJSON: Bool) -> Bool {
    var seen = SIMD2<UInt64>()
    var escapes = SIMD2<UInt64>()
    if count >= 16 {
      var offset = 0
      while true {
        // SAFETY: the offset is at most that of the last 16 bytes.
        let block = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD2<UInt64>.self)
        seen |= block
        escapes |= block.escapesASCII(inJSON: inJSON)
        if offset == count &- 16 { break }
        offset = Swift.min(offset &+ 16, count &- 16)
      }
    } else {
      _ = joinWords { word in
        let block = SIMD2(repeating: word)
        seen |= block
        escapes |= block.escapesASCII(inJSON: inJSON)
        return 0
      }
    }
    guard (escapes.x | escapes.y) & .highBits == 0 else { return false }
    return (seen.x | seen.y) & .highBits == 0 || inJSON && isUTF8
  }
}

extension SIMD2<UInt64> {
  /// Words with the high bit of each ASCII byte set that needs an escape. No sum carries into the next byte, so that each high
  /// bit depends on one byte only.
  @inline(__always)
  fileprivate func escapesASCII(inJSON: Bool) -> Self {
    func each(_ byte: UInt8) -> Self { Self(repeating: UInt64(repeating: byte)) }
    let low = self & each(0x7F)
    var plain = low &+ each(0x60)
    if inJSON {
      plain &= (low ^ each(0x22)) &+ each(0x7F)
      plain &= (low ^ each(0x5C)) &+ each(0x7F)
    }
    return (~plain | (low &+ each(1))) & ~self
  }
}
