internal import Bytes

/// A hash function of names with a random seed, so that no input can be constructed whose names collide.
struct NameHash: Sendable {
  private let seed: UInt64

  init(seed: UInt64 = .random(in: 0 ... .max)) {
    self.seed = seed
  }

  /// Returns the hash of a name. O(n), eight bytes at a time.
  func callAsFunction(_ name: Span<UInt8>) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: name.count)
    guard name.count >= 8 else {
      var word: UInt64 = 0
      for index in name.indices { word = word << 8 | UInt64(name[index]) }
      return Self.mixed(hash, word)
    }
    var offset = 0
    while offset &+ 8 < name.count {
      hash = Self.mixed(hash, name.word(at: offset))
      offset &+= 8
    }
    return Self.mixed(hash, name.word(at: name.count &- 8))
  }

  /// Returns a number that depends on every bit of two numbers: both halves of a product, as in wyhash.
  @inline(__always)
  static func mixed(_ number: UInt64, _ other: UInt64) -> UInt64 {
    let product = (number ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: other ^ 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
