internal import Bytes
internal import CScan

/// A set of bytes with which a record may begin that is the header again: the first byte of a byte-order mark, and others.
///
/// Nearly every record begins with another byte, which is found by a table.
struct FirstBytes: Sendable {
  /// For each byte 0 if it is not in the set, 1 if it is, and 2 if it is only if ``second`` follows it.
  private let table: [UInt8]
  private let second: UInt8

  /// The first byte of a mark alone.
  static let ofMark = FirstBytes([])

  /// Creates a set of the first byte of a mark and others.
  ///
  /// - Parameters:
  ///   - quote: A further byte, if a certain byte follows it.
  ///   - second: The byte that follows the quote.
  init(_ others: [UInt8], quote: UInt8? = nil, second: UInt8 = 0) {
    var table = [UInt8](repeating: 0, count: 256)
    if let quote { table[Int(quote)] = 2 }
    for byte in others + [ByteOrderMark.first] { table[Int(byte)] = 1 }
    (self.table, self.second) = (table, second)
  }

  /// Whether a record may begin with the bytes at the start of a chunk, or after the end of one of its records.
  ///
  /// SAFETY: the first `count` elements are in ascending order, and none is above the number of bytes.
  func mayBegin(_ bytes: Span<UInt8>, atAnyOf ends: UnsafeMutableBufferPointer<UInt32>, count: Int) -> Bool {
    guard bytes.count > 0 else { return false }
    if mayBegin(bytes, at: 0) { return true }
    // Only after the last one there may be no byte.
    let last = unsafe count > 0 && Int(ends[count - 1]) == bytes.count ? count - 1 : count
    // SAFETY: the offsets are below the number of bytes, and the table has 256 elements.
    let found = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe table.withUnsafeBufferPointer { table in
        unsafe scan_first_of(
          table.baseAddress, second, bytes.baseAddress, bytes.count, ends.baseAddress, last)
      }
    }
    return found < last
  }

  /// Whether a record may begin with the bytes at an offset, which is that of a byte.
  func mayBegin(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    switch table[Int(bytes[start])] {
    case 0: false
    case 1: true
    default: start + 1 < bytes.count && bytes[start + 1] == second
    }
  }
}
