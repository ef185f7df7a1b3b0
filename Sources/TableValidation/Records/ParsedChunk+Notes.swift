internal import Bytes
internal import CSVRecords
internal import Validation

extension ParsedChunk {
  /// Returns all notes on the chunk, in the order of records and offsets.
  ///
  /// - Parameters:
  ///   - objects: The notes on lines that are not objects, if the format is JSON Lines.
  ///   - endMarkers: What reports the end-of-data marker of the input; `nil` if it is not reported.
  func notes(adding objects: [RecordNote], _ endMarkers: EndMarkerReporter?) -> [RecordNote] {
    var notes: [RecordNote] = []
    notes.reserveCapacity(batch.notes.count)
    for note in batch.notes { append(note, endMarkers, to: &notes) }
    notes += objects
    notes += byteNotes
    notes += QuotedRecordSearch(plan).longFields(batch, chunk)
    if let endMarkers, plan.columnCount == 1 { notes += endOfTable(endMarkers) }
    // Most notes are in order as they are found, and to sort them costs as much as to make them.
    let isOrdered = notes.indices.dropFirst().allSatisfy { !notes[$0].precedes(notes[$0 - 1]) }
    return isOrdered ? notes : notes.sorted { $0.precedes($1) }
  }

  private func append(
    _ note: ShapeNote, _ endMarkers: EndMarkerReporter?, to notes: inout [RecordNote]
  ) {
    let lines =
      note.kind == .unclosedQuote ? QuotedRecordSearch.lineCount(in: chunk, note.offset..<chunk.count) : 0
    notes.append(
      RecordNote(
        note, isMark: batch.isMark(at: note.offset, before: note.record), columnCount: plan.columnCount,
        maximumRecordSize: plan.options.maximumRecordSize, lines: lines, isRepaired: batch.isRepaired(note)))
    switch note.kind {
    case .tooLong:
      if let open = QuotedRecordSearch(plan).openQuote(of: note.record, batch, chunk) { notes.append(open) }
    case .ragged(found: 1):
      let bytes = chunk.storage.span.extracting(batch.records[note.record].range)
      if let failure = endMarkers?.failure(of: bytes) {
        notes.append(
          RecordNote(record: note.record, offset: note.offset, severity: .warning, failure: failure))
      }
    case .ragged, .unclosedQuote, .strayQuote, .blankLine, .repeatedHeader, .byteOrderMark: break
    }
  }

  /// Returns a note on the first record of a table of one column that is only an end-of-data marker. In other tables such a
  /// record has too few fields.
  private func endOfTable(_ endMarkers: EndMarkerReporter) -> [RecordNote] {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    guard case .csv = plan.format,
      EndOfDataMarker.allCases.contains(where: { bytes.firstIndex(of: $0.bytes[0]) != nil })
    else {
      return []
    }
    for (record, part) in batch.records.enumerated() {
      guard let failure = endMarkers.failure(of: bytes.extracting(part.range)) else { continue }
      return [RecordNote(record: record, offset: part.range.lowerBound, severity: .warning, failure: failure)]
    }
    return []
  }

  /// Returns notes on the first byte of each record that is not UTF-8 and on its first NUL; none on records that are too long.
  /// The chunk is searched as a whole first, and record by record only if it contains such a byte.
  private var byteNotes: [RecordNote] {
    if chunk.isPlain { return [] }
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let hasNul = plan.format != .nulTerminated && bytes.firstIndex(of: 0) != nil
    guard !isText || hasNul else { return [] }
    let tooLong = Set(batch.notes.filter { $0.kind == .tooLong }.map(\.record))
    var notes: [RecordNote] = []
    for (record, stretch) in batch.records.enumerated() where !tooLong.contains(record) {
      let record = (index: record, start: stretch.range.lowerBound, bytes: stretch.range)
      let text = bytes.extracting(record.bytes)
      if !isText, let offset = UTF8Sequence.firstIllFormed(in: text) {
        notes.append(
          .init(
            record: record.index, offset: record.start + offset, severity: .error,
            failure: .invalidUTF8(in: encoding),
            about: .invalidUTF8))
      }
      if hasNul, let nul = text.firstIndex(of: 0) {
        notes.append(
          .init(
            record: record.index, offset: record.start + nul, severity: .warning, failure: .init("record.nul")
          ))
      }
    }
    return notes
  }
}
