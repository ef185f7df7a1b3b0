internal import Bytes
internal import TableValidation
internal import Validation

/// The stored integers that all rules accept, where a rule lists values, such as codes of a state.
///
/// An integer that is not among them may be accepted too: its text decides.
struct AcceptedList: Sendable {
  /// The greatest difference of two listed integers: their bits take at most 8 KB.
  private static let widest = 1 << 16

  let width: Int
  /// The least integer.
  let first: Int128
  /// A bit for each integer from the least to the greatest one, the lowest of each word first.
  private let bits: [UInt64]

  /// Finds the listed integers that rules accept; returns `nil` if there is no list, or none of them is near the others.
  init?(_ rules: RuleSet, _ type: IntegerType) {
    let order = StoredOrder(.integer, type.isSigned ? .signed : .unsigned, width: type.width)
    let numbers = (rules.strategies.lazy.compactMap(\.strategy.listedTexts).first ?? []).compactMap {
      Int128($0)
    }.filter { number in
      order.numbers.contains(number) && rules.findings(in: "\(number)", all: true).isEmpty
    }
    guard let first = numbers.min(), let last = numbers.max(), last - first < Int128(Self.widest) else {
      return nil
    }
    var bits = Array(repeating: UInt64(0), count: Int(last - first) / 64 + 1)
    for number in numbers {
      let distance = UInt64(number - first)
      bits[Int(distance >> 6)] |= 1 << (distance & 63)
    }
    (width, self.first, self.bits) = (type.width, first, bits)
  }

  /// Whether an integer is listed, given by its distance from ``first``.
  @inline(__always)
  func contains(distance: UInt64) -> Bool {
    let index = distance >> 6
    return index < UInt64(bits.count) && bits[Int(truncatingIfNeeded: index)] >> (distance & 63) & 1 == 1
  }
}

extension FormattedColumn {
  /// Inserts the rows whose integer is not listed.
  ///
  /// SAFETY: as in `FormattedColumn+Order.swift`.
  ///
  /// - Parameter nulls: Whether rows without a value are inserted.
  func doubt(_ rows: Range<Int>, notIn list: AcceptedList, nulls: Bool, in records: inout DoubtfulRecords) {
    switch list.width {
    case 1: insert(rows, notIn: list, nulls, in: &records, as: UInt8.self)
    case 2: insert(rows, notIn: list, nulls, in: &records, as: UInt16.self)
    case 4: insert(rows, notIn: list, nulls, in: &records, as: UInt32.self)
    default: insert(rows, notIn: list, nulls, in: &records, as: UInt64.self)
    }
  }

  @inline(__always)
  private func insert<Bits: FixedWidthInteger & UnsignedInteger>(
    _ rows: Range<Int>, notIn list: AcceptedList, _ nulls: Bool, in records: inout DoubtfulRecords,
    as type: Bits.Type
  ) {
    guard let data = unsafe data else { return records.insertAll() }
    let first = Bits(truncatingIfNeeded: list.first)
    for start in stride(from: 0, to: rows.count, by: 64) {
      let count = min(64, rows.count - start)
      let block = unsafe data + (rows.lowerBound + start) * MemoryLayout<Bits>.size
      var others: UInt64 = 0
      for index in 0..<count {
        let bits = unsafe block.loadUnaligned(fromByteOffset: index &* MemoryLayout<Bits>.size, as: Bits.self)
        others |= (list.contains(distance: UInt64(bits &- first)) ? 0 : 1) << UInt64(index)
      }
      let present = validity.bits(from: rows.lowerBound + start, count: count)
      let absent = nulls ? ~present & UInt64.max >> UInt64(64 - count) : 0
      let doubtful = others & present | absent
      if doubtful != 0 { records.insert(doubtful, from: start) }
    }
  }
}
