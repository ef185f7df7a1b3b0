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
}

extension UnsafeRawPointer {
  /// The bit at an index of a bitmap, the lowest bit of each byte first.
  @inline(__always)
  func bit(at index: Int) -> Bool {
    unsafe load(fromByteOffset: index >> 3, as: UInt8.self) >> UInt8(truncatingIfNeeded: index & 7) & 1 == 1
  }
}
