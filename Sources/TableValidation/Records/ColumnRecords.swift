internal import Bytes

/// Records that are given as columns of values and not as a text, such as those of Arrow.
struct ColumnRecords: RecordSource {
  private(set) var count = 0
  private(set) var bytes: [UInt8] = []
  private var notes: [RecordNote] = []
  /// The batch of each checked column until the column is read, and then one whose memory is used for the next batch.
  private var batches: [ColumnBatch]
  /// The positions of the values of each checked column that are null.
  private var nulls: [[Int]]

  /// - Parameter columns: The number of checked columns.
  init(columns: Int) {
    batches = (0..<columns).map { _ in ColumnBatch() }
    nulls = batches.map { _ in [] }
  }

  /// Replaces the records.
  ///
  /// - Parameters:
  ///   - count: The number of records.
  ///   - write: Replaces the batch of a checked column, given by its index, by its values, and appends their bytes to those of the
  ///     other columns. The absences of the batch are the values that are null.
  mutating func fill<Failure>(
    count: Int, write: (Int, inout ColumnBatch, inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    self.count = count
    bytes.removeAll(keepingCapacity: true)
    var found = ValueNotes()
    for index in batches.indices {
      let start = bytes.count
      try write(index, &batches[index], &bytes)
      nulls[index] = batches[index].absences
      found.add(batches[index], ofColumn: index, start..<bytes.count, in: bytes.span)
    }
    notes = found.sorted
  }

  mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch) {
    swap(&batch, &batches[column.index])
    batch.absences = absences(in: batch, of: column)
  }

  mutating func append(_ changed: [UInt8]) { bytes += changed }

  func absences(in batch: ColumnBatch, of column: CheckedColumn) -> [Int] {
    let bytes = bytes.span
    let absent = batch.values.indices.filter { column.isAbsent(bytes.extracting(batch.values[$0])) }
    let nulls = nulls[column.index]
    return absent == nulls ? absent : Set(absent).union(nulls).sorted()
  }

  func collectNotes() -> [RecordNote] { notes }

  func place(of column: CheckedColumn, at position: Int) -> Int { ValueNotes.place(ofColumn: column.index) }

  func places(of column: CheckedColumn, at position: Int) -> Range<Int> {
    ValueNotes.place(ofColumn: column.index)..<ValueNotes.place(ofColumn: column.index + 1)
  }
}
