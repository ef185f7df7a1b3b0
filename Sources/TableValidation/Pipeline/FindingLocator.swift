internal import CSVRecords

/// Locates findings on the records of a chunk in its input, going forward from record to record.
struct FindingLocator {
  private let base: Numbering
  private let batch: RecordBatch
  private let dialect: Dialect
  /// The positions of the checked columns in a record.
  private let columns: [Int]
  private var lines: LineLocator
  /// The number of blank lines before the current record.
  private var blankLines = 0

  /// - Parameters:
  ///   - base: How many records and lines precede the chunk.
  ///   - blankLines: How many blank lines the chunk has.
  init(_ plan: CheckPlan, after base: Numbering, _ batch: RecordBatch, blankLines: Int, _ chunk: Chunk) {
    self.base = base
    self.batch = batch
    dialect = plan.format.fieldDialect
    columns = plan.checks.map(\.column)
    lines = LineLocator(plan.format, firstLine: base.lines + 1, batch, blankLines: blankLines, chunk)
  }

  /// The location of a checked column's field, or of the whole record.
  ///
  /// - Parameters:
  ///   - column: The position of the column among those checked, or `nil` for the whole record.
  ///   - position: The position of the record among the well-formed ones; never before that of an earlier call.
  mutating func locate(_ column: Int?, of position: Int, in chunk: Chunk) -> Finding.Place {
    let record = batch.wellFormedRecords[position]
    guard let column else {
      return locate(Int(batch.records[Int(record.index)].start), of: Int(record.index), in: chunk)
    }
    let field = batch.field(columns[column], of: record)
    return locate(dialect.start(ofField: field, in: chunk.storage.span), of: Int(record.index), in: chunk)
  }

  /// The location of a note on the shape of a record, or of a blank line before it.
  mutating func locate(_ note: RecordNote, in chunk: Chunk) -> Finding.Place {
    guard note.isBlankLine else { return locate(note.offset, of: note.record, in: chunk) }
    let (line, column) = lines.locate(
      note.offset, recordStart: note.offset, linesBefore: note.record + blankLines, in: chunk)
    return .init(record: nil, line: line, column: column, offset: chunk.offset + note.offset)
  }

  private mutating func locate(_ offset: Int, of record: Int, in chunk: Chunk) -> Finding.Place {
    let (line, column) = lines.locate(
      offset, recordStart: Int(batch.records[record].start), linesBefore: record + blankLines, in: chunk)
    return .init(
      record: base.records + record + 1, line: line, column: column, offset: chunk.offset + offset)
  }

  /// Counts a blank line before the records to come.
  mutating func skipBlankLine() {
    blankLines += 1
  }
}
