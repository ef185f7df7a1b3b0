internal import Bytes
internal import CSVRecords
internal import Validation

/// Something odd about a whole record, as it is reported.
struct RecordNote {
  let record: Int
  let offset: Int
  let failure: ValidationFailure
  let severity: Severity
  /// Whether it is about a line before the record rather than the record.
  let isBlankLine: Bool

  /// All notes on a chunk, by record and place.
  static func notes(_ batch: RecordBatch, _ chunk: Chunk, _ plan: CheckPlan) -> [RecordNote] {
    let shape = batch.notes.map { RecordNote($0, plan) }
    let notes = shape + byteNotes(batch, chunk, plan.format)
    return notes.count < 2 ? notes : notes.sorted { ($0.record, $0.offset) < ($1.record, $1.offset) }
  }

  private init(_ note: ShapeNote, _ plan: CheckPlan) {
    record = note.record
    offset = note.offset
    isBlankLine = note.kind == .blankLine
    switch note.kind {
    case .ragged(let found):
      severity = .error
      failure = .init("record.ragged", ["expected": .integer(plan.columnCount), "found": .integer(found)])
    case .unclosedQuote: (severity, failure) = (.error, .init("record.unclosed-quote"))
    case .tooLong: (severity, failure) = (.error, .recordTooLong(plan))
    case .strayQuote: (severity, failure) = (.warning, .init("record.stray-quote"))
    case .blankLine: (severity, failure) = (.warning, .init("record.blank-line"))
    }
  }

  init(record: Int, offset: Int, _ severity: Severity, _ failure: ValidationFailure) {
    self.record = record
    self.offset = offset
    self.severity = severity
    self.failure = failure
    isBlankLine = false
  }

  /// The first byte of each record that is not UTF-8, and its first NUL; of a record that is too long nothing else is
  /// said. The chunk is looked at as a whole, and
  /// record by record only where something is odd.
  private static func byteNotes(_ batch: RecordBatch, _ chunk: Chunk, _ format: RecordFormat) -> [RecordNote]
  {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let isText = bytes.isUTF8
    let hasNul = format != .nulTerminated && bytes.firstIndex(of: 0) != nil
    guard !isText || hasNul else { return [] }
    let tooLong = Set(batch.notes.filter { $0.kind == .tooLong }.map(\.record))
    var notes: [RecordNote] = []
    for (record, stretch) in batch.records.enumerated() where !tooLong.contains(record) {
      let record = (index: record, start: stretch.range.lowerBound, bytes: stretch.range)
      let text = bytes.extracting(record.bytes)
      if !isText, let broken = UTF8Sequence.firstBroken(in: text) {
        notes.append(
          .init(record: record.index, offset: record.start + broken, .error, .init("record.invalid-utf8")))
      }
      if hasNul, let nul = text.firstIndex(of: 0) {
        notes.append(.init(record: record.index, offset: record.start + nul, .warning, .init("record.nul")))
      }
    }
    return notes
  }
}

extension ValidationFailure {
  /// The record is past the bound.
  static func recordTooLong(_ plan: CheckPlan) -> ValidationFailure {
    .init("record.too-long", ["maximum": .integer(plan.options.maximumRecordSize)])
  }
}
