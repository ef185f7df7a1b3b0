internal import Bytes
internal import CSVRecords
internal import Validation

/// A failure of a whole record or of a line before it: a wrong shape, bytes that are not UTF-8, or NUL.
struct RecordNote {
  let record: Int
  let offset: Int
  let failure: ValidationFailure
  let severity: Severity
  /// Whether the note is about a blank line before the record.
  let isBlankLine: Bool

  /// Returns all notes on a chunk, ordered by record and offset.
  ///
  /// - Parameters:
  ///   - members: The objects of the chunk, if the format is JSON Lines.
  ///   - marks: What finds the marks with which some programs end a table.
  static func notes(
    _ batch: RecordBatch, _ members: MemberBatch?, _ chunk: Chunk, _ plan: CheckPlan, _ marks: MarkWatch?
  ) -> [RecordNote] {
    var notes: [RecordNote] = []
    notes.reserveCapacity(batch.notes.count)
    for note in batch.notes { append(note, batch, chunk, plan, marks, to: &notes) }
    if let members { notes += members.notes }
    notes += byteNotes(batch, chunk, plan.format, isText: members?.isText)
    notes += SwallowedRecords(plan).longFields(batch, chunk)
    return notes.count < 2 ? notes : notes.sorted { ($0.record, $0.offset) < ($1.record, $1.offset) }
  }

  private static func append(
    _ note: ShapeNote, _ batch: RecordBatch, _ chunk: Chunk, _ plan: CheckPlan, _ marks: MarkWatch?,
    to notes: inout [RecordNote]
  ) {
    switch note.kind {
    case .unclosedQuote:
      let lines = SwallowedRecords.lineCount(in: chunk, note.offset..<chunk.count)
      notes.append(RecordNote(note, plan, lines: lines))
    case .tooLong:
      notes.append(RecordNote(note, plan, lines: 0))
      let record = batch.records[note.record].range
      let bytes = chunk.storage.span.extracting(record)
      let open = SwallowedRecords(plan).openQuote(in: bytes, record: note.record, at: record.lowerBound)
      if let open { notes.append(open) }
    case .ragged(found: 1):
      notes.append(RecordNote(note, plan, lines: 0))
      let bytes = chunk.storage.span.extracting(batch.records[note.record].range)
      if let mark = marks?.failure(of: bytes) {
        notes.append(RecordNote(record: note.record, offset: note.offset, .warning, mark))
      }
    case .ragged, .strayQuote, .blankLine: notes.append(RecordNote(note, plan, lines: 0))
    }
  }

  /// - Parameter lines: The number of lines after a quote that is not closed.
  private init(_ note: ShapeNote, _ plan: CheckPlan, lines: Int) {
    record = note.record
    offset = note.offset
    isBlankLine = note.kind == .blankLine
    switch note.kind {
    case .ragged(let found):
      severity = .error
      failure = .init("record.ragged", ["expected": .integer(plan.columnCount), "found": .integer(found)])
    case .unclosedQuote: (severity, failure) = (.error, .unclosedQuote(lines: lines))
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

  /// Returns notes on the first byte of each record that is not UTF-8 and on its first NUL; none on records that are too long.
  /// The chunk is searched as a whole first, and record by record only if it contains such a byte.
  ///
  /// - Parameter isText: Whether the chunk is UTF-8, if this is known.
  private static func byteNotes(
    _ batch: RecordBatch, _ chunk: Chunk, _ format: RecordFormat, isText: Bool?
  ) -> [RecordNote] {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let isText = isText ?? bytes.isUTF8
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
  /// The failure of a quote that is not closed.
  static func unclosedQuote(lines: Int) -> ValidationFailure {
    .init("record.unclosed-quote", ["lines": .integer(lines)])
  }

  /// The failure of a record that is longer than the maximum.
  static func recordTooLong(_ plan: CheckPlan) -> ValidationFailure {
    .init("record.too-long", ["maximum": .integer(plan.options.maximumRecordSize)])
  }
}
