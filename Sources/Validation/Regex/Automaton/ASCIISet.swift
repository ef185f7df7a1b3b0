/// Sets of ASCII characters as integers, bit *i* being the character with the code *i*.
enum ASCIISet {
  static func of(_ byte: UInt8) -> UInt128 { 1 << UInt128(byte) }

  static func of(_ range: ClosedRange<UInt8>) -> UInt128 {
    range.reduce(0) { $0 | of($1) }
  }

  /// Returns the set with the other case of each of its letters.
  static func withBothCases(_ set: UInt128) -> UInt128 {
    set | (set & of(0x41...0x5A)) << 32 | (set & of(0x61...0x7A)) >> 32
  }

  static let digits = of(0x30...0x39)
  static let word = digits | of(0x41...0x5A) | of(0x61...0x7A) | of(0x5F)
  /// Tab, LF, VT, FF, CR and space.
  static let space = of(0x09...0x0D) | of(0x20)
}
