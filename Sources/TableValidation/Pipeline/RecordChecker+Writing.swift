internal import CSVRecords
internal import Validation

extension RecordChecker {
  /// Writes the findings of the chunk and copies its records, in the order of the input.
  ///
  /// - Parameter base: How many records and lines are before the chunk.
  mutating func write(after base: Numbering, to turn: inout OrderedOutput.Turn) throws {
    guard chunk.kind != .skipped else { return }
    guard chunk.kind == .records else { return writeOversized(after: base, to: &turn) }
    let notes = RecordNote.notes(batch, chunk, plan)
    var locator = LineLocator(
      plan.format, firstLine: base.lines + 1, batch, blankLines: notes.count { $0.isBlankLine }, chunk)
    var nextNote = 0
    // Taken out once: what is asked of a column for every record must not touch all that the column has.
    let rejected = columns.map(\.rejected)
    let warnings = columns.map(\.warnings)
    var heads = [Int](repeating: 0, count: columns.count)
    var nextRejected = 0
    var nextKeyRejection = 0
    var nextKeyRecord = record(ofKeyRejection: 0)
    var blankLines = 0
    var copied = 0
    var edits = turn.copiesValid && plan.options.writesNormalized ? FieldEdits(columns, plan.format) : nil
    let records = batch.records
    defer { tallyFailures() }
    // Places are told, and reasons asked, only where there is a report.
    let isReported = plan.report != nil
    if !isReported && !plan.options.reportsAll {
      for index in columns.indices { columns[index].tally(&tally, check: index) }
    }
    while let record = nextRecord(notes, nextNote, rejected, heads, nextRejected, nextKeyRecord) {
      var isInvalid = false
      while nextNote < notes.count, notes[nextNote].record == record {
        let note = notes[nextNote]
        let place = !isReported ? nil : self.place(of: note, records, after: base, blankLines, &locator)
        report(note, at: place, to: &turn)
        isInvalid = isInvalid || note.severity == .error
        blankLines += note.isBlankLine ? 1 : 0
        nextNote += 1
      }
      var index = 0
      while index <= rejected.count {
        if index < rejected.count, rejected[index].record(of: heads[index]) == record {
          let rejected = rejected[index][heads[index]]
          if isReported {
            let place = place(of: rejected.offset, in: record, records, after: base, blankLines, &locator)
            report(rejected, column: index, at: place, to: &turn)
          } else if plan.options.reportsAll {
            report(rejected, column: index, at: nil, to: &turn)
          }
          isInvalid = isInvalid || warnings[index].isEmpty || !warnings[index][heads[index]]
          heads[index] += 1
        }
        while nextKeyRecord == record, check(ofKeyRejection: nextKeyRejection) == index,
          let rejected = rejectedRecord(ofKeyRejection: nextKeyRejection)
        {
          isInvalid = tell(rejected, records, after: base, blankLines, &locator, to: &turn) || isInvalid
          nextKeyRejection += 1
          nextKeyRecord = self.record(ofKeyRejection: nextKeyRejection)
        }
        while self.record(ofRejection: nextRejected) == record, rejectedRecords[nextRejected].check == index {
          let rejected = rejectedRecords[nextRejected]
          isInvalid = tell(rejected, records, after: base, blankLines, &locator, to: &turn) || isInvalid
          nextRejected += 1
        }
        index += 1
      }
      if isInvalid {
        if turn.copiesValid { copyValid(copied..<record, &edits, to: &turn.valid) }
        if turn.copiesInvalid { copy(record..<record + 1, to: &turn.invalid) }
        copied = record + 1
        invalidCount += 1
      }
      try turn.flushIfFull()
    }
    if turn.copiesValid { copyValid(copied..<batch.records.count, &edits, to: &turn.valid) }
  }

  /// Tells what was found beyond the columns; whether that makes the record invalid.
  private mutating func tell(
    _ rejected: RejectedRecord, _ records: ArraySlice<RecordBatch.ByteRange>, after base: Numbering,
    _ blankLines: Int, _ locator: inout LineLocator, to turn: inout OrderedOutput.Turn
  ) -> Bool {
    let place =
      plan.report == nil
      ? nil : place(of: rejected.offset, in: rejected.record, records, after: base, blankLines, &locator)
    report(rejected, at: place, to: &turn)
    return rejected.severity == .error
  }

  /// The next record that there is something to say of.
  private func nextRecord(
    _ notes: [RecordNote], _ nextNote: Int, _ rejected: [[ColumnChecker.RejectedValue]], _ heads: [Int],
    _ nextRejected: Int, _ nextKeyRecord: Int
  ) -> Int? {
    var next = nextNote < notes.count ? notes[nextNote].record : Int.max
    next = min(next, nextKeyRecord, record(ofRejection: nextRejected))
    for index in rejected.indices { next = min(next, rejected[index].record(of: heads[index])) }
    return next == .max ? nil : next
  }

  /// The record of the rejected of that number beyond the columns; past the last, a number above all records'.
  private func record(ofRejection number: Int) -> Int {
    number < rejectedRecords.count ? rejectedRecords[number].record : .max
  }

  private func place(
    of note: RecordNote, _ records: ArraySlice<RecordBatch.ByteRange>, after base: Numbering,
    _ blankLines: Int,
    _ locator: inout LineLocator
  ) -> Finding.Place {
    guard note.isBlankLine else {
      return place(of: note.offset, in: note.record, records, after: base, blankLines, &locator)
    }
    let (line, column) = locator.locate(
      note.offset, recordStart: note.offset, linesBefore: note.record + blankLines, in: chunk)
    return .init(record: nil, line: line, column: column, offset: chunk.offset + note.offset)
  }

  private func place(
    of offset: Int, in record: Int, _ records: ArraySlice<RecordBatch.ByteRange>, after base: Numbering,
    _ blankLines: Int, _ locator: inout LineLocator
  ) -> Finding.Place {
    let (line, column) = locator.locate(
      offset, recordStart: Int(records[record].start), linesBefore: record + blankLines, in: chunk)
    return .init(
      record: base.records + record + 1, line: line, column: column, offset: chunk.offset + offset)
  }

  /// Copies valid records: byte for byte, but for the edits that are to be made.
  private func copyValid(_ records: Range<Int>, _ edits: inout FieldEdits?, to output: inout [UInt8]) {
    guard edits != nil else { return copy(records, to: &output) }
    for record in records {
      edits?.copy(batch.records[record].range, in: chunk.storage.span, to: &output)
    }
  }

  /// Copies records byte for byte; blank lines and comments between them are left out.
  private func copy(_ records: Range<Int>, to output: inout [UInt8]) {
    var start = records.lowerBound
    while start < records.upperBound {
      var end = start + 1
      while end < records.upperBound, batch.records[end].start == batch.records[end - 1].end { end += 1 }
      let stretch = Int(batch.records[start].start)..<Int(batch.records[end - 1].end)
      output += chunk.storage[stretch]
      start = end
    }
  }

  private mutating func writeOversized(after base: Numbering, to turn: inout OrderedOutput.Turn) {
    if chunk.kind == .oversizedStart {
      invalidCount += 1
      let line = plan.format == .nulTerminated ? nil : base.lines + 1
      let place = Finding.Place(record: base.records + 1, line: line, column: 1, offset: chunk.offset)
      let note = RecordNote(record: 0, offset: 0, .error, .recordTooLong(plan))
      report(note, at: place, to: &turn)
    }
    if turn.copiesInvalid { turn.invalid += chunk.storage[..<chunk.count] }
  }
}

extension [ColumnChecker.RejectedValue] {
  /// The record of the rejected of that number; past the last rejected, a number above all records'.
  fileprivate func record(of number: Int) -> Int { number < count ? self[number].record : .max }
}
