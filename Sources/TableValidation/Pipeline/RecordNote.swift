internal import Bytes
internal import CSVRecords
internal import Validation

/// A failure of a whole record or of a line before it: a wrong shape, bytes that are not UTF-8, or NUL.
struct RecordNote {
  let record: Int
  let offset: Int
  let failure: ValidationFailure
  let severity: Severity
  let subject: Subject

  /// What a note is about, as far as a check treats it differently.
  enum Subject {
    /// A blank line before the record.
    case blankLine
    /// The first byte of the record that is not UTF-8.
    case invalidUTF8
    case other
  }

  /// Returns all notes on a chunk, ordered by record and offset.
  ///
  /// - Parameters:
  ///   - members: The objects of the chunk, if the format is JSON Lines.
  ///   - endMarkers: What reports the end-of-data marker of the input.
  ///   - isText: Whether the chunk is UTF-8.
  ///   - encoding: The encoding from which the text was decoded; `nil` for UTF-8.
  static func notes(
    _ batch: RecordBatch, _ members: MemberBatch?, _ chunk: Chunk, _ plan: CheckPlan,
    _ endMarkers: EndMarkerReporter?, isText: Bool, encoding: String?
  ) -> [RecordNote] {
    var notes: [RecordNote] = []
    notes.reserveCapacity(batch.notes.count)
    for note in batch.notes { append(note, batch, chunk, plan, endMarkers, to: &notes) }
    if let members { notes += members.notes }
    notes += byteNotes(batch, chunk, plan.format, isText: isText, encoding)
    notes += QuotedRecordSearch(plan).longFields(batch, chunk)
    if let endMarkers, plan.columnCount == 1 {
      notes += endsOfTable(batch, chunk, plan.format, endMarkers)
    }
    // Most notes are in order as they are found, and to sort them costs as much as to make them.
    let isOrdered = notes.indices.dropFirst().allSatisfy { !notes[$0].precedes(notes[$0 - 1]) }
    return isOrdered ? notes : notes.sorted { $0.precedes($1) }
  }

  /// Whether the note is before another one in the order of records and offsets.
  func precedes(_ other: RecordNote) -> Bool {
    (record, offset) < (other.record, other.offset)
  }

  private static func append(
    _ note: ShapeNote, _ batch: RecordBatch, _ chunk: Chunk, _ plan: CheckPlan,
    _ endMarkers: EndMarkerReporter?,
    to notes: inout [RecordNote]
  ) {
    let lines =
      note.kind == .unclosedQuote ? QuotedRecordSearch.lineCount(in: chunk, note.offset..<chunk.count) : 0
    notes.append(
      RecordNote(
        note, columnCount: plan.columnCount, maximumRecordSize: plan.options.maximumRecordSize, lines: lines))
    switch note.kind {
    case .tooLong:
      if let open = QuotedRecordSearch(plan).openQuote(of: note.record, batch, chunk) { notes.append(open) }
    case .ragged(found: 1):
      let bytes = chunk.storage.span.extracting(batch.records[note.record].range)
      if let failure = endMarkers?.failure(of: bytes) {
        notes.append(RecordNote(record: note.record, offset: note.offset, .warning, failure))
      }
    case .ragged, .unclosedQuote, .strayQuote, .blankLine: break
    }
  }

  /// Returns a note on the first record of a table of one column that is only an end-of-data marker. In other tables such a
  /// record has too few fields.
  private static func endsOfTable(
    _ batch: RecordBatch, _ chunk: Chunk, _ format: RecordFormat,
    _ endMarkers: EndMarkerReporter
  ) -> [RecordNote] {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    guard case .csv = format,
      EndOfDataMarker.allCases.contains(where: { bytes.firstIndex(of: $0.bytes[0]) != nil })
    else {
      return []
    }
    for (record, part) in batch.records.enumerated() {
      guard let failure = endMarkers.failure(of: bytes.extracting(part.range)) else { continue }
      return [RecordNote(record: record, offset: part.range.lowerBound, .warning, failure)]
    }
    return []
  }

  /// - Parameter lines: The number of lines after a quote that is not closed.
  private init(_ note: ShapeNote, columnCount: Int, maximumRecordSize: Int, lines: Int) {
    record = note.record
    offset = note.offset
    subject = note.kind == .blankLine ? .blankLine : .other
    switch note.kind {
    case .ragged(let found):
      severity = .error
      failure = .init("record.ragged", ["expected": .integer(columnCount), "found": .integer(found)])
    case .unclosedQuote: (severity, failure) = (.error, .unclosedQuote(lines: lines))
    case .tooLong: (severity, failure) = (.error, .recordTooLong(maximum: maximumRecordSize))
    case .strayQuote: (severity, failure) = (.warning, .init("record.stray-quote"))
    case .blankLine: (severity, failure) = (.warning, .init("record.blank-line"))
    }
  }

  init(
    record: Int, offset: Int, _ severity: Severity, _ failure: ValidationFailure,
    about subject: Subject = .other
  ) {
    self.record = record
    self.offset = offset
    self.severity = severity
    self.failure = failure
    self.subject = subject
  }

  /// Returns notes on the first byte of each record that is not UTF-8 and on its first NUL; none on records that are too long.
  /// The chunk is searched as a whole first, and record by record only if it contains such a byte.
  private static func byteNotes(
    _ batch: RecordBatch, _ chunk: Chunk, _ format: RecordFormat, isText: Bool, _ encoding: String?
  ) -> [RecordNote] {
    if chunk.isPlain { return [] }
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let hasNul = format != .nulTerminated && bytes.firstIndex(of: 0) != nil
    guard !isText || hasNul else { return [] }
    let tooLong = Set(batch.notes.filter { $0.kind == .tooLong }.map(\.record))
    var notes: [RecordNote] = []
    for (record, stretch) in batch.records.enumerated() where !tooLong.contains(record) {
      let record = (index: record, start: stretch.range.lowerBound, bytes: stretch.range)
      let text = bytes.extracting(record.bytes)
      if !isText, let offset = UTF8Sequence.firstIllFormed(in: text) {
        notes.append(
          .init(
            record: record.index, offset: record.start + offset, .error, .invalidUTF8(in: encoding),
            about: .invalidUTF8))
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

  /// The failure of text with a byte sequence that its encoding does not have.
  ///
  /// - Parameter encoding: The encoding from which the text was decoded; `nil` for UTF-8.
  static func invalidUTF8(in encoding: String?) -> ValidationFailure {
    guard let encoding else { return .init("record.invalid-utf8") }
    return .init("record.invalid-utf8", ["variant": "encoding", "encoding": .text(encoding)])
  }

  /// The failure of a record that is longer than the maximum.
  static func recordTooLong(maximum: Int) -> ValidationFailure {
    .init("record.too-long", ["maximum": .integer(maximum)])
  }
}
