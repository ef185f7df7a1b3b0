/// Finds the scalars in bytes that may be ill-formed UTF-8.
///
/// Each maximal subpart of an ill-formed sequence counts as one scalar, because it is shown as one U+FFFD (Unicode 15,
/// section 3.9, "U+FFFD Substitution of Maximal Subparts").
package enum UTF8Sequence {
  /// Returns the length in bytes, 1 to 4, of the sequence that begins at `index`, and whether it is a well-formed scalar.
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

  /// Returns the number of scalars in the bytes. O(n).
  package static func scalarCount(in bytes: Span<UInt8>) -> Int {
    // To scan fewer bytes for ill-formed sequences takes as long as to count them.
    if bytes.count >= 64, bytes.isUTF8 { return scalarCount(inWellFormed: bytes) }
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

  /// Returns the number of scalars of well-formed text: that of the bytes that continue no sequence. O(n), eight bytes at a time.
  ///
  /// - Precondition: The text is UTF-8, or part of it from the start of a scalar to that of another; this is not checked.
  package static func scalarCount(inWellFormed bytes: Span<UInt8>) -> Int {
    guard bytes.count >= 8 else { return scalarCount(inFewWellFormed: bytes) }
    var continuations = 0
    var index = 0
    // SAFETY: the load ends at the index plus 8, which the condition keeps within the count.
    while index <= bytes.count &- 8 {
      continuations &+= unsafe continuationCount(in: bytes.word(uncheckedAt: index))
      index &+= 8
    }
    let rest = bytes.count &- index
    guard rest > 0 else { return bytes.count &- continuations }
    // SAFETY: the last eight bytes are within the span. Those before the index are shifted out.
    let word = unsafe bytes.word(uncheckedAt: bytes.count &- 8) >> UInt64(64 &- 8 &* rest)
    return bytes.count &- continuations &- continuationCount(in: word)
  }

  /// Returns the number of scalars of well-formed text of fewer than eight bytes.
  @inline(__always)
  private static func scalarCount(inFewWellFormed bytes: Span<UInt8>) -> Int {
    guard bytes.count >= 4 else {
      var count = 0
      for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { count &+= 1 }
      return count
    }
    // SAFETY: the first and the last four bytes are within the span. Those of the first are shifted out of the last.
    let (first, last) = unsafe (bytes.four(uncheckedAt: 0), bytes.four(uncheckedAt: bytes.count &- 4))
    let rest = UInt64(last) >> UInt64(64 &- 8 &* bytes.count)
    return bytes.count &- continuationCount(in: UInt64(first) | rest << 32)
  }

  /// Returns the number of bytes of a word whose highest bits are 10.
  @inline(__always)
  private static func continuationCount(in word: UInt64) -> Int {
    // The product has the sum of all bytes as its highest byte. A processor need not have an instruction that counts bits.
    let ones = (word & ~(word << 1) & .highBits) >> 7
    return Int(truncatingIfNeeded: (ones &* UInt64(repeating: 1)) >> 56)
  }

  /// Returns the number of UTF-16 code units of the text. O(n).
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

  /// Returns the offset of the first ill-formed sequence, or `nil`. O(n), many bytes at a time while they are ASCII.
  package static func firstIllFormed(in bytes: Span<UInt8>) -> Int? {
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

  /// Returns the index of the first byte from `start` on that is not ASCII, or the count. Reads 64 bytes at a time, then eight.
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
    let rest = bytes.count &- index
    if rest > 0 && bytes.count >= 8 {
      // SAFETY: the last eight bytes are within the span. Those before the index are shifted out.
      let found = unsafe bytes.word(uncheckedAt: bytes.count &- 8) >> UInt64(64 &- 8 &* rest) & .highBits
      return found == 0 ? bytes.count : index &+ found.trailingZeroBitCount / 8
    }
    // SAFETY: the index is below the count.
    while unsafe index < bytes.count && bytes[unchecked: index] < 0x80 { index &+= 1 }
    return index
  }

  /// Returns the length of the well-formed scalar beyond ASCII with which four bytes begin, the first byte lowest, or 0 if they
  /// do not begin with one (Unicode 15, table 3-7).
  @inline(__always)
  private static func wholeLength(_ four: UInt32) -> Int {
    // The first test of each length checks the prefix bits of all bytes, the second rejects overlong sequences, surrogates and
    // scalars above U+10FFFF.
    if four & 0xC0E0 == 0x80C0 { return four & 0x1E != 0 ? 2 : 0 }
    if four & 0xC0_C0F0 == 0x80_80E0 {
      let edge = four & 0x200F
      return edge != 0 && edge != 0x200D ? 3 : 0
    }
    guard four & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
    let edge = four & 0x3007
    return edge == 4 || edge & 7 < 4 && edge != 0 ? 4 : 0
  }

  /// Returns the length of a sequence by its lead byte, and the range of its second byte (Unicode 15, table 3-7).
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
