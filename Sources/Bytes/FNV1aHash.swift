/// The hash FNV-1a of 64 bits, which is the same in every run. It is no protection against chosen collisions.
package struct FNV1aHash: Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no bytes.
  package init() {}

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
