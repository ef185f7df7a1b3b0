internal import TableValidation

extension FormattedColumn {
  /// Inserts the rows whose number is not a multiple of the divisor of an interval.
  ///
  /// SAFETY: as in `FormattedColumn+Order.swift`.
  func doubt(
    _ rows: Range<Int>, notMultiplesOf interval: AcceptedInterval, in records: inout DoubtfulRecords
  ) {
    let (divisor, isSigned) = (interval.divisor, interval.order.representation == .signed)
    switch (interval.order.width, isSigned) {
    case (1, true): insert(rows, notMultiplesOf: divisor, in: &records, as: Int8.self)
    case (1, false): insert(rows, notMultiplesOf: divisor, in: &records, as: UInt8.self)
    case (2, true): insert(rows, notMultiplesOf: divisor, in: &records, as: Int16.self)
    case (2, false): insert(rows, notMultiplesOf: divisor, in: &records, as: UInt16.self)
    case (4, true): insert(rows, notMultiplesOf: divisor, in: &records, as: Int32.self)
    case (4, false): insert(rows, notMultiplesOf: divisor, in: &records, as: UInt32.self)
    case (8, true): insert(rows, notMultiplesOf: divisor, in: &records, as: Int64.self)
    case (8, false): insert(rows, notMultiplesOf: divisor, in: &records, as: UInt64.self)
    case (_, true): insert(rows, notMultiplesOf: divisor, in: &records, as: Int128.self)
    case (_, false): insert(rows, notMultiplesOf: divisor, in: &records, as: UInt128.self)
    }
  }

  @inline(__always)
  private func insert<Number: FixedWidthInteger>(
    _ rows: Range<Int>, notMultiplesOf divisor: UInt64, in records: inout DoubtfulRecords,
    as type: Number.Type
  ) {
    guard let data = unsafe data else { return records.insertAll() }
    for start in stride(from: 0, to: rows.count, by: 64) {
      let count = min(64, rows.count - start)
      let block = unsafe data + (rows.lowerBound + start) * MemoryLayout<Number>.size
      var others: UInt64 = 0
      for index in 0..<count {
        let number = unsafe block.loadUnaligned(
          fromByteOffset: index &* MemoryLayout<Number>.size, as: Number.self)
        others |= (number.isMultiple(ofDivisor: divisor) ? 0 : 1) << UInt64(index)
      }
      others &= validity.bits(from: rows.lowerBound + start, count: count)
      if others != 0 { records.insert(others, from: start) }
    }
  }
}

extension FixedWidthInteger {
  /// Whether the number is a multiple of a divisor above zero, which may have more bits.
  @inline(__always)
  fileprivate func isMultiple(ofDivisor divisor: UInt64) -> Bool {
    if let small = UInt64(exactly: magnitude) { return small % divisor == 0 }
    return UInt128(magnitude) % UInt128(divisor) == 0
  }
}
