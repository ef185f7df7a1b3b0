internal import TableValidation

/// The search for values outside an interval, and for pairs that are not in order, as numbers.
///
/// SAFETY of all functions: `size(of:)` has been called for the rows, so that the buffer of data has `width` bytes for each of them,
/// which need no alignment. The order is that of the column's type, whose width is that of the loaded integers.
extension FormattedColumn {
  /// Inserts the rows that have no value of an interval.
  ///
  /// - Parameter nulls: Whether rows without a value are inserted.
  func doubt(
    _ rows: Range<Int>, outside interval: AcceptedInterval, nulls: Bool, in records: inout DoubtfulRecords
  ) {
    guard let numbers = interval.numbers else { return records.insertAll() }
    if interval.divisor > 1 { doubt(rows, notMultiplesOf: interval, in: &records) }
    switch (interval.order.width, interval.order.representation) {
    case (1, _): insert(rows, outside: numbers, nulls, in: &records) { (bits: UInt8) in bits }
    case (2, .floatingPoint): insert(rows, outside: numbers, nulls, in: &records) { Int16.number(of: $0) }
    case (2, _): insert(rows, outside: numbers, nulls, in: &records) { (bits: UInt16) in bits }
    case (4, .floatingPoint): insert(rows, outside: numbers, nulls, in: &records) { Int32.number(of: $0) }
    case (4, _): insert(rows, outside: numbers, nulls, in: &records) { (bits: UInt32) in bits }
    case (8, .floatingPoint): insert(rows, outside: numbers, nulls, in: &records) { Int64.number(of: $0) }
    case (8, _): insert(rows, outside: numbers, nulls, in: &records) { (bits: UInt64) in bits }
    default: insert(rows, outside: numbers, nulls, in: &records) { (bits: UInt128) in bits }
    }
  }

  /// - Parameter number: Returns the number of a value as its two's complement.
  @inline(__always)
  private func insert<Bits: FixedWidthInteger & UnsignedInteger>(
    _ rows: Range<Int>, outside numbers: ClosedRange<Int128>, _ nulls: Bool,
    in records: inout DoubtfulRecords, number: (Bits) -> Bits
  ) {
    guard let data = unsafe data else { return records.insertAll() }
    let first = Bits(truncatingIfNeeded: numbers.lowerBound)
    let length = Bits(truncatingIfNeeded: numbers.upperBound) &- first
    let width = MemoryLayout<Bits>.size
    for start in stride(from: 0, to: rows.count, by: 64) {
      let count = min(64, rows.count - start)
      let block = unsafe data + (rows.lowerBound + start) * width
      var isOutside: UInt8 = 0
      for index in 0..<count {
        let bits = unsafe block.loadUnaligned(fromByteOffset: index &* width, as: Bits.self)
        isOutside |= number(bits) &- first > length ? 1 : 0
      }
      let present = validity.bits(from: rows.lowerBound + start, count: count)
      var doubtful = nulls ? ~present & UInt64.max >> UInt64(64 - count) : 0
      if isOutside != 0 {
        for index in 0..<count {
          let bits = unsafe block.loadUnaligned(fromByteOffset: index &* width, as: Bits.self)
          if number(bits) &- first > length { doubtful |= present & 1 << UInt64(index) }
        }
      }
      if doubtful != 0 { records.insert(doubtful, from: start) }
    }
  }
}

extension FixedWidthInteger where Self: SignedInteger, Magnitude: FixedWidthInteger {
  /// The number of the floating-point number with these bits: see ``StoredOrder``.
  @inline(__always)
  fileprivate static func number(of bits: Magnitude) -> Magnitude {
    let sign = Self(truncatingIfNeeded: bits) >> Self(bitWidth - 1)
    return bits ^ (Magnitude(truncatingIfNeeded: sign) >> 1)
  }
}
