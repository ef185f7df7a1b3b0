internal import Bytes

/// Writes the pieces of a line one after another into memory with room for all of them.
@unsafe
package struct UncheckedByteWriter {
  /// The number of bytes of a word in which text is copied: so many may be read after a piece of text, and written after a line.
  package static let slack = 32
  /// The maximum number of bytes of a number: `-9223372036854775808`.
  package static let longestNumber = 20

  /// The end of the bytes written.
  private(set) var end: UnsafeMutableRawPointer

  /// Creates a writer.
  ///
  /// - Precondition: There is room for the texts and values, for ``longestNumber`` bytes for each number, and for ``slack`` more;
  ///   this is not checked.
  package init(_ start: UnsafeMutableRawPointer) {
    unsafe end = start
  }

  /// Appends text that is followed by ``slack`` bytes that can be read.
  @inline(__always)
  package mutating func append(padded text: UnsafeRawPointer, count: Int) {
    var offset = 0
    repeat {
      unsafe copy(text, at: offset, as: SIMD32<UInt8>.self)
      unsafe offset &+= Self.slack
    } while offset < count
    unsafe end += count
  }

  /// Appends bytes that may be at the end of the memory that can be read.
  @inline(__always)
  package mutating func append(_ bytes: Span<UInt8>) {
    // SAFETY: each word that is copied is within the bytes.
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      if bytes.count >= 32 {
        var offset = 0
        while offset < bytes.count &- 32 {
          unsafe copy(start, at: offset, as: SIMD32<UInt8>.self)
          offset &+= 32
        }
        unsafe copy(start, at: bytes.count &- 32, as: SIMD32<UInt8>.self)
      } else if bytes.count >= 16 {
        unsafe copy(start, at: 0, as: SIMD16<UInt8>.self)
        unsafe copy(start, at: bytes.count &- 16, as: SIMD16<UInt8>.self)
      } else if bytes.count >= 8 {
        unsafe copy(start, at: 0, as: UInt64.self)
        unsafe copy(start, at: bytes.count &- 8, as: UInt64.self)
      } else {
        for offset in 0..<bytes.count { unsafe copy(start, at: offset, as: UInt8.self) }
      }
    }
    unsafe end += bytes.count
  }

  @inline(__always)
  private func copy<Word: BitwiseCopyable>(_ bytes: UnsafeRawPointer, at offset: Int, as: Word.Type) {
    unsafe end.storeBytes(
      of: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self), toByteOffset: offset, as: Word.self)
  }

  /// Appends the number in decimal digits, or `null`.
  @inline(__always)
  package mutating func append(_ number: Int?) {
    guard let number else {
      unsafe end.storeBytes(of: (0x6C6C_756E as UInt32).littleEndian, as: UInt32.self)
      unsafe end += 4
      return
    }
    if UInt(bitPattern: number) < 100_000_000 {
      unsafe end += Self.write(UInt(bitPattern: number), to: end)
    } else {
      unsafe end += Self.writeOther(number, to: end)
    }
  }

  /// Writes a number that is negative or has more than eight digits, and returns the number of bytes.
  @inline(never)
  private static func writeOther(_ number: Int, to room: UnsafeMutableRawPointer) -> Int {
    guard number < 0 else { return unsafe writeLong(number.magnitude, to: room) }
    unsafe room.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    return unsafe 1 + writeLong(number.magnitude, to: room + 1)
  }

  /// Writes a number, and returns the number of its digits.
  private static func writeLong(_ number: UInt, to room: UnsafeMutableRawPointer) -> Int {
    guard number >= 100_000_000 else { return unsafe write(number, to: room) }
    let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    let count = unsafe writeLong(high, to: room)
    let digits = unsafe eightDigits(low) | 0x3030_3030_3030_3030
    unsafe room.storeBytes(of: digits.littleEndian, toByteOffset: count, as: UInt64.self)
    return count &+ 8
  }

  /// Writes a number below 100,000,000 to room for eight bytes, and returns the number of its digits.
  @inline(__always)
  private static func write(_ number: UInt, to room: UnsafeMutableRawPointer) -> Int {
    let digits = unsafe eightDigits(number)
    // The last digit is written even if it is zero.
    let zeros = (digits | 1 << 56).trailingZeroBitCount / 8
    let text = (digits | 0x3030_3030_3030_3030) &>> UInt64(zeros &* 8)
    unsafe room.storeBytes(of: text.littleEndian, as: UInt64.self)
    return 8 &- zeros
  }

  /// Returns the eight digits of a number below 100,000,000, one in each byte, the first digit in the lowest byte. The number is
  /// split into halves, these into pairs of digits, and these into digits, all parts at once.
  @inline(__always)
  private static func eightDigits(_ number: UInt) -> UInt64 {
    let halves = UInt64(number / 10_000 | (number % 10_000) << 32)
    let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
    let pairs = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }
}
