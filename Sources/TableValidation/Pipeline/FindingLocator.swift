internal import CSVRecords

/// Computes the locations of findings on the records of a chunk, in the order of the records.
struct FindingLocator {
  private let base: Numbering
  private let batch: RecordBatch
  /// Those of the batch, which would be sliced anew for each finding.
  private let records: ArraySlice<RecordBatch.ByteRange>
  private let wellFormedRecords: ArraySlice<RecordBatch.WellFormedRecord>
  private let fieldStarts: ArraySlice<UInt32>
  private let dialect: Dialect
  /// Whether spaces before a field are not part of it.
  private let skipsSpaces: Bool
  /// The objects of the records; `nil` for formats other than JSON Lines.
  private let members: MemberBatch?
  /// Whether there are objects; to test the optional would copy it.
  private let hasMembers: Bool
  private let chunk: Chunk
  /// The positions of the checked columns in a record.
  private let columns: [Int]
  /// `nil` for records that are given as columns, which have no lines.
  private var lines: LineLocator?
  /// The number of blank lines before the current record.
  private var blankLines = 0

  /// - Parameters:
  ///   - columns: The positions of the checked columns in a record.
  ///   - base: The numbers of records and lines before the chunk.
  ///   - blankLines: The number of blank lines in the chunk.
  ///   - isText: Whether the chunk is UTF-8.
  init(
    _ plan: CheckPlan, _ columns: [Int], after base: Numbering, _ batch: RecordBatch,
    _ members: MemberBatch?, blankLines: Int, _ chunk: Chunk, isText: Bool
  ) {
    self.base = base
    self.members = members
    hasMembers = members != nil
    self.batch = batch
    self.chunk = chunk
    records = batch.records
    wellFormedRecords = batch.wellFormedRecords
    fieldStarts = batch.fieldStarts
    dialect = plan.format.fieldDialect
    skipsSpaces = dialect.skipsInitialSpace
    self.columns = columns
    lines = LineLocator(
      plan.format, firstLine: base.lines + 1, batch, blankLines: blankLines, chunk, isText: isText)
  }

  /// Creates the locator of records that are given as columns: a location is the number of the record.
  init(_ plan: CheckPlan, after base: Numbering) {
    self.base = base
    batch = RecordBatch()
    chunk = Chunk()
    members = nil
    hasMembers = false
    records = []
    wellFormedRecords = []
    fieldStarts = []
    dialect = plan.format.fieldDialect
    skipsSpaces = false
    columns = []
  }

  /// Returns the location of a field of a checked column, or of the whole record.
  ///
  /// - Parameters:
  ///   - column: The index of the column among the checked ones, or `nil` for the whole record.
  ///   - position: The position of the record among the well-formed ones; not lower than in earlier calls.
  @inline(__always)
  mutating func locate(_ column: Int?, of position: Int) -> Finding.Location {
    guard lines != nil else { return locate(position) }
    let record = wellFormedRecords[position]
    guard let column else {
      return locate(Int(records[Int(record.index)].start), of: Int(record.index))
    }
    if hasMembers, let members {
      let start = members.field(columns[column], of: position).lowerBound
      return locate(start, of: Int(record.index))
    }
    guard !skipsSpaces else {
      let field = batch.field(columns[column], of: record)
      return locate(dialect.start(ofField: field, in: chunk.storage.span), of: Int(record.index))
    }
    return locate(Int(fieldStarts[Int(record.firstField) + columns[column]]), of: Int(record.index))
  }

  /// Returns the location of a note on a record, or on a blank line before it.
  mutating func locate(_ note: RecordNote) -> Finding.Location {
    guard lines != nil else { return locate(note.record) }
    guard note.subject == .blankLine else { return locate(note.offset, of: note.record) }
    let (line, column) = locate(note.offset, recordStart: note.offset, before: note.record)
    return .init(record: nil, line: line, column: column, offset: chunk.offset + note.offset)
  }

  @inline(__always)
  private mutating func locate(_ offset: Int, of record: Int) -> Finding.Location {
    let start = Int(records[record].start)
    let (line, column) = locate(offset, recordStart: start, before: record)
    return .init(
      record: base.records + record + 1, line: line, column: column, offset: chunk.offset + offset)
  }

  /// Returns the location of a record without lines.
  private func locate(_ record: Int) -> Finding.Location {
    .init(record: base.records + record + 1, line: nil, column: 1, offset: 0)
  }

  @inline(__always)
  private mutating func locate(
    _ offset: Int, recordStart: Int, before record: Int
  ) -> (line: Int?, column: Int) {
    lines?.locate(offset, recordStart: recordStart, linesBefore: record + blankLines) ?? (nil, 1)
  }

  /// Counts a blank line before the next record.
  mutating func skipBlankLine() {
    blankLines += 1
  }
}
