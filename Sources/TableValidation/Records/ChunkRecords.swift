internal import CSVRecords

/// The records of CSV, lines, or values that end with NUL.
struct ChunkRecords: ChunkedRecords {
  var parsed: ParsedChunk
  private var reader: FieldReader

  init(_ plan: CheckPlan) {
    parsed = ParsedChunk(plan, columnCount: plan.columnCount)
    reader = FieldReader(plan.format, trims: plan.options.trims)
  }

  mutating func parse() { parsed.parse() }

  mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch) {
    reader.read(column, parsed.batch, of: &parsed.chunk, into: &batch)
  }

  func absences(in batch: ColumnBatch, of column: CheckedColumn) -> [Int] {
    reader.absences(in: batch, of: column, in: parsed.chunk.storage.span)
  }

  func notes(_ endMarkers: EndMarkerReporter?) -> [RecordNote] {
    parsed.notes(adding: [], endMarkers)
  }

  func field(_ column: Int, at position: Int) -> Range<Int> {
    parsed.batch.field(column, of: parsed.batch.wellFormedRecords[position])
  }

  func appendContent(of column: Int, at position: Int, to output: inout [UInt8]) {
    let bytes = parsed.chunk.storage
    parsed.plan.format.fieldDialect.append(
      contentOf: field(column, at: position), in: bytes.span, to: &output)
  }

  func place(of column: CheckedColumn, at position: Int) -> Int {
    let field = field(column.column, at: position)
    return parsed.plan.format.fieldDialect.start(ofField: field, in: parsed.chunk.storage.span)
  }

  func places(of column: CheckedColumn, at position: Int) -> Range<Int> {
    field(column.column, at: position)
  }

  func locator(after base: Numbering, for notes: [RecordNote]) -> FieldLocator {
    FieldLocator(parsed, after: base, for: notes)
  }
}
