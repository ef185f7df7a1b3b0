/// The digest SHA-256 of up to 55 bytes, one block (FIPS 180-4, section 6.2). No allocation.
struct SHA256 {
  private(set) var words: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// - Precondition: There are at most 55 bytes.
  init(_ bytes: InlineArray<64, UInt8>, count: Int) {
    precondition(count <= 55, "one block")
    var block = bytes
    for index in count..<64 { block[index] = 0 }
    block[count] = 0x80
    block[62] = UInt8(8 * count / 256)
    block[63] = UInt8(8 * count % 256)
    compress(block)
  }

  /// The byte of the digest at an index from 0 to 31.
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: words[index / 4] >> UInt32(24 - index % 4 * 8))
  }

  /// The digest of this digest.
  var again: SHA256 {
    var bytes = InlineArray<64, UInt8>(repeating: 0)
    for index in 0..<32 { bytes[index] = self[index] }
    return SHA256(bytes, count: 32)
  }

  private mutating func compress(_ block: InlineArray<64, UInt8>) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<16 {
      for byte in 0..<4 { schedule[index] = schedule[index] << 8 | UInt32(block[index * 4 + byte]) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var state = words
    for round in 0..<64 {
      let (a, e) = (state[0], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let first =
        state[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ Self.constants[round]
        &+ schedule[round]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      for index in stride(from: 7, to: 0, by: -1) { state[index] = state[index - 1] }
      state[4] = state[4] &+ first
      state[0] = first &+ second
    }
    for index in 0..<8 { words[index] = words[index] &+ state[index] }
  }

  private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
