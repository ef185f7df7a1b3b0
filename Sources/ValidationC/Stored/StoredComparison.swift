internal import TableValidation
internal import Validation

/// A comparison of the stored values of two columns of one type.
struct StoredComparison: Sendable {
  /// The indices of the checked columns.
  let first: Int
  let second: Int
  let comparison: RecordComparison.Operator
  let order: StoredOrder

  /// Inserts the rows in which both columns have a value and the comparison is false.
  ///
  /// SAFETY: as in `FormattedColumn.doubt(_:outside:nulls:in:)`.
  func doubt(
    _ rows: Range<Int>, first: FormattedColumn, second: FormattedColumn,
    in records: inout DoubtfulRecords
  ) {
    switch (order.width, order.representation) {
    case (4, .signed):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt32) in
        Int64(Int32(bitPattern: bits))
      }
    case (8, .signed):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt64) in Int64(bitPattern: bits) }
    case (8, .floatingPoint):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt64) in Double(bitPattern: bits) }
    case (4, .floatingPoint):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt32) in Float(bitPattern: bits) }
    case (2, .floatingPoint):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt16) in
        Float(Float16(bitPattern: bits))
      }
    case (2, .signed):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt16) in
        Int64(Int16(bitPattern: bits))
      }
    case (1, .signed):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt8) in
        Int64(Int8(bitPattern: bits))
      }
    case (16, _):
      insert(rows, first: first, second: second, in: &records) { (bits: UInt128) in Int128(bitPattern: bits) }
    case (1, _): insert(rows, first: first, second: second, in: &records) { (bits: UInt8) in bits }
    case (2, _): insert(rows, first: first, second: second, in: &records) { (bits: UInt16) in bits }
    case (4, _): insert(rows, first: first, second: second, in: &records) { (bits: UInt32) in bits }
    default: insert(rows, first: first, second: second, in: &records) { (bits: UInt64) in bits }
    }
  }

  @inline(__always)
  private func insert<Bits: FixedWidthInteger, Number: Comparable>(
    _ rows: Range<Int>, first: FormattedColumn, second: FormattedColumn,
    in records: inout DoubtfulRecords, number: (Bits) -> Number
  ) {
    switch comparison {
    case .below: insert(rows, first: first, second: second, in: &records, number: number, holds: <)
    case .atMost: insert(rows, first: first, second: second, in: &records, number: number, holds: <=)
    case .equal: insert(rows, first: first, second: second, in: &records, number: number, holds: ==)
    case .unequal: insert(rows, first: first, second: second, in: &records, number: number, holds: !=)
    case .atLeast: insert(rows, first: first, second: second, in: &records, number: number, holds: >=)
    case .above: insert(rows, first: first, second: second, in: &records, number: number, holds: >)
    }
  }

  @inline(__always)
  private func insert<Bits: FixedWidthInteger, Number>(
    _ rows: Range<Int>, first: FormattedColumn, second: FormattedColumn,
    in records: inout DoubtfulRecords, number: (Bits) -> Number, holds: (Number, Number) -> Bool
  ) {
    guard let one = unsafe first.data, let other = unsafe second.data else { return records.insertAll() }
    let width = MemoryLayout<Bits>.size
    for start in stride(from: 0, to: rows.count, by: 64) {
      let count = min(64, rows.count - start)
      let row = rows.lowerBound + start
      var fails: UInt64 = 0
      for index in 0..<count {
        let offset = (row &+ index) &* width
        let left = unsafe number(one.loadUnaligned(fromByteOffset: offset, as: Bits.self))
        let right = unsafe number(other.loadUnaligned(fromByteOffset: offset, as: Bits.self))
        fails |= (holds(left, right) ? 0 : 1) &<< UInt64(truncatingIfNeeded: index)
      }
      guard fails != 0 else { continue }
      let present =
        first.validity.bits(from: row, count: count) & second.validity.bits(from: row, count: count)
      if fails & present != 0 { records.insert(fails & present, from: start) }
    }
  }
}
