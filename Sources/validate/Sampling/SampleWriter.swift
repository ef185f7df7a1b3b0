internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import RuleAnalysis
internal import RuleFiles
internal import Validation

/// The bytes of records that are made: in the dialect of a rule file, as JSON Lines, or as lines.
struct SampleWriter: Sendable {
  /// A format of the records.
  enum Format: String, CaseIterable {
    case csv, jsonl, lines
  }

  private let format: Format
  private let dialect: TableDialect
  private let fields: [SampledField]
  /// The text of an absent value of each field.
  private let absent: [[UInt8]]
  private let delimiter: [UInt8]

  init(_ format: Format, _ fields: [SampledField], in dialect: TableDialect) {
    (self.format, self.dialect, self.fields) = (format, dialect, fields)
    delimiter = dialect.records.delimiter
    absent = fields.map { $0.rules.missingValues.contains([]) ? [] : $0.rules.missingValues.first ?? [] }
  }

  /// Throws ``UsageError`` for a dialect or an encoding in which records are not written.
  static func requireWritable(
    _ names: [String], in format: Format, _ dialect: TableDialect, encoding: String?
  ) throws(UsageError) {
    if format == .jsonl, let nested = names.first(where: { $0.hasPrefix("/") }) {
      throw UsageError(
        "field '\(nested.shortened)' is within a member of an object, which is not made; use --output csv")
    }
    guard format == .csv else { return }
    if dialect.records.separatorSize == 0 || dialect.layout.countsRows {
      throw UsageError(
        "records of fixed width, or with several rows of a header, are not made; use --output jsonl")
    }
    if let encoding, isUnwritable(encoding) {
      throw UsageError("records in the encoding \(encoding) are not made; name a rule file for UTF-8")
    }
    guard dialect.hasHeader else { return }
    let canHave = condition(format, dialect, encoding: encoding)
    for name in names where !canHave(name.utf8Span.span) {
      throw UsageError("the dialect cannot write the name of field '\(name.shortened)'; use --output jsonl")
    }
  }

  /// Whether text in ASCII is not the same in an encoding.
  private static func isUnwritable(_ encoding: String) -> Bool {
    let name = encoding.lowercased()
    return name.hasPrefix("utf-16") || name.hasPrefix("utf-32") || name.hasPrefix("ucs")
  }

  /// Returns whether the format can have a value.
  ///
  /// - Parameter encoding: The name of the encoding in which the records are read; `nil` for UTF-8.
  static func condition(
    _ format: Format, _ dialect: TableDialect, encoding: String?
  ) -> @Sendable (Span<UInt8>) -> Bool {
    let isUTF8 = encoding.map { ["utf-8", "utf8", "auto"].contains($0.lowercased()) } ?? true
    let records = dialect.records
    let absent = dialect.nullSequence.map { Array($0.utf8) } ?? records.nullSequence?.bytes
    let hasQuotes = records.quote.map { ($0, records.doublesQuotes || records.escape != nil) }
    // In quotes that are doubled a field can have any value.
    let canHaveAll = records.quote != nil && records.doublesQuotes && records.nullSequence == nil
    return { value in
      // A NUL byte is a warning in a text.
      if format != .jsonl, value.indices.contains(where: { value[$0] == 0 }) { return false }
      if !isUTF8, format == .csv, value.indices.contains(where: { value[$0] >= 0x80 }) { return false }
      switch format {
      case .jsonl: return true
      case .lines: return !value.indices.contains { value[$0] == 0x0A || value[$0] == 0x0D }
      case .csv:
        // A mark of a byte order is none of a value, and the sequence for absent values means none.
        if value.starts(with: "\u{FEFF}") { return false }
        if let absent, value.equals(absent.span) { return false }
        if let (quote, isEscaped) = hasQuotes, !isEscaped, value.firstIndex(of: quote) != nil { return false }
        guard !canHaveAll else { return true }
        var field: [UInt8] = []
        return records.append(value, isQuoted: false, to: &field)
      }
    }
  }

  /// Appends the header, if the format has one.
  func appendHeader(to output: inout [UInt8]) {
    guard format == .csv, dialect.hasHeader else { return }
    for (index, field) in fields.enumerated() {
      append(field.name.utf8Span.span, isFirst: index == 0, to: &output)
    }
    endRecord(from: 0, in: &output)
  }

  /// Appends a record.
  func append(_ record: SampledRecord, to output: inout [UInt8]) {
    switch format {
    case .lines:
      if let range = record.range(of: 0) { output += record.bytes[range] }
      output.append(0x0A)
    case .csv:
      let (start, bytes) = (output.count, record.bytes)
      for index in fields.indices {
        if let range = record.range(of: index) {
          append(bytes.span.extracting(range), isFirst: index == 0, to: &output)
        } else {
          let absent = absent[index]
          append(absent.span, isFirst: index == 0, to: &output)
        }
      }
      endRecord(from: start, in: &output)
    case .jsonl:
      output.append(UInt8(ascii: "{"))
      for index in fields.indices {
        if index > 0 { output.append(literal: ", ") }
        output.append(json: fields[index].name)
        output.append(literal: ": ")
        guard let value = record[index] else {
          output.append(literal: "null")
          continue
        }
        output.append(sampled: value, ofType: fields[index].typeName)
      }
      output.append(literal: "}\n")
    }
  }

  private func append(_ field: Span<UInt8>, isFirst: Bool, to output: inout [UInt8]) {
    if !isFirst { output += delimiter }
    _ = dialect.records.append(field, isQuoted: false, to: &output)
  }

  private func endRecord(from start: Int, in output: inout [UInt8]) {
    // A line of nothing would be no record.
    if output.count == start, let quote = dialect.records.quote { output += [quote, quote] }
    output.append(0x0A)
  }
}
