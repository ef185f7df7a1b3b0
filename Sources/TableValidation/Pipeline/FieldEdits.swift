internal import Bytes
internal import CSVRecords
internal import Validation

/// The fields of a chunk that are written otherwise than they are read, in the order of the input.
struct FieldEdits {
  private struct Edit {
    /// The field as it is written in the chunk.
    let raw: Range<Int>
    let replacement: Range<Int>
  }

  private let dialect: Dialect
  private let edits: [Edit]
  /// The first edit that is neither made nor skipped.
  private var next = 0

  /// Collects the fields that normalization has changed; `nil` for lines, which have no fields.
  ///
  /// - Parameter normalizers: One for each column that the plan checks.
  init?(_ normalizers: [ColumnNormalizer?], _ plan: CheckPlan, _ batch: RecordBatch) {
    guard case .csv(let dialect) = plan.format else { return nil }
    self.dialect = dialect
    edits = zip(normalizers, plan.checks).flatMap { normalizer, check in
      (normalizer?.changes ?? []).map { change in
        Edit(
          raw: batch.field(check.column, of: batch.wellFormedRecords[change.position]),
          replacement: change.normalized)
      }
    }.sorted { $0.raw.lowerBound < $1.raw.lowerBound }
  }

  /// Copies a range of the chunk with its fields edited: a field is quoted where it was quoted or has to be.
  ///
  /// - Parameter range: After those of earlier calls; it ends with no part of a field.
  mutating func copy(_ range: Range<Int>, in bytes: Span<UInt8>, to output: inout [UInt8]) {
    var start = range.lowerBound
    while next < edits.count, edits[next].raw.lowerBound < range.upperBound {
      let edit = edits[next]
      next += 1
      guard edit.raw.lowerBound >= range.lowerBound else { continue }
      output.append(bytes.extracting(start..<edit.raw.lowerBound))
      let isQuoted = !edit.raw.isEmpty && bytes[edit.raw.lowerBound] == dialect.quote
      // A value that the dialect cannot write stays as it was.
      let isWritten = dialect.append(bytes.extracting(edit.replacement), isQuoted: isQuoted, to: &output)
      start = isWritten ? edit.raw.upperBound : edit.raw.lowerBound
    }
    output.append(bytes.extracting(start..<range.upperBound))
  }
}
