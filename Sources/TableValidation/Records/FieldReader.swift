internal import Bytes
internal import CSVRecords
internal import Validation

/// Reads columns of the well-formed records of a chunk: the value of each field, without its quotes, and which values are
/// absent.
struct FieldReader {
  private let dialect: Dialect
  private let isAlwaysPresent: Bool
  /// Whether white space at both ends of a field does not belong to its value.
  private let trims: Bool
  private var scratch: [UInt8] = []

  init(_ format: RecordFormat, trims: Bool = false) {
    self.trims = trims
    dialect = format.fieldDialect
    // A line is always a value.
    isAlwaysPresent = if case .csv = format { false } else { true }
  }

  /// Replaces the values of the batch by the fields of a column; fields that need unescaping are appended to the storage of the
  /// chunk, after its bytes.
  mutating func read(
    _ column: CheckedColumn, _ records: RecordBatch, of chunk: inout Chunk, into batch: inout ColumnBatch
  ) {
    read(column, of: records, in: chunk.storage, scratchStart: chunk.scratchStart, into: &batch)
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
  }

  private mutating func read(
    _ column: CheckedColumn, of records: RecordBatch, in bytes: [UInt8], scratchStart: Int,
    into batch: inout ColumnBatch
  ) {
    let index = column.column
    let (wellFormedRecords, fieldStarts) = (records.wellFormedRecords, records.fieldStarts)
    let (lists, starts, bytes) = (records, fieldStarts.span, bytes.span)
    let (records, firstFilled) = (wellFormedRecords.span, lists.firstFilled ?? .max)
    // Without a quote character the number is above that of any byte, so that every field that is not empty is read as it is.
    let quote = dialect.quote.map(Int.init) ?? .max
    // A copy of the dialect for each field would cost more than its content.
    let dialect = dialect
    // A field ends one byte before the next one, or it is read with the size of the separator.
    let isSeparatedByByte = lists.separatorSize == 1
    let isReadAsWritten =
      column.onlyEmptyIsAbsent && !dialect.needsUnescaping && !trims && isSeparatedByByte
    var (values, absences) = (batch.values, batch.absences)
    (batch.values, batch.absences) = ([], [])
    values.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    scratch.removeAll(keepingCapacity: true)
    precondition(
      firstFilled < .max
        ? wellFormedRecords.allSatisfy { Int($0.firstField) + index + 1 < starts.count }
        : records.isEmpty || Int(records[records.count - 1].firstField) + index + 1 < starts.count,
      "each record has that column")
    values.append(addingCapacity: records.count) { values in
      for position in records.indices {
        // SAFETY: the position is one of the records. These ascend by their first fields, and the precondition checks the last or, if
        // some are filled, each of them, so that both starts are among those of the batch. Starts have 32 bits, so that no sum overflows, and ascend by 1 or more,
        // so that no range is reversed.
        let field = unsafe Int(records[unchecked: position].firstField) &+ index
        var raw = unsafe Range(
          uncheckedBounds: (Int(starts[unchecked: field]), Int(starts[unchecked: field &+ 1]) &- 1))
        if field >= firstFilled { raw = lists.filled(raw, of: records[position]) }
        if isReadAsWritten, !raw.isEmpty, Int(bytes[raw.lowerBound]) != quote {
          values.append(raw)
        } else {
          if !isSeparatedByByte { raw = lists.field(index, of: records[position]) }
          let value = dialect.content(of: raw, in: bytes, scratch: &scratch, scratchStart: scratchStart)
          if trims {
            let trimmed = trimmed(value, of: raw, column, in: bytes, scratchStart: scratchStart)
            if trimmed == nil { absences.append(position) }
            values.append(trimmed ?? value)
            continue
          }
          if isAbsent(value, column, in: bytes, scratchStart: scratchStart) { absences.append(position) }
          values.append(value)
        }
      }
    }
    (batch.values, batch.absences) = (values, absences)
  }

  /// Whether the content of a field, which is in the bytes or in the scratch behind them, represents an absent value.
  @inline(__always)
  private func isAbsent(
    _ value: Range<Int>, _ column: CheckedColumn, in bytes: Span<UInt8>, scratchStart: Int
  ) -> Bool {
    if column.onlyEmptyIsAbsent || isAlwaysPresent { return value.isEmpty && !isAlwaysPresent }
    guard value.lowerBound >= scratchStart else { return column.isAbsent(bytes.extracting(value)) }
    let unescaped = value.lowerBound - scratchStart..<value.upperBound - scratchStart
    return column.isAbsent(scratch.span.extracting(unescaped))
  }

  /// Returns a value without white space at its ends; `nil` if the field as it is, or nothing, remains as an absent value.
  private func trimmed(
    _ value: Range<Int>, of raw: Range<Int>, _ column: CheckedColumn, in bytes: Span<UInt8>,
    scratchStart: Int
  ) -> Range<Int>? {
    // Spaces that the dialect skips belong to a field that is not quoted.
    let isUnquoted = value.upperBound == raw.upperBound && value.lowerBound > raw.lowerBound
    let hasSpaces = isUnquoted && bytes[raw.lowerBound] == 0x20
    let whole = hasSpaces ? raw : value
    if isAbsent(whole, column, in: bytes, scratchStart: scratchStart) { return nil }
    let isInScratch = value.lowerBound >= scratchStart
    let base = isInScratch ? scratchStart : 0
    let text = isInScratch ? scratch.span : bytes
    let inner = text.extracting(value.lowerBound - base..<value.upperBound - base).withoutWhiteSpace
    let rest = value.lowerBound + inner.lowerBound..<value.lowerBound + inner.upperBound
    return rest.isEmpty && !isAlwaysPresent ? nil : rest
  }

  /// Returns the positions of the values that count as absent.
  func absences(in batch: ColumnBatch, of column: CheckedColumn, in bytes: Span<UInt8>) -> [Int] {
    guard !isAlwaysPresent else { return [] }
    return batch.values.indices.filter {
      isAbsent(batch.values[$0], column, in: bytes, scratchStart: bytes.count)
    }
  }
}
