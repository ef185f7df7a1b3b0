/// The digest Keccak-256 of up to 64 bytes, one block, as Ethereum uses it: SHA3-256 (FIPS 202) with the padding of the submission,
/// which begins with 01. No allocation.
struct Keccak256 {
  private var lanes = InlineArray<25, UInt64>(repeating: 0)

  /// - Precondition: There are at most 64 bytes.
  init(_ bytes: InlineArray<64, UInt8>, count: Int) {
    precondition(count <= 64, "one block")
    for index in 0..<count { add(bytes[index], at: index) }
    add(0x01, at: count)
    add(0x80, at: 135)
    for round in 0..<24 { permute(round) }
  }

  /// The byte of the digest at an index from 0 to 31.
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: lanes[index / 8] >> UInt64(index % 8 * 8))
  }

  private mutating func add(_ byte: UInt8, at index: Int) {
    lanes[index / 8] ^= UInt64(byte) << UInt64(index % 8 * 8)
  }

  /// One round of FIPS 202, section 3.3.
  private mutating func permute(_ round: Int) {
    var columns = InlineArray<5, UInt64>(repeating: 0)
    for x in 0..<5 {
      columns[x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]
    }
    for x in 0..<5 {
      let parity = columns[(x + 4) % 5] ^ rotated(columns[(x + 1) % 5], by: 1)
      for y in 0..<5 { lanes[x + 5 * y] ^= parity }
    }
    var moved = InlineArray<25, UInt64>(repeating: 0)
    for x in 0..<5 {
      for y in 0..<5 {
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotated(lanes[x + 5 * y], by: Self.offsets[x + 5 * y])
      }
    }
    for y in 0..<5 {
      for x in 0..<5 {
        lanes[x + 5 * y] = moved[x + 5 * y] ^ ~moved[(x + 1) % 5 + 5 * y] & moved[(x + 2) % 5 + 5 * y]
      }
    }
    lanes[0] ^= Self.constants[round]
  }

  private func rotated(_ lane: UInt64, by count: UInt64) -> UInt64 {
    count == 0 ? lane : lane << count | lane >> (64 - count)
  }

  private static let offsets: InlineArray<25, UInt64> = [
    0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
  ]

  private static let constants: InlineArray<24, UInt64> = [
    0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808a, 0x8000_0000_8000_8000,
    0x0000_0000_0000_808b, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
    0x0000_0000_0000_008a, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000a,
    0x0000_0000_8000_808b, 0x8000_0000_0000_008b, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
    0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800a, 0x8000_0000_8000_000a,
    0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
  ]
}
