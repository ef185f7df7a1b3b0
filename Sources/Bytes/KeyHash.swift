/// A hash function of 64 bits, with random constants unless it is ``fixed``, so that no input can be constructed in which all hashes are
/// equal.
///
/// It multiplies the words of a key, each combined with a constant, and folds the product of 128 bits, as wyhash does. Keys that
/// compare as equal have equal bytes: a hash only decides where a search begins.
package struct KeyHash: Sendable {
  /// The function of the process.
  package static let random = KeyHash(
    .random(in: 0 ... .max), .random(in: 0 ... .max), seed: .random(in: 0 ... .max))
  /// The function whose hashes are the same in every run; its constants are digits of the fraction of pi.
  package static let fixed = KeyHash(
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, seed: 0xA409_3822_299F_31D0)

  @usableFromInline let (first, second, seed): (UInt64, UInt64, UInt64)

  private init(_ first: UInt64, _ second: UInt64, seed: UInt64) {
    (self.first, self.second, self.seed) = (first, second, seed)
  }

  /// Returns the hash of a key. O(n), sixteen bytes at a time.
  @inlinable @inline(__always)
  package func callAsFunction(_ key: Span<UInt8>) -> UInt64 {
    let count = key.count
    // SAFETY: the conditions on the count ensure that each word is within the key.
    let low: UInt64
    let high: UInt64
    var state = seed
    if count > 16 {
      var offset = 0
      while offset &+ 16 < count {
        state = unsafe Self.fold(
          key.word(uncheckedAt: offset) ^ first, key.word(uncheckedAt: offset &+ 8) ^ state)
        offset &+= 16
      }
      (low, high) = unsafe (key.word(uncheckedAt: count &- 16), key.word(uncheckedAt: count &- 8))
    } else if count >= 8 {
      (low, high) = unsafe (key.word(uncheckedAt: 0), key.word(uncheckedAt: count &- 8))
    } else if count >= 4 {
      (low, high) = unsafe (UInt64(key.four(uncheckedAt: 0)), UInt64(key.four(uncheckedAt: count &- 4)))
    } else if count > 0 {
      low = UInt64(key[0]) | UInt64(key[count / 2]) << 8 | UInt64(key[count &- 1]) << 16
      high = 0
    } else {
      (low, high) = (0, 0)
    }
    return Self.fold(second ^ UInt64(truncatingIfNeeded: count), Self.fold(low ^ first, high ^ state))
  }

  /// Returns the exclusive or of both halves of the product.
  @inlinable @inline(__always)
  static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}
