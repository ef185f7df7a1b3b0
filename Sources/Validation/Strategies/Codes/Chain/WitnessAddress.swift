internal import Bytes

/// An address of a witness in Bech32 or Bech32m: a prefix of two letters, 1, the version, a program of 2 to 40 bytes, and a checksum of
/// six characters (BIP 173 and BIP 350).
struct WitnessAddress {
  private static let alphabet: StaticString = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"

  private var checksum: UInt32 = 1
  private var version = 0
  private var program = 0
  private var padding: UInt32 = 0

  /// Reads the characters; returns whether they are those of an address, in one case.
  mutating func read(_ value: Span<UInt8>) -> Bool {
    guard 14...74 ~= value.count else { return false }
    let isUpper = value[0].isUppercase
    for index in 0..<value.count where value[index].isLetter && value[index].isUppercase != isUpper {
      return false
    }
    for index in 0..<2 { append(UInt32(value[index] | 0x20) >> 5) }
    append(0)
    for index in 0..<2 { append(UInt32(value[index] | 0x20) & 31) }
    let count = value.count - 3 - 6
    for index in 3..<value.count {
      let byte = value[index].isLetter ? value[index] | 0x20 : value[index]
      guard let symbol = Self.alphabet.index(of: byte) else { return false }
      append(UInt32(symbol))
      if index == 3 { version = symbol }
      if index == count + 2 { padding = UInt32(symbol) }
    }
    let bits = (count - 1) * 5
    program = bits / 8
    // The bits after the last whole byte are fewer than five, and zeros.
    let rest = bits % 8
    return version <= 16 && rest < 5 && padding & (1 << UInt32(rest) - 1) == 0
      && (version == 0 ? program == 20 || program == 32 : 2...40 ~= program)
  }

  /// Whether the checksum is that of the version: Bech32 for 0, Bech32m for others.
  var isValid: Bool { checksum == (version == 0 ? 1 : 0x2bc8_30a3) }

  private mutating func append(_ symbol: UInt32) {
    let top = checksum >> 25
    checksum = (checksum & 0x1ff_ffff) << 5 ^ symbol
    let generators: InlineArray<5, UInt32> = [
      0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3,
    ]
    for bit in 0..<5 where top >> UInt32(bit) & 1 == 1 { checksum ^= generators[bit] }
  }
}
