/// Finds the scalars in bytes that may be broken UTF-8.
///
/// A broken sequence counts as one scalar, as it shows: each maximal subpart of an ill-formed sequence becomes
/// one U+FFFD (Unicode 15, section 3.9, "U+FFFD Substitution of Maximal Subparts").
package enum UTF8Sequence {
  /// The length of what begins at `index`, 1–4 bytes, and whether it is a well-formed scalar.
  @inlinable
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
      count &+= end &- index
      index = end
      guard index < bytes.count else { return count }
      repeat {
        // SAFETY: four bytes from the index on are within the span.
        let whole = index <= bytes.count &- 4 ? unsafe wholeLength(bytes.four(uncheckedAt: index)) : 0
        index &+= whole > 0 ? whole : length(in: bytes, at: index).count
        count &+= 1
      } while index < bytes.count && bytes[index] >= 0x80
    }
  }

  /// How many UTF-16 code units the bytes would take. O(n).
  package static func utf16Count(in bytes: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      let scalar = length(in: bytes, at: index)
      index += scalar.count
      count += scalar.count == 4 ? 2 : 1
    }
    return count
  }

  /// The offset of the first byte that is not well-formed, or `nil`. O(n), many bytes at a time while they are ASCII.
  package static func firstBroken(in bytes: Span<UInt8>) -> Int? {
    var index = 0
    while true {
      index = endOfASCII(in: bytes, from: index)
      // SAFETY: four bytes from the index on are within the span.
      while index <= bytes.count &- 4 {
        let four = unsafe bytes.four(uncheckedAt: index)
        if four & 0x80 == 0 { break }
        let count = wholeLength(four)
        if count == 0 { break }
        index &+= count
      }
      guard index < bytes.count else { return nil }
      if unsafe bytes[unchecked: index] < 0x80 { continue }
      let (count, isWellFormed) = length(in: bytes, at: index)
      guard isWellFormed else { return index }
      index &+= count
    }
  }

  /// Where the next byte is that is not ASCII, or the end. Eight bytes at a time, 64 where there are as many.
  @inlinable @inline(__always)
  package static func endOfASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    // SAFETY: the loads of the first loop end at the index plus 64, those of the second at the index plus 8; the conditions of
    // the loops keep both within the count.
    while index <= bytes.count &- 64 {
      let first = unsafe bytes.word(uncheckedAt: index) | bytes.word(uncheckedAt: index &+ 8)
      let second = unsafe bytes.word(uncheckedAt: index &+ 16) | bytes.word(uncheckedAt: index &+ 24)
      let third = unsafe bytes.word(uncheckedAt: index &+ 32) | bytes.word(uncheckedAt: index &+ 40)
      let fourth = unsafe bytes.word(uncheckedAt: index &+ 48) | bytes.word(uncheckedAt: index &+ 56)
      if (first | second | third | fourth) & .highBits != 0 { break }
      index &+= 64
    }
    while index <= bytes.count &- 8 {
      let found = unsafe bytes.word(uncheckedAt: index) & .highBits
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    // SAFETY: the index is below the count.
    while unsafe index < bytes.count && bytes[unchecked: index] < 0x80 { index &+= 1 }
    return index
  }

  /// The length of the well-formed scalar beyond ASCII that the four bytes begin with, the first one lowest, or 0 where
  /// they begin with none (Unicode 15, table 3-7).
  @inline(__always)
  private static func wholeLength(_ four: UInt32) -> Int {
    // The bits that say what follows are right; then those that tell overlong forms, surrogates and what is too large.
    if four & 0xC0E0 == 0x80C0 { return four & 0x1E != 0 ? 2 : 0 }
    if four & 0xC0_C0F0 == 0x80_80E0 {
      let edge = four & 0x200F
      return edge != 0 && edge != 0x200D ? 3 : 0
    }
    guard four & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
    let edge = four & 0x3007
    return edge == 4 || edge & 7 < 4 && edge != 0 ? 4 : 0
  }

  /// The length that a lead byte announces and the range of the second byte (Unicode 15, table 3-7).
  @usableFromInline
  static func continuation(after lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
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
