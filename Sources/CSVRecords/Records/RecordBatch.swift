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
  /// The offsets of fields, in order: a field ends at the separator that is one byte before the next field.
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
    return Int(startRoom[index])..<Int(startRoom[index + 1]) - 1
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
    notes.removeAll(keepingCapacity: true)
  }

  private static func grow<Element>(_ room: inout [Element], to count: Int, with element: Element) {
    guard room.count < count else { return }
    room += Array(repeating: element, count: count - room.count)
  }
}
