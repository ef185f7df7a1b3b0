internal import CSV
internal import Validation

/// Tells line and position of bytes in a chunk, going forward from record to record.
///
/// Where no line ends inside a record, which is nearly always, a record's line follows from its number; else lines
/// are counted from the last record on.
struct LineLocator {
  private let format: RecordFormat
  /// The line of the chunk's first byte, from 1.
  private let firstLine: Int
  /// Whether each record, and each blank line, is one line.
  private let isLineByRecord: Bool
  private var anchor: (offset: Int, line: Int)

  init(_ format: RecordFormat, firstLine: Int, _ batch: RecordBatch, _ notes: [RecordNote], _ chunk: Chunk) {
    self.format = format
    self.firstLine = firstLine
    let lastByte = chunk.storage[chunk.count - 1]
    let hasLastEnd = lastByte == 0x0A || lastByte == 0x0D
    let blankLines = notes.count { $0.isBlankLine }
    let lines = batch.records.count + blankLines - (hasLastEnd ? 0 : 1)
    isLineByRecord = format != .nulTerminated && chunk.lineEndCount == lines
    anchor = (0, firstLine)
  }

  /// The line of a byte, `nil` where values end with NUL, and the position in it, from 1, in scalars.
  ///
  /// - Parameters:
  ///   - recordStart: Where the record begins; never before that of an earlier call.
  ///   - linesBefore: How many records and blank lines are before it in the chunk.
  mutating func locate(
    _ offset: Int, recordStart: Int, linesBefore: Int, in chunk: Chunk
  ) -> (line: Int?, column: Int) {
    let bytes = chunk.storage.span
    if format == .nulTerminated {
      return (nil, UTF8Sequence.scalarCount(in: bytes.extracting(recordStart..<offset)) + 1)
    }
    if isLineByRecord {
      let column = UTF8Sequence.scalarCount(in: bytes.extracting(recordStart..<offset)) + 1
      return (firstLine + linesBefore, column)
    }
    if anchor.offset < recordStart {
      anchor = (recordStart, anchor.line + chunk.lineEnds(in: anchor.offset..<recordStart).count)
    }
    let within = chunk.lineEnds(in: recordStart..<offset)
    let lineStart = within.last ?? recordStart
    let column = UTF8Sequence.scalarCount(in: bytes.extracting(lineStart..<offset)) + 1
    return (anchor.line + within.count, column)
  }
}
