internal import Bytes
internal import CSVRecords
internal import Validation

/// Tells line and position of bytes in a chunk, going forward from record to record and, mostly, within each.
///
/// Where no line ends inside a record, which is nearly always, a record's line follows from its number; else lines
/// are counted from the last record on.
struct LineLocator {
  private struct Place {
    var offset: Int
    var line: Int
    var column: Int
  }

  private let format: RecordFormat
  /// The line of the chunk's first byte, from 1.
  private let firstLine: Int
  /// Whether each record, and each blank line, is one line.
  private let isLineByRecord: Bool
  /// Where the last record asked about begins, and the last byte asked about in it.
  private var record: Place
  private var last: Place

  /// - Parameter blankLines: How many blank lines the chunk has.
  init(_ format: RecordFormat, firstLine: Int, _ batch: RecordBatch, blankLines: Int, _ chunk: Chunk) {
    self.format = format
    self.firstLine = firstLine
    let lastByte = chunk.storage[chunk.count - 1]
    let hasLastEnd = lastByte == 0x0A || lastByte == 0x0D
    let lines = batch.records.count + blankLines - (hasLastEnd ? 0 : 1)
    isLineByRecord = format == .nulTerminated || chunk.lineEndCount == lines
    record = Place(offset: 0, line: firstLine, column: 1)
    last = record
  }

  /// The line of a byte, `nil` where values end with NUL, and the position in it, from 1, in scalars.
  ///
  /// - Parameters:
  ///   - recordStart: Where the record begins; never before that of an earlier call.
  ///   - linesBefore: How many records and blank lines are before it in the chunk.
  mutating func locate(
    _ offset: Int, recordStart: Int, linesBefore: Int, in chunk: Chunk
  ) -> (line: Int?, column: Int) {
    if record.offset < recordStart {
      let line =
        isLineByRecord
        ? firstLine + linesBefore : record.line + chunk.lineEnds(in: record.offset..<recordStart).count
      record = Place(offset: recordStart, line: line, column: 1)
      last = record
    }
    if offset < last.offset { last = record }
    if !isLineByRecord {
      let ends = chunk.lineEnds(in: last.offset..<offset)
      if let lineStart = ends.last {
        last = Place(offset: lineStart, line: last.line + ends.count, column: 1)
      }
    }
    last.column += UTF8Sequence.scalarCount(in: chunk.storage.span.extracting(last.offset..<offset))
    last.offset = offset
    return (format == .nulTerminated ? nil : last.line, last.column)
  }
}
