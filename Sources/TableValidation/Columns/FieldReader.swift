internal import CSVRecords
internal import Validation

/// Reads one column of the well-formed records of a chunk: what each field holds, its quotes removed, and which fields
/// are absent.
struct FieldReader {
  private let rules: RuleSet
  private let column: Int
  private let dialect: Dialect
  private let onlyEmptyIsAbsent: Bool
  private let isAlwaysPresent: Bool
  private var scratch: [UInt8] = []

  init(_ check: ColumnCheck, _ format: RecordFormat) {
    rules = check.rules
    column = check.column
    dialect = format.fieldDialect
    // A line is always a value.
    isAlwaysPresent = if case .csv = format { false } else { true }
    onlyEmptyIsAbsent = rules.missingValues == [[]]
  }

  /// Replaces the values of the batch by the fields of the records; those that have to be unescaped are put behind the
  /// bytes of the chunk.
  mutating func read(_ records: RecordBatch, of chunk: inout Chunk, into batch: inout ColumnBatch) {
    read(records, chunk, into: &batch)
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
  }

  private mutating func read(_ batch: RecordBatch, _ chunk: Chunk, into column: inout ColumnBatch) {
    let bytes = chunk.storage.span
    let (records, starts) = (batch.wellFormedRecords.span, batch.fieldStarts.span)
    // No byte is above 255: without a quote character every field that is not empty is read as it is written.
    let quote = dialect.quote.map(Int.init) ?? .max
    let isReadAsWritten = onlyEmptyIsAbsent && !dialect.needsUnescaping
    let index = self.column
    var (values, absences) = (column.values, column.absences)
    (column.values, column.absences) = ([], [])
    values.removeAll(keepingCapacity: true)
    absences.removeAll(keepingCapacity: true)
    scratch.removeAll(keepingCapacity: true)
    values.append(addingCapacity: records.count) { values in
      for position in records.indices {
        let field = Int(records[position].firstField) + index
        let raw = Int(starts[field])..<Int(starts[field + 1]) - 1
        if isReadAsWritten, !raw.isEmpty, Int(bytes[raw.lowerBound]) != quote {
          values.append(raw)
        } else {
          let (value, isAbsent) = read(raw, in: bytes, scratchStart: chunk.scratchStart)
          if isAbsent && !isAlwaysPresent { absences.append(position) }
          values.append(value)
        }
      }
    }
    (column.values, column.absences) = (values, absences)
  }

  /// The content of a field, and whether it stands for an absent value.
  private mutating func read(
    _ raw: Range<Int>, in bytes: Span<UInt8>, scratchStart: Int
  ) -> (value: Range<Int>, isAbsent: Bool) {
    let start = scratchStart + scratch.count
    let value = dialect.content(of: raw, in: bytes, scratch: &scratch, scratchStart: scratchStart)
    guard value.lowerBound >= start else { return (value, isAbsent(bytes.extracting(value))) }
    return (value, isAbsent(scratch.span.extracting(value.lowerBound - scratchStart..<scratch.count)))
  }

  private func isAbsent(_ value: Span<UInt8>) -> Bool {
    onlyEmptyIsAbsent ? value.isEmpty : rules.isAbsent(value)
  }

  /// The positions of the values that stand for absent ones.
  func absences(in batch: ColumnBatch, of bytes: Span<UInt8>) -> [Int] {
    guard !isAlwaysPresent else { return [] }
    return batch.values.indices.filter { isAbsent(bytes.extracting(batch.values[$0])) }
  }
}
