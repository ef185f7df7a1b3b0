/// Unsigned LEB128: a number as bytes of seven bits each, the lowest bits first; the high bit is set in all bytes but
/// the last.
enum LEB128 {
  /// The maximum number of bytes of a 64-bit number.
  static let maximumSize = 10

  /// Returns the number of bytes of a number that is not negative.
  @inline(__always)
  static func size(of number: Int) -> Int {
    number < 0x80 ? 1 : (70 - (number | 1).leadingZeroBitCount) / 7
  }

  /// Passes the bytes of the number to the closure, in order.
  @inline(__always)
  static func encode(_ number: UInt64, _ append: (UInt8) -> Void) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Returns the number whose bytes the closure returns, one for each call; it is not called after the last byte.
  @inline(__always)
  static func decode(_ nextByte: () -> UInt8) -> UInt64 {
    var (number, shift) = (UInt64(0), UInt64(0))
    while true {
      let byte = nextByte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Appends the bytes of a number that is not negative.
  @inline(__always)
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    encode(UInt64(truncatingIfNeeded: number)) { bytes.append($0) }
  }

  /// Returns the number whose bytes begin at an offset, and moves the offset behind them; returns `nil` if they do not end before
  /// the end.
  @inline(__always)
  static func number(in bytes: Span<UInt8>, at offset: inout Int) -> Int? {
    var (number, shift) = (UInt64(0), UInt64(0))
    while offset < bytes.count {
      let byte = bytes[offset]
      offset &+= 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    return nil
  }
}
