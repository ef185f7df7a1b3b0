internal import Bytes

/// Gives the keys of an index their hashes: by their bytes or, where integers are read, of an integer by its value, so that all integers
/// of a page of ``NumberPages`` are in one part.
struct KeyHasher: Sendable {
  /// Whether integers have hashes by their values.
  let readsIntegers: Bool
  private let texts = KeyHash.random

  private static let mask = UInt64.random(in: 0 ... .max)
  private static let factor = UInt64.random(in: 0 ... .max) | 1

  /// Returns the hash of a key.
  @inline(__always)
  func callAsFunction(_ key: Span<UInt8>) -> UInt64 {
    guard readsIntegers, let number = key.plainInteger else { return texts(key) }
    return Self.hash(of: number)
  }

  /// Returns the hash by the value of an integer.
  @inline(__always)
  static func hash(of number: Int64) -> UInt64 {
    let partMask: UInt64 = ~(.max >> KeyIndex.partBits)
    let part = UInt64(bitPattern: number >> NumberPages.pageBits) &* factor & partMask
    let product = (UInt64(bitPattern: number) ^ mask).multipliedFullWidth(by: factor)
    return part | (product.high ^ product.low) >> KeyIndex.partBits
  }
}
