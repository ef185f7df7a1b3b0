internal import Bytes
internal import CSVRecords
internal import Validation

/// Reads one column of the well-formed records of a chunk: the value of each field, without its quotes, and which values are
/// absent.
struct FieldReader {
  private let rules: RuleSet
  private let column: Int
  private let dialect: Dialect
  private let onlyEmptyIsAbsent: Bool
  private let isAlwaysPresent: Bool
  /// Whether white space at both ends of a field does not belong to its value.
  private let trims: Bool
  private var scratch: [UInt8] = []

  init(_ check: ColumnCheck, _ format: RecordFormat, trims: Bool = false) {
    self.trims = trims
    rules = check.rules
    column = check.column
    dialect = format.fieldDialect
    // A line is always a value.
    isAlwaysPresent = if case .csv = format { false } else { true }
    onlyEmptyIsAbsent = rules.missingValues == [[]]
  }

  /// Replaces the values of the batch by the fields of the records; fields that need unescaping are appended to the storage of
  /// the chunk, after its bytes.
  mutating func read(_ records: RecordBatch, of chunk: inout Chunk, into batch: inout ColumnBatch) {
    read(records, chunk, into: &batch)
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
  }

  private mutating func read(_ batch: RecordBatch, _ chunk: Chunk, into column: inout ColumnBatch) {
    let bytes = chunk.storage.span
    let (records, starts) = (batch.wellFormedRecords.span, batch.fieldStarts.span)
    // Without a quote character the number is above that of any byte, so that every field that is not empty is read as it is.
    let quote = dialect.quote.map(Int.init) ?? .max
    let isReadAsWritten = onlyEmptyIsAbsent && !dialect.needsUnescaping && !trims
    let index = self.column
    var (values, absences) = (column.values, column.absences)
    (column.values, column.absences) = ([], [])
    values.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    scratch.removeAll(keepingCapacity: true)
    precondition(
      records.isEmpty || Int(records[records.count - 1].firstField) + index + 1 < starts.count,
      "the last record has that column")
    values.append(addingCapacity: records.count) { values in
      for position in records.indices {
        // SAFETY: the position is one of the records. These ascend by their first fields, and the precondition checks the last,
        // so that both starts are among those of the batch. Starts have 32 bits, so that no sum overflows, and ascend by 1 or more,
        // so that no range is reversed.
        let field = unsafe Int(records[unchecked: position].firstField) &+ index
        let raw = unsafe Range(
          uncheckedBounds: (Int(starts[unchecked: field]), Int(starts[unchecked: field &+ 1]) &- 1))
        if isReadAsWritten, !raw.isEmpty, Int(bytes[raw.lowerBound]) != quote {
          values.append(raw)
        } else {
          let value = dialect.content(
            of: raw, in: bytes, scratch: &scratch, scratchStart: chunk.scratchStart)
          if trims {
            let trimmed = trimmed(value, of: raw, in: bytes, scratchStart: chunk.scratchStart)
            if trimmed == nil { absences.append(position) }
            values.append(trimmed ?? value)
            continue
          }
          if isAbsent(value, in: bytes, scratchStart: chunk.scratchStart) { absences.append(position) }
          values.append(value)
        }
      }
    }
    (column.values, column.absences) = (values, absences)
  }

  /// Whether the content of a field, which is in the bytes or in the scratch behind them, represents an absent value.
  @inline(__always)
  private func isAbsent(_ value: Range<Int>, in bytes: Span<UInt8>, scratchStart: Int) -> Bool {
    if onlyEmptyIsAbsent || isAlwaysPresent { return value.isEmpty && !isAlwaysPresent }
    guard value.lowerBound >= scratchStart else { return rules.isAbsent(bytes.extracting(value)) }
    let unescaped = value.lowerBound - scratchStart..<value.upperBound - scratchStart
    return rules.isAbsent(scratch.span.extracting(unescaped))
  }

  /// Returns a value without white space at its ends; `nil` if the field as it is, or nothing, remains as an absent value.
  private func trimmed(
    _ value: Range<Int>, of raw: Range<Int>, in bytes: Span<UInt8>, scratchStart: Int
  ) -> Range<Int>? {
    // Spaces that the dialect skips belong to a field that is not quoted.
    let isUnquoted = value.upperBound == raw.upperBound && value.lowerBound > raw.lowerBound
    let hasSpaces = isUnquoted && bytes[raw.lowerBound] == 0x20
    let whole = hasSpaces ? raw : value
    if isAbsent(whole, in: bytes, scratchStart: scratchStart) { return nil }
    let isInScratch = value.lowerBound >= scratchStart
    let base = isInScratch ? scratchStart : 0
    let text = isInScratch ? scratch.span : bytes
    let inner = text.extracting(value.lowerBound - base..<value.upperBound - base).withoutWhiteSpace
    let rest = value.lowerBound + inner.lowerBound..<value.lowerBound + inner.upperBound
    return rest.isEmpty && !isAlwaysPresent ? nil : rest
  }

  /// Returns the positions of the values that count as absent.
  func absences(in batch: ColumnBatch, of bytes: Span<UInt8>) -> [Int] {
    guard !isAlwaysPresent else { return [] }
    return batch.values.indices.filter { isAbsent(batch.values[$0], in: bytes, scratchStart: bytes.count) }
  }
}
