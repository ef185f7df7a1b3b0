internal import Bytes
internal import Validation

/// The notes on the values of a batch: the first value of each record that is not UTF-8, and the first that contains NUL.
struct ValueNotes {
  /// The index of that value's column among the checked ones, by the position of the record.
  private var broken: [Int: Int] = [:]
  private var withNul: [Int: Int] = [:]

  /// Adds the notes on a column whose values are in a range of the bytes. The column is searched as a whole first.
  mutating func add(
    _ batch: ColumnBatch, ofColumn index: Int, _ range: Range<Int>, in bytes: Span<UInt8>
  ) {
    let column = bytes.extracting(range)
    let hasNul = column.firstIndex(of: 0) != nil
    let isASCII = column.isASCII
    guard hasNul || !isASCII else { return }
    let isUTF8 = isASCII || column.isUTF8
    for (position, range) in batch.values.enumerated() {
      let value = bytes.extracting(range)
      let isWhole =
        isUTF8 && !bytes.isWithinScalar(range.lowerBound) && !bytes.isWithinScalar(range.upperBound)
      if !isWhole, !value.isUTF8 { broken[position] = broken[position] ?? index }
      if hasNul, value.firstIndex(of: 0) != nil { withNul[position] = withNul[position] ?? index }
    }
  }

  /// Returns the place of the values of a column, which are not in a text: notes follow the findings on their value.
  static func place(ofColumn index: Int) -> Int { 3 * index }

  var sorted: [RecordNote] {
    let notes =
      broken.map {
        RecordNote(
          record: $0.key, offset: Self.place(ofColumn: $0.value) + 1, severity: .error,
          failure: .init("record.invalid-utf8"), about: .invalidUTF8)
      }
      + withNul.map {
        RecordNote(
          record: $0.key, offset: Self.place(ofColumn: $0.value) + 2, severity: .warning,
          failure: .init("record.nul"))
      }
    return notes.sorted { $0.precedes($1) }
  }
}

extension Span<UInt8> {
  /// Whether the byte at an index continues a sequence of UTF-8; `false` at the end.
  fileprivate func isWithinScalar(_ index: Int) -> Bool { index < count && self[index] & 0xC0 == 0x80 }
}
