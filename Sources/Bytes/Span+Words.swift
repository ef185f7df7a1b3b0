extension Span<UInt8> {
  /// Returns the eight bytes from an offset on as one number, the first byte lowest.
  ///
  /// - Precondition: The eight bytes are within the span.
  @inlinable @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset &+ 8 <= count, "within the bytes")
    return unsafe word(uncheckedAt: offset)
  }

  /// Returns the eight bytes from an offset on as one number, the first byte lowest.
  ///
  /// SAFETY: the caller ensures that the eight bytes are within the span.
  @unsafe @inlinable @inline(__always)
  package func word(uncheckedAt offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Returns the four bytes from an offset on as one number, the first byte lowest.
  ///
  /// SAFETY: the caller ensures that the four bytes are within the span.
  @unsafe @inlinable @inline(__always)
  package func four(uncheckedAt offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
  }

  /// Returns the bytes of a range as one number, each combined with `mark` by exclusive or, with the last byte highest and
  /// zeros below the first.
  ///
  /// - Precondition: The range is within the bytes and has one to eight of them.
  @inlinable @inline(__always)
  package func word(endingWith range: Range<Int>, xor mark: UInt8 = 0) -> UInt64 {
    let unused = UInt64(truncatingIfNeeded: 8 &- range.count) &* 8
    let word = range.upperBound >= 8 ? word(at: range.upperBound &- 8) : gatheredWord(endingWith: range)
    return ((word ^ UInt64(repeating: mark)) &>> unused) &<< unused
  }

  /// Returns the results of the closure for words that together contain all bytes, joined by or. O(n).
  ///
  /// A byte may be in several words, and several times in one.
  @inlinable @inline(__always)
  package func joinWords(_ bits: (UInt64) -> UInt64) -> UInt64 {
    // SAFETY: eight bytes from `offset` on are within the bytes if `offset + 8 <= count`, and so are the last eight of at least
    // eight and the first and last four of at least four.
    var joined: UInt64 = 0
    var offset = 0
    while offset &+ 8 <= count {
      joined |= unsafe bits(word(uncheckedAt: offset))
      offset &+= 8
    }
    if offset == count { return joined }
    if count >= 8 { return unsafe joined | bits(word(uncheckedAt: count &- 8)) }
    if count >= 4 {
      let (first, last) = unsafe (four(uncheckedAt: 0), four(uncheckedAt: count &- 4))
      return bits(UInt64(first) << 32 | UInt64(last))
    }
    // One to three bytes: the first, that in the middle, and twice the last.
    let (first, last) = (UInt64(self[0]), UInt64(self[count &- 1]))
    let four = first | UInt64(self[count / 2]) << 8 | last << 16 | last << 24
    return bits(four << 32 | four)
  }

  /// Whether all bytes are ASCII characters. O(n), many bytes at a time.
  package var isASCII: Bool { UTF8Sequence.endOfASCII(in: self, from: 0) == count }

  /// Returns `word(endingWith:xor: 0)`, byte by byte: for a range that ends within the first seven bytes.
  @usableFromInline @inline(never)
  func gatheredWord(endingWith range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for index in range { word = word >> 8 | UInt64(self[index]) << 56 }
    return word
  }
}

extension UInt64 {
  /// A number with only the high bit of each byte set.
  @inlinable package static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Creates a number of eight equal bytes.
  @inlinable @inline(__always)
  package init(repeating byte: UInt8) {
    self = UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// The high bit of each byte that is above 9. It may be wrong for bytes above the lowest such byte.
  @inlinable @inline(__always)
  package var bytesAboveNine: UInt64 { ((self &+ UInt64(repeating: 0x76)) | self) & .highBits }

  /// The eight bytes with all ASCII letters in lower case.
  @inlinable @inline(__always)
  package var lowercased: UInt64 {
    let low = self & ~.highBits
    let isFromA = low &+ UInt64(repeating: 0x80 - UInt8(ascii: "A"))
    let isPastZ = low &+ UInt64(repeating: 0x7F - UInt8(ascii: "Z"))
    return self | (isFromA & ~isPastZ & ~self & .highBits) >> 2
  }
}
