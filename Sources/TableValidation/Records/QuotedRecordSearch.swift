internal import Bytes
internal import CSVRecords
internal import Validation

/// Searches for records inside a quoted field whose closing quote is missing.
struct QuotedRecordSearch {
  private let plan: CheckPlan

  init(_ plan: CheckPlan) {
    self.plan = plan
  }

  /// Returns the warnings about quoted fields that have many lines, or inner lines that resemble records.
  ///
  /// A chunk in which each record is one line costs no more than a comparison of two numbers.
  func longFields(_ batch: RecordBatch, _ chunk: Chunk) -> [RecordNote] {
    guard case .csv(let dialect) = plan.format, dialect.quote != nil else { return [] }
    let ends = chunk.lineEndCount + (chunk.missingEnd.isEmpty ? 0 : 1)
    guard ends > batch.records.count + batch.skippedLines
    else { return [] }
    let skipped = Set(
      batch.notes.filter { $0.kind == .tooLong || $0.kind == .unclosedQuote }.map(\.record))
    var notes: [RecordNote] = []
    for number in recordsOfManyLines(batch, chunk) where !skipped.contains(number) {
      let range = batch.records[number].range
      let row = TableRow(Array(chunk.storage[range]), dialect)
      notes += LongFields.failures(of: row, dialect, columnCount: plan.columnCount, plan.options).map {
        RecordNote(
          record: number, offset: range.lowerBound + $0.offset, severity: .warning, failure: $0.failure)
      }
    }
    return notes
  }

  /// Returns the numbers of the records with so many line ends inside that a field can be too long.
  private func recordsOfManyLines(_ batch: RecordBatch, _ chunk: Chunk) -> [Int] {
    // The lines inside a field have one line end more around them.
    let least = max(1, min(LongFields.leastLines + 1, plan.options.maximumFieldLines))
    var (found, current, count): ([Int], Int, Int) = ([], -1, 0)
    chunk.forEachInnerLineEnd { offset in
      let record = batch.records.partitioningIndex { $0.range.upperBound > offset }
      guard record < batch.records.count, batch.records[record].range.lowerBound <= offset else { return }
      (current, count) = (record, record == current ? count + 1 : 1)
      if count == least { found.append(record) }
    }
    return found
  }

  /// Returns the note on the quote that is open where the maximum size ends a record of the chunk, if lines follow the quote up
  /// to there, or if the input ends before the quote is closed.
  func openQuote(of record: Int, _ batch: RecordBatch, _ chunk: Chunk) -> RecordNote? {
    guard case .csv(let dialect) = plan.format else { return nil }
    let range = batch.records[record].range
    let bytes = chunk.storage.span.extracting(range)
    let quote = OpenQuote(
      in: bytes, at: range.lowerBound, maximumSize: plan.options.maximumRecordSize, plan.format)
    guard let quote else { return nil }
    if quote.lineEnds > 0 {
      return RecordNote(
        record: record, offset: quote.offset, severity: .error, failure: .unclosedQuote(lines: quote.lines))
    }
    guard chunk.isCutInQuotes, range.upperBound == chunk.count,
      TableRow(Array(chunk.storage[range]), dialect).notes.contains(where: {
        $0.kind == .unclosedQuote && range.lowerBound + $0.offset == quote.offset
      })
    else { return nil }
    let lines = Self.lineCount(in: chunk, quote.offset..<chunk.count)
    return RecordNote(
      record: record, offset: quote.offset, severity: .error, failure: .unclosedQuote(lines: lines))
  }

  /// Returns the number of lines that bytes are on.
  static func lineCount(in chunk: Chunk, _ range: Range<Int>) -> Int {
    let ends = chunk.lineEnds(in: range)
    return ends.count + (ends.last == range.upperBound ? 0 : 1)
  }
}
