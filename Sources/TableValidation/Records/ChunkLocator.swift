internal import CSVRecords

/// Computes the locations of bytes of a chunk, in the order of its records.
struct ChunkLocator {
  private let base: Numbering
  /// The offset of the chunk in the input.
  private let offset: Int
  /// The records of the batch, which would be sliced anew for each finding.
  private let records: ArraySlice<RecordBatch.ByteRange>
  private var lines: LineLocator
  /// The number of lines that are not records before the current record.
  private var skippedLines = 0

  /// - Parameters:
  ///   - base: The numbers of records and lines before the chunk.
  ///   - notes: The notes on the chunk.
  init(_ parsed: ParsedChunk, after base: Numbering, for notes: [RecordNote]) {
    self.base = base
    offset = parsed.chunk.offset
    records = parsed.batch.records
    lines = LineLocator(
      parsed.plan.format, after: base, batch: parsed.batch,
      skippedLines: notes.count { $0.subject == .skippedLine }, chunk: parsed.chunk, isText: parsed.isText)
  }

  /// Returns the location of a byte of a record.
  @inline(__always)
  mutating func locate(_ byte: Int, of record: Int) -> Finding.Location {
    let start = Int(records[record].start)
    let (line, column) = lines.locate(byte, recordStart: start, linesBefore: record + skippedLines)
    return .init(record: base.records + record + 1, line: line, column: column, offset: offset + byte)
  }

  /// Returns the location of a whole record.
  mutating func locate(record: Int) -> Finding.Location { locate(Int(records[record].start), of: record) }

  /// Returns the location of a note on a record, or on what is before it: a line that is not a record, which is counted, or a
  /// byte-order mark.
  mutating func locate(_ note: RecordNote) -> Finding.Location {
    guard !note.isOnRecord || note.subject == .recordMark else {
      return locate(note.offset, of: note.record)
    }
    let (line, column) = lines.locate(
      note.offset, recordStart: note.offset, linesBefore: note.record + skippedLines)
    if note.subject == .skippedLine { skippedLines += 1 }
    return .init(
      record: note.isOnRecord ? base.records + note.record + 1 : nil, line: line, column: column,
      offset: offset + note.offset)
  }
}
