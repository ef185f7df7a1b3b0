/// Puts a batch together from the separators of a chunk, whoever found them.
@safe
struct BatchBuilder {
  private let wanted: [Int]
  private let columnCount: Int
  private let maximumRecordSize: Int
  /// The byte that opens a quoted field, or none.
  private let quote: UInt8?
  // SAFETY of the buffers: they are the room of the batch that `RecordParser` lends for the time of a parse, made
  // for as many stretches as the chunk can have; each index is checked all the same.
  private let records: UnsafeMutableBufferPointer<RecordBatch.Stretch>
  private let owners: UnsafeMutableBufferPointer<UInt32>
  private let fields: UnsafeMutableBufferPointer<RecordBatch.Field>
  private(set) var recordCount = 0
  private(set) var soundCount = 0
  private(set) var fieldCount = 0
  private(set) var notes: [ShapeNote] = []

  private var recordStart = 0
  private var fieldStart = 0
  private var column = 0
  private var nextWanted = 0
  private var nextColumn: Int
  private var stray: Int?

  init(
    _ parser: RecordParser, records: UnsafeMutableBufferPointer<RecordBatch.Stretch>,
    owners: UnsafeMutableBufferPointer<UInt32>, fields: UnsafeMutableBufferPointer<RecordBatch.Field>
  ) {
    wanted = parser.wanted
    columnCount = parser.columnCount
    maximumRecordSize = parser.maximumRecordSize
    if case .csv(let dialect) = parser.format { quote = dialect.quote } else { quote = nil }
    nextColumn = parser.wanted.first ?? .max
    unsafe self.records = records
    unsafe self.owners = owners
    unsafe self.fields = fields
  }

  /// A field ends before the byte at that offset.
  @inline(__always)
  mutating func endField(at end: Int, in bytes: Span<UInt8>) {
    if column == nextColumn {
      append(.init(fieldStart, end, isPlain: fieldStart < end && bytes[fieldStart] != quote))
      nextWanted += 1
      nextColumn = nextWanted < wanted.count ? wanted[nextWanted] : .max
    }
    column += 1
    fieldStart = end + 1
  }

  /// A record ends before the byte at `end`, its line end before `next`.
  @inline(__always)
  mutating func endRecord(at end: Int, next: Int, in bytes: Span<UInt8>) {
    if end == recordStart && columnCount > 1 {
      note(.blankLine, at: end)
    } else {
      endField(at: end, in: bytes)
      if column != columnCount || end - recordStart > maximumRecordSize || stray != nil {
        judgeShape(end, unclosedQuote: nil)
      } else {
        acceptFields()
      }
      append(record: .init(recordStart, next))
    }
    beginRecord(at: next)
  }

  /// The LF at that offset belongs to the record that has just ended with a CR.
  @inline(__always)
  mutating func extendRecord(overLineFeedAt offset: Int) {
    if recordCount > 0, unsafe Int(records[recordCount - 1].end) == offset {
      unsafe records[recordCount - 1] = .init(Int(records[recordCount - 1].start), offset + 1)
    }
    beginRecord(at: offset + 1)
  }

  /// A quote, or text after one, stands where it should not.
  mutating func noteStray(at offset: Int) {
    stray = stray ?? offset
  }

  /// The chunk ends; a record without a line end, and one in quotes that never close, end with it.
  mutating func finish(in bytes: Span<UInt8>, isInQuotes: Bool) {
    let end = bytes.count
    guard recordStart < end || column > 0 else { return }
    let lastFieldStart = fieldStart
    endField(at: end, in: bytes)
    judgeShape(end, unclosedQuote: isInQuotes ? lastFieldStart : nil)
    append(record: .init(recordStart, end))
  }

  @inline(__always)
  private mutating func beginRecord(at start: Int) {
    recordStart = start
    fieldStart = start
    column = 0
    nextWanted = 0
    nextColumn = wanted.first ?? .max
    stray = nil
  }

  private mutating func judgeShape(_ end: Int, unclosedQuote: Int?) {
    guard end - recordStart <= maximumRecordSize else { return refuseFields(.tooLong, at: recordStart) }
    if let stray { note(.strayQuote, at: stray) }
    if let unclosedQuote {
      refuseFields(.unclosedQuote, at: unclosedQuote)
    } else if column != columnCount {
      refuseFields(.ragged(found: column), at: recordStart)
    } else {
      acceptFields()
    }
  }

  /// The record's fields can be told apart: they stay.
  @inline(__always)
  private mutating func acceptFields() {
    precondition(unsafe soundCount < owners.count)
    unsafe owners[soundCount] = UInt32(truncatingIfNeeded: recordCount)
    soundCount += 1
  }

  private mutating func refuseFields(_ kind: ShapeNote.Kind, at offset: Int) {
    note(kind, at: offset)
    fieldCount = soundCount * wanted.count
  }

  private mutating func note(_ kind: ShapeNote.Kind, at offset: Int) {
    notes.append(ShapeNote(kind: kind, record: recordCount, offset: offset))
  }

  @inline(__always)
  private mutating func append(_ field: RecordBatch.Field) {
    precondition(unsafe fieldCount < fields.count)
    unsafe fields[fieldCount] = field
    fieldCount += 1
  }

  @inline(__always)
  private mutating func append(record: RecordBatch.Stretch) {
    precondition(unsafe recordCount < records.count)
    unsafe records[recordCount] = record
    recordCount += 1
  }
}
