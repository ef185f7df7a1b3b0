internal import CSVRecords

/// Computes the locations of the fields of a chunk.
struct FieldLocator: RecordLocator {
  private var locator: ChunkLocator
  private let batch: RecordBatch
  private let bytes: [UInt8]
  /// The well-formed records of the batch, which would be sliced anew for each finding.
  private let wellFormedRecords: ArraySlice<RecordBatch.WellFormedRecord>
  private let fieldStarts: ArraySlice<UInt32>
  private let dialect: Dialect
  /// Whether spaces before a field are not part of it.
  private let skipsSpaces: Bool

  init(_ parsed: ParsedChunk, after base: Numbering, for notes: [RecordNote]) {
    locator = ChunkLocator(parsed, after: base, for: notes)
    batch = parsed.batch
    bytes = parsed.chunk.storage
    wellFormedRecords = batch.wellFormedRecords
    fieldStarts = batch.fieldStarts
    dialect = parsed.plan.format.fieldDialect
    skipsSpaces = dialect.skipsInitialSpace
  }

  @inline(__always)
  mutating func locate(_ column: CheckedColumn?, at position: Int) -> Finding.Location {
    let record = wellFormedRecords[position]
    guard let column = column?.column else { return locator.locate(record: Int(record.index)) }
    guard !skipsSpaces, batch.firstFilled == nil else {
      let field = batch.field(column, of: record)
      return locator.locate(dialect.start(ofField: field, in: bytes.span), of: Int(record.index))
    }
    return locator.locate(Int(fieldStarts[Int(record.firstField) + column]), of: Int(record.index))
  }

  mutating func locate(_ note: RecordNote) -> Finding.Location { locator.locate(note) }
}
