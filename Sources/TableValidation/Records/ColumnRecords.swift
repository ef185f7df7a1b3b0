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
  /// The number of each record in the batch; `nil` if the records are all of the batch.
  private var numbers: [Int]?

  /// - Parameter columns: The number of checked columns.
  init(columns: Int) {
    batches = (0..<columns).map { _ in ColumnBatch() }
    nulls = batches.map { _ in [] }
  }

  /// Replaces the records by those of a batch.
  ///
  /// - Parameter positions: The positions of the records in the batch, ascending; `nil` for all.
  mutating func fill(_ stored: some StoredRecords, _ positions: [Int]?) {
    numbers = positions
    count = positions?.count ?? stored.count
    bytes.removeAll(keepingCapacity: true)
    var found = ValueNotes()
    for index in batches.indices {
      let start = bytes.count
      stored.write(column: index, of: positions, to: &batches[index], appendingTo: &bytes)
      nulls[index] = batches[index].absences
      found.add(batches[index], ofColumn: index, start..<bytes.count, in: bytes.span)
    }
    notes = found.sorted
    if let positions { notes = notes.map { $0.moved(to: positions[$0.record]) } }
  }

  mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch) {
    swap(&batch, &batches[column.index])
    batch.absences = absences(in: batch, of: column)
  }

  mutating func append(_ changed: [UInt8]) { bytes += changed }

  func absences(in batch: ColumnBatch, of column: CheckedColumn) -> [Int] {
    column.absences(in: batch, nulls: nulls[column.index], bytes.span)
  }

  func number(of position: Int) -> Int { numbers?[position] ?? position }

  func locator(after base: Numbering, for notes: [RecordNote]) -> RecordNumbers {
    RecordNumbers(after: base, numbers: numbers)
  }

  func collectNotes() -> [RecordNote] { notes }

  func place(of column: CheckedColumn, at position: Int) -> Int { ValueNotes.place(ofColumn: column.index) }

  func places(of column: CheckedColumn, at position: Int) -> Range<Int> {
    ValueNotes.place(ofColumn: column.index)..<ValueNotes.place(ofColumn: column.index + 1)
  }
}
