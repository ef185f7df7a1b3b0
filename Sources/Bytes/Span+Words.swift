extension Span<UInt8> {
  /// The eight bytes from the offset on as one number, the first byte lowest.
  ///
  /// - Precondition: There are as many.
  @inlinable @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset &+ 8 <= count, "within the bytes")
    return unsafe word(uncheckedAt: offset)
  }

  /// The eight bytes from the offset on as one number, the first byte lowest.
  ///
  /// SAFETY: the caller knows that there are as many.
  @unsafe @inlinable @inline(__always)
  package func word(uncheckedAt offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The four bytes from the offset on as one number, the first byte lowest.
  ///
  /// SAFETY: the caller knows that there are as many.
  @unsafe @inlinable @inline(__always)
  package func four(uncheckedAt offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
  }

  /// The bytes of a range as one number, each after an exclusive or with the mark, the last byte highest, and zeros
  /// below the first.
  ///
  /// - Precondition: The range is within the bytes and has one to eight of them.
  @inlinable @inline(__always)
  package func word(endingWith range: Range<Int>, xor mark: UInt8 = 0) -> UInt64 {
    let unused = UInt64(truncatingIfNeeded: 8 &- range.count) &* 8
    let word = range.upperBound >= 8 ? word(at: range.upperBound &- 8) : gatheredWord(endingWith: range)
    return ((word ^ UInt64(repeating: mark)) &>> unused) &<< unused
  }

  /// Whether all bytes are ASCII characters. O(n), eight bytes at a time.
  package var isASCII: Bool {
    guard count >= 8 else { return !indices.contains { self[$0] >= 0x80 } }
    var offset = 0
    while offset &+ 8 < count {
      if word(at: offset) & UInt64.highBits != 0 { return false }
      offset &+= 8
    }
    return word(at: count &- 8) & UInt64.highBits == 0
  }

  /// ``word(endingWith:xor:)`` without a mark, byte by byte: for what is nearer to the beginning than eight bytes.
  @usableFromInline @inline(never)
  func gatheredWord(endingWith range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for index in range { word = word >> 8 | UInt64(self[index]) << 56 }
    return word
  }
}

extension UInt64 {
  /// The high bit of each byte.
  @inlinable package static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The byte eight times.
  @inlinable @inline(__always)
  package init(repeating byte: UInt8) {
    self = UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// The high bit of each byte that is above 9; of bytes after such a one it may be wrong.
  @inlinable @inline(__always)
  package var bytesAboveNine: UInt64 { ((self &+ UInt64(repeating: 0x76)) | self) & .highBits }

  /// The eight bytes with the letters of ASCII among them in lower case.
  @inlinable @inline(__always)
  package var lowercased: UInt64 {
    let low = self & ~.highBits
    let isFromA = low &+ UInt64(repeating: 0x80 - UInt8(ascii: "A"))
    let isPastZ = low &+ UInt64(repeating: 0x7F - UInt8(ascii: "Z"))
    return self | (isFromA & ~isPastZ & ~self & .highBits) >> 2
  }
}
