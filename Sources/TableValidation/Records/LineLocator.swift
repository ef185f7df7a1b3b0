internal import Bytes
internal import CSVRecords
internal import Validation

/// Computes the line and column of bytes in a chunk, in the order of its records and mostly in ascending order within each.
///
/// If no line ends within a record, which is the usual case, the line of a record is computed from its number; otherwise lines
/// are counted from the previous record on.
struct LineLocator {
  private struct Location {
    var offset: Int
    var line: Int
    var column: Int
  }

  private let chunk: Chunk
  /// Whether locations have lines: values that end with NUL have none.
  private let hasLines: Bool
  /// The line of the chunk's first byte, from 1.
  private let firstLine: Int
  /// Whether each record begins with a line.
  private let beginsLines: Bool
  /// Whether each record, and each line that is not one, is one line.
  let isLineByRecord: Bool
  /// Whether the chunk is UTF-8, whose scalars are counted faster.
  private let isText: Bool
  /// The start of the record that was located last, and the byte that was located last in it.
  private var record: Location
  private var last: Location
  /// The offset of the first byte, from that located last on, that ends a line; unused if each record is one line.
  private var nextEnd = 0

  /// - Parameters:
  ///   - base: The numbers of lines, and of the scalars after the last, before the chunk.
  ///   - skippedLines: The number of lines in the chunk that are not records.
  ///   - isText: Whether the chunk is UTF-8.
  init(
    _ format: RecordFormat, after base: Numbering, batch: RecordBatch, skippedLines: Int, chunk: Chunk,
    isText: Bool
  ) {
    self.chunk = chunk
    self.isText = isText
    hasLines = format != .nulTerminated
    firstLine = base.lines + 1
    beginsLines = !format.isArray
    let lastByte = chunk.storage[chunk.count - 1]
    let hasLastEnd = lastByte == 0x0A || lastByte == 0x0D
    let lines = batch.records.count + skippedLines - (hasLastEnd ? 0 : 1)
    isLineByRecord = !hasLines || (beginsLines && chunk.lineEndCount == lines)
    record = Location(offset: 0, line: firstLine, column: base.columns + 1)
    last = record
    if !isLineByRecord { nextEnd = chunk.nextLineEnd(from: 0) }
  }

  /// Returns the line of a byte, `nil` if values end with NUL, and its 1-based column in Unicode scalars.
  ///
  /// - Parameters:
  ///   - recordStart: The start of the record; not lower than in earlier calls.
  ///   - linesBefore: The number of records, and of lines that are not, before it in the chunk.
  @inline(__always)
  mutating func locate(
    _ offset: Int, recordStart: Int, linesBefore: Int
  ) -> (line: Int?, column: Int) {
    if record.offset < recordStart { beginRecord(at: recordStart, linesBefore) }
    if offset < last.offset { begin(at: record) }
    if offset > nextEnd, !isLineByRecord { skipLines(before: offset) }
    let count = scalarCount(last.offset..<offset)
    last.column += count
    last.offset = offset
    return (hasLines ? last.line : nil, last.column)
  }

  @inline(__always)
  private func scalarCount(_ range: Range<Int>) -> Int {
    let bytes = chunk.storage.span.extracting(range)
    return isText ? UTF8Sequence.scalarCount(inWellFormed: bytes) : UTF8Sequence.scalarCount(in: bytes)
  }

  @inline(never)
  private mutating func beginRecord(at start: Int, _ linesBefore: Int) {
    guard beginsLines else { return beginElement(at: start) }
    let line =
      isLineByRecord
      ? firstLine + linesBefore : record.line + chunk.lineEnds(in: record.offset..<start).count
    record = Location(offset: start, line: line, column: 1)
    begin(at: record)
  }

  /// Begins an element, which other elements may precede in its line.
  private mutating func beginElement(at start: Int) {
    let ends = chunk.lineEnds(in: record.offset..<start)
    let column =
      ends.last.map { 1 + scalarCount($0..<start) } ?? record.column + scalarCount(record.offset..<start)
    record = Location(offset: start, line: record.line + ends.count, column: column)
    begin(at: record)
  }

  @inline(never)
  private mutating func skipLines(before offset: Int) {
    let ends = chunk.lineEnds(in: last.offset..<offset)
    guard let lineStart = ends.last else { return }
    begin(at: Location(offset: lineStart, line: last.line + ends.count, column: 1))
  }

  /// Makes a location the last one, from which the next is computed.
  private mutating func begin(at location: Location) {
    last = location
    if !isLineByRecord { nextEnd = chunk.nextLineEnd(from: location.offset) }
  }
}
