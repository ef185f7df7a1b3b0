/// The records of one chunk: where each stands, where the fields of each stand, and what is odd about its shape.
package struct RecordBatch: Sendable {
  /// A stretch of the chunk, in bytes.
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

  /// A record whose fields can be told apart with certainty: as many as the table has columns.
  package struct WellFormedRecord: Sendable, Hashable {
    /// The record's index in the batch.
    package let index: UInt32
    /// Where its first field's start stands among ``RecordBatch/fieldStarts``; those of the others follow.
    package let firstField: UInt32

    @inline(__always)
    init(_ index: Int, firstField: Int) {
      self.index = UInt32(truncatingIfNeeded: index)
      self.firstField = UInt32(truncatingIfNeeded: firstField)
    }
  }

  /// The records, line ends included. Blank lines of a table of several columns are between them.
  package var records: ArraySlice<ByteRange> { recordRoom[..<recordCount] }
  /// The records whose fields can be told apart, in order.
  package var wellFormedRecords: ArraySlice<WellFormedRecord> { soundRoom[..<wellFormedCount] }
  /// Where fields start, in order: each field ends one byte before the next one's start, where its separator stands.
  package var fieldStarts: ArraySlice<UInt32> { startRoom[..<startCount] }
  /// What is odd, record by record in the order of the input.
  package internal(set) var notes: [ShapeNote] = []

  /// Room that is kept from batch to batch, and how much of it holds something.
  var recordRoom: [ByteRange] = []
  var soundRoom: [WellFormedRecord] = []
  var startRoom: [UInt32] = []
  /// Where records end, while a chunk is parsed.
  var endRoom: [UInt32] = []
  var recordCount = 0
  var wellFormedCount = 0
  var startCount = 0

  package init() {}

  /// A field as it is written, quotes included.
  ///
  /// - Parameter column: From 0, below the number of the table's columns.
  package func field(_ column: Int, of record: WellFormedRecord) -> Range<Int> {
    let index = Int(record.firstField) + column
    return Int(startRoom[index])..<Int(startRoom[index + 1]) - 1
  }

  /// Makes room for so many records, ends of records and field starts, and forgets those that were there.
  mutating func removeAll(roomForRecords records: Int, ends: Int, starts: Int) {
    Self.grow(&recordRoom, to: records, with: ByteRange(0, 0))
    Self.grow(&soundRoom, to: records, with: WellFormedRecord(0, firstField: 0))
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
