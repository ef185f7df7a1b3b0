/// The validity bitmap of an array: a row whose bit is 0 is null.
@safe
struct Validity {
  // SAFETY of the pointer: a bitmap of a batch that is not released while its columns are used, with a bit for each row.
  private let bits: UnsafeRawPointer?
  private let first: Int

  /// - Parameters:
  ///   - bits: The bitmap, or `nil` if no row is null.
  ///   - first: The index of the bit of row 0.
  init(_ bits: UnsafeRawPointer?, first: Int) {
    unsafe self.bits = bits
    self.first = first
  }

  var hasNulls: Bool { unsafe bits != nil }

  @inline(__always)
  func isNull(_ row: Int) -> Bool {
    guard let bits = unsafe bits else { return false }
    return !(unsafe bits.bit(at: first + row))
  }

  /// Returns the bits of 1 to 64 rows, the lowest that of the first.
  func bits(from row: Int, count: Int) -> UInt64 {
    guard let bits = unsafe bits else { return .max >> UInt64(64 - count) }
    return unsafe bits.bits(from: first + row, count: count)
  }

  /// Whether one of the rows is not null.
  func hasValue(in rows: Range<Int>) -> Bool {
    rows.contains { !isNull($0) }
  }
}

extension UnsafeRawPointer {
  /// The bit at an index of a bitmap, the lowest bit of each byte first.
  @inline(__always)
  func bit(at index: Int) -> Bool {
    unsafe load(fromByteOffset: index >> 3, as: UInt8.self) >> UInt8(truncatingIfNeeded: index & 7) & 1 == 1
  }

  /// Returns 1 to 64 bits of a bitmap from an index on. No byte is read that has none of them.
  func bits(from index: Int, count: Int) -> UInt64 {
    let (start, shift) = (index >> 3, UInt64(index & 7))
    let last = (index + count - 1) >> 3
    var word: UInt64 = 0
    for byte in start...min(last, start + 7) {
      unsafe word |= UInt64(load(fromByteOffset: byte, as: UInt8.self)) << UInt64((byte - start) * 8)
    }
    word >>= shift
    if last > start + 7 { unsafe word |= UInt64(load(fromByteOffset: last, as: UInt8.self)) << (64 - shift) }
    return word & .max >> UInt64(64 - count)
  }
}
