internal import CSV
internal import Validation

extension RecordChecker {
  /// Writes the findings of the chunk and copies its records, in the order of the input.
  ///
  /// - Parameter base: How many records and lines are before the chunk.
  mutating func write(after base: Numbering, to turn: inout OrderedOutput.Turn) throws {
    guard chunk.kind == .records else { return writeOversized(after: base, to: &turn) }
    let notes = RecordNote.notes(batch, chunk, plan)
    var locator = LineLocator(plan.format, firstLine: base.lines + 1, batch, notes, chunk)
    var nextNote = 0
    // Taken out once: what is asked of a column for every record must not touch all that the column has.
    let suspects = columns.map(\.suspects)
    let warnings = columns.map(\.warnings)
    var heads = [Int](repeating: 0, count: columns.count)
    var nextSuspect = 0
    var blankLines = 0
    var copied = 0
    // Places are told, and reasons asked, only where there is a report.
    let isReported = plan.report != nil
    if !isReported && !plan.options.reportsAll {
      for index in columns.indices { columns[index].tally(&tally, check: index) }
    }
    while let record = nextRecord(notes, nextNote, suspects, heads, nextSuspect) {
      var isInvalid = false
      while nextNote < notes.count, notes[nextNote].record == record {
        let note = notes[nextNote]
        let place = !isReported ? nil : self.place(of: note, after: base, blankLines, &locator)
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
            let place = place(of: suspect.offset, in: record, after: base, blankLines, &locator)
            report(suspect, column: index, at: place, to: &turn)
          } else if plan.options.reportsAll {
            report(suspect, column: index, at: nil, to: &turn)
          }
          isInvalid = isInvalid || warnings[index].isEmpty || !warnings[index][heads[index]]
          heads[index] += 1
        }
        while self.record(ofSuspect: nextSuspect) == record, recordSuspects[nextSuspect].check == index {
          let suspect = recordSuspects[nextSuspect]
          let place =
            !isReported ? nil : place(of: suspect.offset, in: record, after: base, blankLines, &locator)
          report(suspect, at: place, to: &turn)
          isInvalid = isInvalid || suspect.severity == .error
          nextSuspect += 1
        }
        index += 1
      }
      if isInvalid {
        if turn.copiesValid { copy(copied..<record, to: &turn.valid) }
        if turn.copiesInvalid { copy(record..<record + 1, to: &turn.invalid) }
        copied = record + 1
        invalidCount += 1
      }
      try turn.flushIfFull()
    }
    if turn.copiesValid { copy(copied..<batch.records.count, to: &turn.valid) }
  }

  /// The next record that there is something to say of.
  private func nextRecord(
    _ notes: [RecordNote], _ nextNote: Int, _ suspects: [[ColumnChecker.Suspect]], _ heads: [Int],
    _ nextSuspect: Int
  ) -> Int? {
    var next = nextNote < notes.count ? notes[nextNote].record : Int.max
    next = min(next, record(ofSuspect: nextSuspect))
    for index in suspects.indices { next = min(next, suspects[index].record(of: heads[index])) }
    return next == .max ? nil : next
  }

  /// The record of the suspect of that number beyond the columns; past the last, a number above all records'.
  private func record(ofSuspect number: Int) -> Int {
    number < recordSuspects.count ? recordSuspects[number].record : .max
  }

  private func place(
    of note: RecordNote, after base: Numbering, _ blankLines: Int, _ locator: inout LineLocator
  ) -> Finding.Place {
    guard note.isBlankLine else {
      return place(of: note.offset, in: note.record, after: base, blankLines, &locator)
    }
    let (line, column) = locator.locate(
      note.offset, recordStart: note.offset, linesBefore: note.record + blankLines, in: chunk)
    return .init(record: nil, line: line, column: column, offset: chunk.offset + note.offset)
  }

  private func place(
    of offset: Int, in record: Int, after base: Numbering, _ blankLines: Int, _ locator: inout LineLocator
  ) -> Finding.Place {
    let (line, column) = locator.locate(
      offset, recordStart: Int(batch.records[record].start), linesBefore: record + blankLines, in: chunk)
    return .init(
      record: base.records + record + 1, line: line, column: column, offset: chunk.offset + offset)
  }

  private mutating func report(
    _ note: RecordNote, at place: Finding.Place?, to turn: inout OrderedOutput.Turn
  ) {
    tally.count(note.failure.code.rawValue, note.severity, check: -1)
    guard let place, plan.report != nil else { return }
    let noValue: [UInt8] = []
    writers[columns.count].write(
      "record", note.failure, severity: note.severity, at: place, value: noValue.span,
      to: &turn.findings)
  }

  /// Tells why a suspect does not pass. A strategy that refuses a value without a reason is a fault of the strategy;
  /// its finding is not lost all the same.
  private mutating func report(
    _ suspect: ColumnChecker.Suspect, column: Int, at place: Finding.Place?,
    to turn: inout OrderedOutput.Turn
  ) {
    let bytes = chunk.storage
    let value = bytes.span.extracting(suspect.value)
    // Taken out once: each way to it through the plan copies all that the column is checked by.
    let rules = plan.checks[column].rules
    let isPresent = plan.valuesAreLines || !rules.isMissing(value)
    let reportsAll = plan.options.reportsAll
    var position = 0
    if !reportsAll && rules.hasWarnings {
      let found =
        rules.firstFinding(in: value, isPresent: isPresent, from: &position) ?? rules.unexplained(value)
      return report(found, of: value, column, at: place, to: &turn)
    }
    var isExplained = false
    while let failure = rules.nextFailure(in: value, isPresent: isPresent, from: &position) {
      isExplained = true
      if position > 1 {
        report(
          failure, rules.strategies[position - 2].name, rules.strategies[position - 2].severity,
          rules.strategies[position - 2].messages, of: value, column, at: place, to: &turn)
      } else {
        report(
          failure, rules.presence.ruleName ?? "", rules.presenceSeverity, rules.presenceMessages, of: value,
          column, at: place, to: &turn)
      }
      if !reportsAll { return }
    }
    if !isExplained { report(rules.unexplained(value), of: value, column, at: place, to: &turn) }
  }

  @inline(__always)
  private mutating func report(
    _ failure: ValidationFailure, _ rule: String, _ severity: Severity, _ messages: RuleMessages?,
    of value: Span<UInt8>, _ column: Int, at place: Finding.Place?, to turn: inout OrderedOutput.Turn
  ) {
    tally.count(rule, severity, check: column)
    guard let place else { return }
    writers[column].write(
      rule, failure, severity: severity, messages: messages, at: place, value: value, to: &turn.findings)
  }

  private mutating func report(
    _ found: RuleSet.Finding, of value: Span<UInt8>, _ column: Int, at place: Finding.Place?,
    to turn: inout OrderedOutput.Turn
  ) {
    report(
      found.failure, found.rule, found.severity, found.messages, of: value, column, at: place, to: &turn)
  }

  private mutating func report(
    _ suspect: RecordSuspect, at place: Finding.Place?, to turn: inout OrderedOutput.Turn
  ) {
    let isOfColumn = suspect.check < columns.count
    tally.count(suspect.finding.rule, suspect.severity, check: isOfColumn ? suspect.check : -1)
    guard let place else { return }
    let bytes = chunk.storage
    writers[suspect.check].write(
      suspect.finding.rule, suspect.finding.failure, severity: suspect.severity,
      messages: suspect.finding.messages, at: place, value: bytes.span.extracting(suspect.value),
      to: &turn.findings)
  }

  /// Copies records byte for byte; blank lines between them are left out.
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

extension RuleSet {
  /// What is said of a value that a strategy refuses without a reason.
  fileprivate func unexplained(_ value: Span<UInt8>) -> Finding {
    let refusing = strategies.filter { $0.strategy.verdict(on: value) != .valid }
    let named = refusing.first { $0.severity == .error } ?? refusing.first
    return Finding(
      rule: named?.name ?? "rule", failure: ValidationFailure("rule.unexplained"),
      severity: named?.severity ?? .error, messages: named?.messages)
  }
}
