internal import Bytes

/// Writes the pieces of a line one after another into a buffer with room for all of them and ``LineTemplate/slack`` more bytes:
/// a short piece is written as whole words, and the next piece overwrites the rest of the last word.
@unsafe
struct UncheckedByteWriter {
  private let room: UnsafeMutableRawPointer
  /// The number of bytes written.
  private(set) var count = 0

  /// Creates a writer that begins at an offset in the buffer.
  ///
  /// - Precondition: The buffer has room for all pieces and ``LineTemplate/slack`` more bytes; this is not checked.
  init(_ room: UnsafeMutableRawBufferPointer, from start: Int) {
    unsafe self.room = room.baseAddress! + start
  }

  /// Appends a part of the bytes.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, _ part: Range<Int>) {
    let free = unsafe room + count
    // SAFETY: the part is within the bytes, and if 32 bytes from its start are read, they are within the bytes too. The caller
    // guarantees the room for 32 bytes.
    unsafe bytes.withUnsafeBytes { bytes in
      if part.count <= LineTemplate.slack && part.lowerBound + LineTemplate.slack <= bytes.count {
        let low = unsafe bytes.loadUnaligned(fromByteOffset: part.lowerBound, as: SIMD16<UInt8>.self)
        let high = unsafe bytes.loadUnaligned(fromByteOffset: part.lowerBound + 16, as: SIMD16<UInt8>.self)
        unsafe free.storeBytes(of: low, as: SIMD16<UInt8>.self)
        unsafe free.storeBytes(of: high, toByteOffset: 16, as: SIMD16<UInt8>.self)
      } else {
        let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[part])
        if let start = part.baseAddress { unsafe free.copyMemory(from: start, byteCount: part.count) }
      }
    }
    unsafe count += part.count
  }

  /// Appends the number in decimal digits, or `null`.
  @inline(__always)
  mutating func append(_ number: Int?) {
    guard let number else {
      unsafe room.storeBytes(of: (0x6C6C_756E as UInt32).littleEndian, toByteOffset: count, as: UInt32.self)
      unsafe count += 4
      return
    }
    if number < 0 {
      unsafe room.storeBytes(of: UInt8(ascii: "-"), toByteOffset: count, as: UInt8.self)
      unsafe count += 1
    }
    unsafe append(number.magnitude)
  }

  private mutating func append(_ number: UInt) {
    guard number < 100_000_000 else {
      let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
      unsafe append(high)
      unsafe append(Self.digits(low), skipping: 0)
      return
    }
    let digits = unsafe Self.digits(number)
    // The last digit is written even if it is zero.
    unsafe append(digits, skipping: (digits | 1 << 56).trailingZeroBitCount / 8)
  }

  @inline(__always)
  private mutating func append(_ digits: UInt64, skipping zeros: Int) {
    let text = (digits | 0x3030_3030_3030_3030) >> UInt64(zeros * 8)
    unsafe room.storeBytes(of: text.littleEndian, toByteOffset: count, as: UInt64.self)
    unsafe count += 8 - zeros
  }

  /// Returns the eight digits of a number below 100,000,000, one in each byte, the first digit in the lowest byte. The number is
  /// split into halves, these into pairs of digits, and these into digits, all parts at once.
  @inline(__always)
  private static func digits(_ number: UInt) -> UInt64 {
    let halves = UInt64(number / 10_000 | (number % 10_000) << 32)
    let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
    let pairs = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }
}
