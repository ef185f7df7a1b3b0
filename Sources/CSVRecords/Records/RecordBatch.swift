internal import Bytes

/// The records of one chunk: their byte ranges, the byte ranges of their fields, and the faults in their shape.
package struct RecordBatch: Sendable {
  /// A range of bytes of the chunk.
  package struct ByteRange: Sendable, Hashable {
    package let start: UInt32
    package let end: UInt32

    @inline(__always)
    init(_ start: Int, _ end: Int) {
      self.start = UInt32(truncatingIfNeeded: start)
      self.end = UInt32(truncatingIfNeeded: end)
    }

    @inline(__always)
    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// A record that has as many fields as the table has columns, and no unclosed quote.
  package struct WellFormedRecord: Sendable, Hashable {
    /// The record's index in the batch.
    package let index: UInt32
    /// The index in ``RecordBatch/fieldStarts`` of its first field, which the other fields follow.
    package let firstField: UInt32

    @inline(__always)
    init(_ index: Int, firstField: Int) {
      self.index = UInt32(truncatingIfNeeded: index)
      self.firstField = UInt32(truncatingIfNeeded: firstField)
    }
  }

  /// The byte ranges of the records, line ends included. They do not contain the blank lines of a table of several columns.
  package var records: ArraySlice<ByteRange> { recordRoom[..<recordCount] }
  /// The well-formed records, in order.
  package var wellFormedRecords: ArraySlice<WellFormedRecord> { wellFormedRoom[..<wellFormedCount] }
  /// The offsets of fields, in order: a field ends ``separatorSize`` bytes before the next one, and the last field of a record one byte
  /// before that of the next record.
  package var fieldStarts: ArraySlice<UInt32> { startRoom[..<startCount] }
  /// The faults, in the order of the records.
  package internal(set) var notes: [ShapeNote] = []

  /// Arrays whose memory is reused from batch to batch; the counts below are those of the elements that
  /// belong to this batch.
  var recordRoom: [ByteRange] = []
  var wellFormedRoom: [WellFormedRecord] = []
  var startRoom: [UInt32] = []
  /// The ends of records, while a chunk is parsed.
  var endRoom: [UInt32] = []
  var recordCount = 0
  var wellFormedCount = 0
  var startCount = 0
  package internal(set) var columnCount = 0
  /// The number of bytes between two fields of a record: 0 for fixed widths.
  package internal(set) var separatorSize = 1
  var repairs: RecordRepairs = []
  /// The index of the first field start of a record whose fields are listed again, after those of all other records, because it is filled
  /// or cut; `nil` if there is none.
  package internal(set) var firstFilled: Int?

  package init() {}

  /// Returns the index in the batch of the well-formed record at a position, without a slice of all of them.
  package func index(ofWellFormed position: Int) -> Int { Int(wellFormedRoom[position].index) }

  /// The number of lines that are not records: blank lines, and headers again.
  package var skippedLines: Int { notes.count(where: \.isOnSkippedLine) }

  /// Whether the byte-order mark at an offset is before the record with an index, and not on a line that is not a record.
  package func isMark(at offset: Int, before index: Int) -> Bool {
    index < recordCount && recordRoom[index].range.lowerBound == offset + ByteOrderMark.utf8.count
  }

  /// Returns the byte range of a field, quotes included.
  ///
  /// - Parameter column: The index of the column, from 0.
  package func field(_ column: Int, of record: WellFormedRecord) -> Range<Int> {
    let index = Int(record.firstField) + column
    let separator = column < columnCount - 1 ? separatorSize : 1
    let field = Int(startRoom[index])..<Int(startRoom[index + 1]) - separator
    guard let firstFilled, index >= firstFilled else { return field }
    return filled(field, of: record)
  }

  /// Returns the range of a field of a record that is filled: that of an added one is empty, at the end of the record.
  package func filled(_ field: Range<Int>, of record: WellFormedRecord) -> Range<Int> {
    let end = Int(startRoom[Int(record.firstField) + columnCount + 1])
    return min(field.lowerBound, end)..<min(field.upperBound, end)
  }

  /// Returns the number of fields of a record that has another number than there are columns; `nil` for others. O(log n).
  package func fieldCount(ofRagged record: Int) -> Int? {
    let first = notes.partitioningIndex { $0.record >= record }
    for note in notes[first...].prefix(while: { $0.record == record }) {
      if case .ragged(let found) = note.kind { return found }
    }
    return nil
  }

  /// Whether a note is on a record that is repaired, and so checked.
  package func isRepaired(_ note: ShapeNote) -> Bool {
    guard case .ragged(let found) = note.kind else { return false }
    return repairs.include(found: found, columnCount: columnCount)
  }

  /// Removes the well-formed records for which the closure returns `false`; they remain records.
  ///
  /// - Parameter isKept: Receives the index of a record in the batch, and the byte range of its first field.
  package mutating func keepWellFormed(where isKept: (Int, Range<Int>) -> Bool) {
    var kept = 0
    for position in 0..<wellFormedCount {
      let record = wellFormedRoom[position]
      guard isKept(Int(record.index), field(0, of: record)) else { continue }
      if kept < position { wellFormedRoom[kept] = record }
      kept += 1
    }
    wellFormedCount = kept
  }

  /// Removes all contents, and reserves room for numbers of records, record ends and field starts.
  mutating func removeAll(roomForRecords records: Int, ends: Int, starts: Int) {
    Self.grow(&recordRoom, to: records, with: ByteRange(0, 0))
    Self.grow(&wellFormedRoom, to: records, with: WellFormedRecord(0, firstField: 0))
    Self.grow(&endRoom, to: ends, with: 0)
    Self.grow(&startRoom, to: starts, with: 0)
    recordCount = 0
    wellFormedCount = 0
    startCount = 0
    firstFilled = nil
    notes.removeAll(keepingCapacity: true)
  }

  private static func grow<Element>(_ room: inout [Element], to count: Int, with element: Element) {
    guard room.count < count else { return }
    room += Array(repeating: element, count: count - room.count)
  }
}
