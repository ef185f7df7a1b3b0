internal import Bytes
internal import CSVRecords
internal import Validation

/// Checks records that are given as columns of values and not as bytes of an input.
extension RecordChecker {
  /// A batch of such records.
  struct Columnar {
    let count: Int
    /// The notes on values that are not UTF-8 or contain NUL, by record.
    let notes: [RecordNote]
  }

  /// Checks a batch, except for its keys.
  ///
  /// - Parameters:
  ///   - count: The number of records.
  ///   - read: Replaces the batch of a checked column, given by its index in the plan, by its values, and appends their bytes to
  ///     those of the other columns. The absences of the batch are the values that are null.
  mutating func check<Failure>(
    count: Int, read: (Int, inout ColumnBatch, inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes = chunk.takeStorage()
    bytes.removeAll(keepingCapacity: true)
    var notes = ValueNotes()
    var batches = columns.indices.map { columns[$0].takeBatch() }
    for index in columns.indices {
      let start = bytes.count
      try read(index, &batches[index], &bytes)
      notes.add(batches[index], ofCheck: index, start..<bytes.count, in: bytes.span)
    }
    columnar = Columnar(count: count, notes: notes.sorted)
    chunk.setScratch(bytes)
    for index in columns.indices {
      // Taken from the array, so that a normalization changes the values in place.
      var batch = ColumnBatch()
      swap(&batch, &batches[index])
      check(consume batch, index)
    }
    if plan.tableChecks != nil { checkTable() }
    guard !plan.recordChecks.isEmpty else { return }
    let values = chunk.storage
    recordRules.check(columns, count: count, in: values.span)
  }

  private mutating func check(_ batch: consuming ColumnBatch, _ index: Int) {
    let nulls = batch.absences
    if normalizers[index] != nil {
      normalize(&batch, index)
    } else {
      batch.absences = reader.absences(in: batch, columnRules[index], of: chunk.storage.span)
    }
    if batch.absences != nulls { batch.absences = Set(batch.absences).union(nulls).sorted() }
    checkColumn(index, consume batch)
  }
}

/// The notes on the values of a batch: the first value of each record that is not UTF-8, and the first that contains NUL.
struct ValueNotes {
  /// The index of the check of that value, by the position of the record.
  private var broken: [Int: Int] = [:]
  private var withNul: [Int: Int] = [:]

  /// Adds the notes on a column whose values are in a range of the bytes. The column is searched as a whole first.
  mutating func add(
    _ batch: ColumnBatch, ofCheck check: Int, _ range: Range<Int>, in bytes: Span<UInt8>
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
      if !isWhole, !value.isUTF8 { broken[position] = broken[position] ?? check }
      if hasNul, value.firstIndex(of: 0) != nil { withNul[position] = withNul[position] ?? check }
    }
  }

  /// Returns the number used as the offset of a value, which is not in an input: notes follow the findings on their
  /// value.
  static func offset(ofCheck check: Int) -> Int { 3 * check }

  var sorted: [RecordNote] {
    let notes =
      broken.map {
        RecordNote(
          record: $0.key, offset: Self.offset(ofCheck: $0.value) + 1, .error, .init("record.invalid-utf8"))
      }
      + withNul.map {
        RecordNote(record: $0.key, offset: Self.offset(ofCheck: $0.value) + 2, .warning, .init("record.nul"))
      }
    return notes.sorted { $0.precedes($1) }
  }
}

extension Span<UInt8> {
  /// Whether the byte at an index continues a sequence of UTF-8; `false` at the end.
  fileprivate func isWithinScalar(_ index: Int) -> Bool { index < count && self[index] & 0xC0 == 0x80 }
}
