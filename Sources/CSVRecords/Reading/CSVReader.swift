/// Reads the records of a CSV file, from memory or any other source, one by one and in bounded memory.
///
/// Every file can be read: faults in the shape of a record, such as misplaced quotes or a wrong number of fields, are reported
/// in its ``CSVRecord/notes``. Comment lines, and in a table of several columns blank lines and the header again, are not records.
///
/// A reader of bytes in memory is a sequence:
///
/// ```swift
/// let bytes = Array("name;email\n\"Ann \"\"A\"\"\";ann@example.com\n".utf8)
/// for record in try CSVReader(bytes, dialect: Dialect(delimiter: UInt8(ascii: ";"))) {
///   record["name"]  // "Ann \"A\""
///   record[1]       // "ann@example.com"
/// }
/// ```
///
/// Other sources may fail, so their records are read by ``readRecord()``:
///
/// ```swift
/// var reader = try CSVReader(InputFile("people.csv"))
/// while let record = try reader.readRecord() { print(record.line, record[0]) }
/// ```
public struct CSVReader<Source: ByteSource>: Sendable {
  /// The names of the columns; `nil` without a header, and for an input that ends before its header does.
  public let header: [String]?
  /// The number of columns, by the header or, without one, the first record; `nil` if the input has neither.
  public let columnCount: Int?

  private let dialect: Dialect
  private let columns: HeaderIndex
  private let parser: RecordParser
  private var reader: ChunkReader
  private var chunk = Chunk()
  private var batch = RecordBatch()
  /// The records of the batch that have not been returned yet, by their indices.
  private var remaining = 0..<0
  private var nextWellFormed = 0
  private var nextNote = 0
  private var recordCount = 0
  /// The line of the chunk's first byte; the line and the offset in the chunk of the record read last.
  private var firstLine: Int
  private var last: (line: Int, offset: Int)

  /// Creates a reader of a source and reads the header.
  ///
  /// - Parameters:
  ///   - source: The source of the bytes.
  ///   - dialect: The notation of the records; RFC 4180 by default.
  ///   - hasHeader: Whether the first record has the names of the columns.
  ///   - layout: The rows that are the header, and those that are not data.
  ///   - maximumRecordSize: The maximum size of a record in bytes without the line end; a longer record has no fields.
  /// - Throws: ``OversizedRowError`` if the header, a row before it or, without a header, the first record is longer than
  ///   allowed; the errors of the source.
  public init(
    _ source: Source, dialect: Dialect = Dialect(), hasHeader: Bool = true,
    layout: TableLayout = TableLayout(),
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) throws {
    let format = RecordFormat.csv(dialect)
    var reader = ChunkReader(
      source, format: format, footer: layout.footer, maximumRecordSize: maximumRecordSize)
    let preamble = try TablePreamble(&reader, dialect: dialect, hasHeader: hasHeader, layout: layout)
    if preamble.isFirstRecordTooLong {
      throw OversizedRowError(row: preamble.rowCount + 1, maximumSize: maximumRecordSize)
    }
    self.dialect = dialect
    self.reader = reader
    header = preamble.header
    columnCount = preamble.columnCount
    columns = HeaderIndex(preamble.header ?? [])
    var parser = RecordParser(
      format, columnCount: columnCount ?? 1,
      header: hasHeader ? RepeatedHeader(preamble.rows, dialect) : nil, maximumRecordSize: maximumRecordSize)
    if layout.skipsEmptyRecords { parser.emptyRecords = EmptyRecords(dialect) }
    self.parser = parser
    firstLine = preamble.lineCount + 1
    last = (firstLine, 0)
  }

  /// Reads the next record; returns `nil` at the end of the input.
  ///
  /// - Throws: The errors of the source.
  public mutating func readRecord() throws -> CSVRecord? {
    var record = emptyRecord
    return try read(into: &record) ? record : nil
  }

  /// A record without fields, for ``read(into:)``.
  package var emptyRecord: CSVRecord { CSVRecord(columns) }

  /// Reads the next record into the memory of `record`; returns `false` at the end of the input.
  package mutating func read(into record: inout CSVRecord) throws -> Bool {
    record.removeAll()
    while remaining.isEmpty {
      firstLine += chunk.lineEndCount
      chunk.lineEndCount = 0
      guard try reader.fill(&chunk) else { return false }
      last = (firstLine, 0)
      switch chunk.kind {
      case .records: parse()
      case .oversizedStart:
        record.notes = [ShapeNote(kind: .tooLong, record: 0, offset: chunk.offset)]
        begin(&record, at: 0)
        return true
      case .oversizedRest, .skipped: break
      }
    }
    readFields(of: remaining.removeFirst(), into: &record)
    return true
  }

  /// Passes the fields of a column in the records that are read already and have no fault, without their quotes, and goes on after
  /// the last of them.
  ///
  /// That is fast, and does not happen where a record has a fault: ``read(into:)`` returns these, and names it.
  package mutating func passRest(of column: Int, to body: (Span<UInt8>) -> Void) {
    guard batch.notes.isEmpty, batch.wellFormedRecords.count == batch.records.count else { return }
    let (storage, records) = (chunk.storage, batch.wellFormedRecords)
    let bytes = storage.span
    var unescaped: [UInt8] = []
    for position in remaining {
      let content = dialect.content(
        of: batch.field(column, of: records[position]), in: bytes, scratch: &unescaped,
        scratchStart: bytes.count)
      if content.upperBound <= bytes.count {
        body(bytes.extracting(content))
      } else {
        body(unescaped.span)
        unescaped.removeAll(keepingCapacity: true)
      }
    }
    recordCount += remaining.count
    remaining = 0..<0
  }

  private mutating func parse() {
    parser.parse(chunk, into: &batch)
    remaining = 0..<batch.records.count
    (nextWellFormed, nextNote) = (0, 0)
  }

  private mutating func begin(_ record: inout CSVRecord, at start: Int) {
    recordCount += 1
    last = (last.line + chunk.lineEnds(in: last.offset..<start).count, start)
    (record.number, record.line, record.offset) = (recordCount, last.line, chunk.offset + start)
  }

  private mutating func readFields(of index: Int, into record: inout CSVRecord) {
    let range = batch.records[index].range
    begin(&record, at: range.lowerBound)
    var isTooLong = false
    while nextNote < batch.notes.count, batch.notes[nextNote].record <= index {
      let note = batch.notes[nextNote]
      nextNote += 1
      let isBefore = note.kind == .byteOrderMark && !batch.isMark(at: note.offset, before: index)
      guard !note.isOnSkippedLine, !isBefore else { continue }
      isTooLong = isTooLong || note.kind == .tooLong
      record.notes.append(ShapeNote(kind: note.kind, record: 0, offset: chunk.offset + note.offset))
    }
    if let wellFormed = nextWellFormedRecord(at: index) {
      let bytes = chunk.storage.span
      for column in 0..<parser.columnCount {
        record.append(batch.field(column, of: wellFormed), in: bytes, dialect)
      }
    } else if !isTooLong {
      let row = TableRow(Array(chunk.storage[range]), dialect)
      for field in row.fieldRanges { record.append(field, in: row.bytes.span, dialect) }
    }
  }

  private mutating func nextWellFormedRecord(at index: Int) -> RecordBatch.WellFormedRecord? {
    let records = batch.wellFormedRecords
    guard nextWellFormed < records.count, records[nextWellFormed].index == index else { return nil }
    defer { nextWellFormed += 1 }
    return records[nextWellFormed]
  }
}

extension CSVReader: Sequence, IteratorProtocol where Source == MemorySource {
  /// Creates a reader of bytes in memory and reads the header.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - dialect: The notation of the records; RFC 4180 by default.
  ///   - hasHeader: Whether the first record has the names of the columns.
  ///   - layout: The rows that are the header, and those that are not data.
  ///   - maximumRecordSize: The maximum size of a record in bytes without the line end; a longer record has no fields.
  /// - Throws: ``OversizedRowError`` if the header, a row before it or, without a header, the first record is longer than
  ///   allowed.
  public init(
    _ bytes: [UInt8], dialect: Dialect = Dialect(), hasHeader: Bool = true,
    layout: TableLayout = TableLayout(),
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) throws {
    try self.init(
      MemorySource(bytes), dialect: dialect, hasHeader: hasHeader, layout: layout,
      maximumRecordSize: maximumRecordSize)
  }

  /// Returns the next record, or `nil` at the end of the input.
  public mutating func next() -> CSVRecord? {
    do {
      return try readRecord()
    } catch {
      preconditionFailure("reading from memory does not fail: \(error)")
    }
  }
}
