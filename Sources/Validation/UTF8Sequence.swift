/// Finds the scalars in bytes that may be broken UTF-8.
///
/// A broken sequence counts as one scalar, as it shows: each maximal subpart of an ill-formed sequence becomes
/// one U+FFFD (Unicode 15, section 3.9, "U+FFFD Substitution of Maximal Subparts").
package enum UTF8Sequence {
  /// The length of what begins at `index`, 1–4 bytes, and whether it is a well-formed scalar.
  package static func length(in bytes: Span<UInt8>, at index: Int) -> (count: Int, isWellFormed: Bool) {
    let lead = bytes[index]
    guard lead >= 0x80 else { return (1, true) }
    guard let (expected, second) = continuation(after: lead) else { return (1, false) }
    var count = 1
    while count < expected {
      guard index + count < bytes.count else { return (count, false) }
      let range = count == 1 ? second : 0x80...0xBF
      guard range.contains(bytes[index + count]) else { return (count, false) }
      count += 1
    }
    return (count, true)
  }

  /// How many scalars the bytes hold. O(n).
  package static func scalarCount(in bytes: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while true {
      let end = endOfASCII(in: bytes, from: index)
      count += end - index
      guard end < bytes.count else { return count }
      index = end + length(in: bytes, at: end).count
      count += 1
    }
  }

  /// How many UTF-16 code units the bytes would take. O(n).
  static func utf16Count(in bytes: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      let scalar = length(in: bytes, at: index)
      index += scalar.count
      count += scalar.count == 4 ? 2 : 1
    }
    return count
  }

  /// The offset of the first byte that is not well-formed, or `nil`. O(n), eight bytes at a time while they are
  /// ASCII.
  package static func firstBroken(in bytes: Span<UInt8>) -> Int? {
    var index = 0
    while true {
      index = endOfASCII(in: bytes, from: index)
      guard index < bytes.count else { return nil }
      let scalar = length(in: bytes, at: index)
      guard scalar.isWellFormed else { return index }
      index += scalar.count
    }
  }

  /// Where the next byte is that is not ASCII, or the end. Eight bytes at a time, 32 where there are as many.
  static func endOfASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
    // SAFETY: the loads stay within the bytes, and any bits make an integer.
    let words = unsafe bytes.bytes
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index + 32 <= bytes.count {
      let first = unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
      let second = unsafe words.unsafeLoadUnaligned(fromByteOffset: index + 16, as: SIMD2<UInt64>.self)
      let both = first | second
      if (both[0] | both[1]) & high != 0 { break }
      index += 32
    }
    while index + 8 <= bytes.count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let found = UInt64(littleEndian: word) & high
      index += found.trailingZeroBitCount / 8
      if found != 0 { return index }
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The length that a lead byte announces and the range of the second byte (Unicode 15, table 3-7).
  private static func continuation(after lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
