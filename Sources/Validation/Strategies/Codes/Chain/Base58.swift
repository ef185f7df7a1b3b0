internal import Bytes

/// The encoding of 25 bytes by the 58 letters and digits without 0, O, I and l, as Bitcoin uses it.
enum Base58 {
  private static let alphabet: StaticString = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

  /// The 25 bytes that the value encodes, the first of a larger array, or `nil`. Each leading zero byte is one `1`.
  static func decoded(_ value: Span<UInt8>) -> InlineArray<64, UInt8>? {
    var bytes = InlineArray<64, UInt8>(repeating: 0)
    var zeros = 0
    while zeros < value.count, value[zeros] == UInt8(ascii: "1") { zeros += 1 }
    for index in 0..<value.count {
      guard var carry = alphabet.index(of: value[index]) else { return nil }
      for place in stride(from: 24, through: 0, by: -1) {
        carry += 58 * Int(bytes[place])
        bytes[place] = UInt8(carry & 0xFF)
        carry >>= 8
      }
      guard carry == 0 else { return nil }
    }
    var leading = 0
    while leading < 25, bytes[leading] == 0 { leading += 1 }
    return leading == zeros ? bytes : nil
  }
}
