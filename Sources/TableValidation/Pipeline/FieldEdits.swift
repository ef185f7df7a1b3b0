internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import Validation

/// The fields of a chunk that are written with another value than they are read, in the order of the input.
struct FieldEdits {
  private struct Edit {
    /// The range of the field in the chunk, quotes included.
    let raw: Range<Int>
    let replacement: Range<Int>
  }

  /// The dialect of the fields; `nil` for the members of JSON objects.
  private let dialect: Dialect?
  private let edits: [Edit]
  /// The first edit that is neither made nor skipped.
  private var next = 0

  /// Collects the fields that normalization has changed; `nil` for lines, which have no fields.
  ///
  /// - Parameters:
  ///   - normalizers: One for each column that the plan checks.
  ///   - records: The records of the chunk.
  init?(_ normalizers: [ColumnNormalizer?], plan: CheckPlan, of records: some ChunkedRecords) {
    switch plan.format {
    case .csv(let dialect): self.dialect = dialect
    case .jsonLines, .jsonArray: dialect = nil
    case .lines, .nulTerminated: return nil
    }
    edits = zip(normalizers, plan.checks).flatMap { normalizer, check in
      (normalizer?.changes ?? []).map { change in
        Edit(
          raw: records.field(check.column, at: change.position), replacement: change.normalized)
      }
    }.sorted { $0.raw.lowerBound < $1.raw.lowerBound }
  }

  /// Copies a range of the chunk with the new values of its fields. A field is quoted if it was quoted or needs quotes.
  ///
  /// - Parameter range: The range, which follows those of earlier calls and must not end within a field.
  mutating func copy(_ range: Range<Int>, in bytes: Span<UInt8>, to output: inout [UInt8]) {
    var start = range.lowerBound
    while next < edits.count, edits[next].raw.lowerBound < range.upperBound {
      let edit = edits[next]
      next += 1
      guard edit.raw.lowerBound >= range.lowerBound else { continue }
      guard let dialect else {
        output.append(bytes.extracting(start..<edit.raw.lowerBound))
        append(bytes.extracting(edit.replacement), insteadOf: bytes.extracting(edit.raw), to: &output)
        start = edit.raw.upperBound
        continue
      }
      let field = dialect.start(ofField: edit.raw, in: bytes)
      output.append(bytes.extracting(start..<field))
      let isQuoted = field < edit.raw.upperBound && bytes[field] == dialect.quote
      // A field whose new value the dialect cannot express is copied unchanged.
      let text = bytes.extracting(edit.replacement)
      let isWritten =
        dialect.separatorSize == 0
        ? dialect.append(text, filling: bytes.extracting(edit.raw), to: &output)
        : dialect.append(text, isQuoted: isQuoted, to: &output)
      start = isWritten ? edit.raw.upperBound : field
    }
    output.append(bytes.extracting(start..<range.upperBound))
  }

  /// Appends the new value of a member of JSON Lines: a string stays one, and another value becomes one if the new text is not
  /// JSON.
  private func append(_ text: Span<UInt8>, insteadOf raw: Span<UInt8>, to output: inout [UInt8]) {
    if raw[0] != UInt8(ascii: "\""), (try? JSONScanner.check(text)) != nil { return output.append(text) }
    output.append(UInt8(ascii: "\""))
    output.appendEscaped(text)
    output.append(UInt8(ascii: "\""))
  }
}
