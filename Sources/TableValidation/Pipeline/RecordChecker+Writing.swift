internal import CSV
internal import Validation

extension RecordChecker {
  /// Writes the findings of the chunk and copies its records, in the order of the input.
  ///
  /// - Parameter base: How many records and lines are before the chunk.
  mutating func write(after base: Numbering, to turn: inout OrderedOutput.Turn) throws {
    guard chunk.kind != .passedOver else { return }
    guard chunk.kind == .records else { return writeOversized(after: base, to: &turn) }
    let notes = RecordNote.notes(batch, chunk, plan)
    var locator = LineLocator(
      plan.format, firstLine: base.lines + 1, batch, blankLines: notes.count { $0.isBlankLine }, chunk)
    var nextNote = 0
    // Taken out once: what is asked of a column for every record must not touch all that the column has.
    let suspects = columns.map(\.suspects)
    let warnings = columns.map(\.warnings)
    var heads = [Int](repeating: 0, count: columns.count)
    var nextSuspect = 0
    var nextKeySuspect = 0
    var nextKeyRecord = record(ofKeySuspect: 0)
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
    while let record = nextRecord(notes, nextNote, suspects, heads, nextSuspect, nextKeyRecord) {
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
      while index <= suspects.count {
        if index < suspects.count, suspects[index].record(of: heads[index]) == record {
          let suspect = suspects[index][heads[index]]
          if isReported {
            let place = place(of: suspect.offset, in: record, records, after: base, blankLines, &locator)
            report(suspect, column: index, at: place, to: &turn)
          } else if plan.options.reportsAll {
            report(suspect, column: index, at: nil, to: &turn)
          }
          isInvalid = isInvalid || warnings[index].isEmpty || !warnings[index][heads[index]]
          heads[index] += 1
        }
        while nextKeyRecord == record, check(ofKeySuspect: nextKeySuspect) == index,
          let suspect = recordSuspect(ofKeySuspect: nextKeySuspect)
        {
          isInvalid = tell(suspect, records, after: base, blankLines, &locator, to: &turn) || isInvalid
          nextKeySuspect += 1
          nextKeyRecord = self.record(ofKeySuspect: nextKeySuspect)
        }
        while self.record(ofSuspect: nextSuspect) == record, recordSuspects[nextSuspect].check == index {
          let suspect = recordSuspects[nextSuspect]
          isInvalid = tell(suspect, records, after: base, blankLines, &locator, to: &turn) || isInvalid
          nextSuspect += 1
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
    _ suspect: RecordSuspect, _ records: ArraySlice<RecordBatch.Stretch>, after base: Numbering,
    _ blankLines: Int, _ locator: inout LineLocator, to turn: inout OrderedOutput.Turn
  ) -> Bool {
    let place =
      plan.report == nil
      ? nil : place(of: suspect.offset, in: suspect.record, records, after: base, blankLines, &locator)
    report(suspect, at: place, to: &turn)
    return suspect.severity == .error
  }

  /// The next record that there is something to say of.
  private func nextRecord(
    _ notes: [RecordNote], _ nextNote: Int, _ suspects: [[ColumnChecker.Suspect]], _ heads: [Int],
    _ nextSuspect: Int, _ nextKeyRecord: Int
  ) -> Int? {
    var next = nextNote < notes.count ? notes[nextNote].record : Int.max
    next = min(next, nextKeyRecord, record(ofSuspect: nextSuspect))
    for index in suspects.indices { next = min(next, suspects[index].record(of: heads[index])) }
    return next == .max ? nil : next
  }

  /// The record of the suspect of that number beyond the columns; past the last, a number above all records'.
  private func record(ofSuspect number: Int) -> Int {
    number < recordSuspects.count ? recordSuspects[number].record : .max
  }

  private func place(
    of note: RecordNote, _ records: ArraySlice<RecordBatch.Stretch>, after base: Numbering, _ blankLines: Int,
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
    of offset: Int, in record: Int, _ records: ArraySlice<RecordBatch.Stretch>, after base: Numbering,
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

extension [ColumnChecker.Suspect] {
  /// The record of the suspect of that number; past the last suspect, a number above all records'.
  fileprivate func record(of number: Int) -> Int { number < count ? self[number].record : .max }
}
