internal import Bytes
internal import CSVRecords
internal import Validation

/// Searches for records inside a quoted field whose closing quote is missing.
struct QuotedRecordSearch {
  /// The minimum number of inner lines that resemble records, and of delimiters in such a line.
  private static let leastLines = 2
  private static let leastDelimiters = 2

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
    guard ends > batch.records.count + batch.notes.count(where: { $0.kind == .blankLine })
    else { return [] }
    let skipped = Set(
      batch.notes.filter { $0.kind == .tooLong || $0.kind == .unclosedQuote }.map(\.record))
    var notes: [RecordNote] = []
    for number in recordsOfManyLines(batch, chunk) where !skipped.contains(number) {
      let range = batch.records[number].range
      let row = TableRow(Array(chunk.storage[range]), dialect)
      notes += Self.longFields(of: row, dialect, columnCount: plan.columnCount, plan.options).map {
        RecordNote(
          record: number, offset: range.lowerBound + $0.offset, severity: .warning, failure: $0.failure)
      }
    }
    return notes
  }

  /// Returns the failures of the quoted fields of a row that have many lines, or inner lines that resemble records, with the
  /// index of the quote.
  static func longFields(
    of row: TableRow, _ dialect: Dialect, columnCount: Int, _ options: CheckOptions
  ) -> [(failure: ValidationFailure, offset: Int)] {
    guard let quote = dialect.quote else { return [] }
    return zip(row.fieldStarts, row.fieldRanges).compactMap { start, field in
      guard start < field.upperBound, row.bytes[start] == quote else { return nil }
      let bytes = row.bytes[start..<field.upperBound]
      return failure(of: bytes, dialect.delimiter, columnCount: columnCount, options).map { ($0, start) }
    }
  }

  /// Returns the numbers of the records with so many line ends inside that a field can be too long.
  private func recordsOfManyLines(_ batch: RecordBatch, _ chunk: Chunk) -> [Int] {
    // The lines inside a field have one line end more around them.
    let least = max(1, min(Self.leastLines + 1, plan.options.maximumFieldLines))
    var (found, current, count): ([Int], Int, Int) = ([], -1, 0)
    chunk.forEachInnerLineEnd { offset in
      let record = batch.records.partitioningIndex { $0.range.upperBound > offset }
      guard record < batch.records.count, batch.records[record].range.lowerBound <= offset else { return }
      (current, count) = (record, record == current ? count + 1 : 1)
      if count == least { found.append(record) }
    }
    return found
  }

  private static func failure(
    of field: ArraySlice<UInt8>, _ delimiter: UInt8, columnCount: Int, _ options: CheckOptions
  ) -> ValidationFailure? {
    var delimiters: [Int] = [0]
    var last: UInt8 = 0
    for byte in field {
      if byte == delimiter { delimiters[delimiters.count - 1] += 1 }
      if byte == 0x0D || (byte == 0x0A && last != 0x0D) { delimiters.append(0) }
      last = byte
    }
    let expected = columnCount - 1
    let alike = delimiters.dropFirst().dropLast().count { $0 == expected }
    let hasRecords = expected >= leastDelimiters && alike >= leastLines
    guard delimiters.count > options.maximumFieldLines || hasRecords else { return nil }
    return ValidationFailure(
      "record.long-field",
      ["lines": .integer(delimiters.count), "delimiters": .integer(delimiters.reduce(0, +))])
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
