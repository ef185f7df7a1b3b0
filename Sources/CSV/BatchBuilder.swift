/// Puts a batch together from the separators of a chunk, whoever found them.
struct BatchBuilder {
  private let wanted: [Int]
  private let columnCount: Int
  private let maximumRecordSize: Int
  private var batch: RecordBatch
  private var recordStart = 0
  private var fieldStart = 0
  private var column = 0
  private var nextWanted = 0
  private var nextColumn: Int
  private var stray: Int?
  private var isUnclosed = false

  init(_ parser: RecordParser, reusing batch: consuming RecordBatch) {
    wanted = parser.wanted
    columnCount = parser.columnCount
    maximumRecordSize = parser.maximumRecordSize
    nextColumn = wanted.first ?? .max
    self.batch = batch
    self.batch.removeAll()
  }

  /// A field ends before the byte at that offset.
  mutating func endField(at end: Int) {
    if column == nextColumn {
      batch.fields.append(.init(fieldStart, end))
      nextWanted += 1
      nextColumn = nextWanted < wanted.count ? wanted[nextWanted] : .max
    }
    column += 1
    fieldStart = end + 1
  }

  /// A record ends before the byte at `end`, its line end before `next`.
  mutating func endRecord(at end: Int, next: Int) {
    if end == recordStart && columnCount > 1 {
      note(.blankLine, at: end)
    } else {
      let lastFieldStart = fieldStart
      endField(at: end)
      judgeShape(end, lastFieldStart)
      batch.records.append(.init(recordStart, next))
    }
    beginRecord(at: next)
  }

  /// The LF at that offset belongs to the record that has just ended with a CR.
  mutating func extendRecord(overLineFeedAt offset: Int) {
    if let last = batch.records.last, Int(last.end) == offset {
      batch.records[batch.records.count - 1] = .init(Int(last.start), offset + 1)
    }
    beginRecord(at: offset + 1)
  }

  /// A quote, or text after one, stands where it should not.
  mutating func noteStray(at offset: Int) {
    stray = stray ?? offset
  }

  /// The chunk ends; a record without a line end, and one in quotes that never close, end with it.
  mutating func finish(at end: Int, isInQuotes: Bool, lineEndCount: Int) -> RecordBatch {
    isUnclosed = isInQuotes
    if recordStart < end || column > 0 { endRecord(at: end, next: end) }
    batch.lineEndCount = lineEndCount
    return batch
  }

  private mutating func beginRecord(at start: Int) {
    recordStart = start
    fieldStart = start
    column = 0
    nextWanted = 0
    nextColumn = wanted.first ?? .max
    stray = nil
  }

  private mutating func judgeShape(_ end: Int, _ lastFieldStart: Int) {
    if let stray { note(.strayQuote, at: stray) }
    if end - recordStart > maximumRecordSize {
      refuseFields(.tooLong, at: recordStart)
    } else if isUnclosed {
      refuseFields(.unclosedQuote, at: lastFieldStart)
    } else if column != columnCount {
      refuseFields(.ragged(found: column), at: recordStart)
    }
  }

  private mutating func refuseFields(_ kind: ShapeNote.Kind, at offset: Int) {
    note(kind, at: offset)
    batch.fields.removeLast(batch.fields.count - batch.records.count * wanted.count)
    batch.fields.append(contentsOf: repeatElement(.none, count: wanted.count))
  }

  private mutating func note(_ kind: ShapeNote.Kind, at offset: Int) {
    batch.notes.append(ShapeNote(kind: kind, record: batch.records.count, offset: offset))
  }
}
