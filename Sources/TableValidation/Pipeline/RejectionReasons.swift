internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import Validation

/// Adds the codes and messages of its errors to each rejected record that is copied: two fields in the dialect of the file, two
/// members of a JSON object. Those of an earlier copy are replaced.
struct RejectionReasons {
  private let format: RecordFormat
  private let columnCount: Int
  /// Whether the records of a table have the fields already.
  private let replaces: Bool

  /// Creates the reasons for the records of a plan; `nil` if they are not written, or the records have no fields or only those of fixed
  /// width.
  init?(_ plan: CheckPlan) {
    guard plan.options.writesReasons, plan.format != .lines, plan.format != .nulTerminated else { return nil }
    if case .csv(let dialect) = plan.format, dialect.separatorSize == 0 { return nil }
    format = plan.format
    columnCount = plan.columnCount
    replaces = plan.hasReasons
  }

  /// Returns the bytes with which the copies of an input begin.
  func header(of input: TableInput) -> RecordBuffer {
    let copy = input.headerCopy
    guard case .csv(let dialect) = format, input.header != nil, !replaces else { return copy }
    let end = Self.start(ofEnd: copy.bytes[...], dialect)
    let names = Self.fields(ReasonFields.names, dialect)
    return RecordBuffer(bytes: copy.bytes[..<end] + names + copy.bytes[end...], missingEnd: copy.missingEnd)
  }

  /// Returns a record with its reasons; `nil` if it has no end at which they could be added.
  ///
  /// - Parameters:
  ///   - number: The number of the record in the chunk.
  ///   - findings: The findings on the record.
  func record(_ number: Int, in records: some ChunkedRecords, because findings: ArraySlice<Finding>)
    -> [UInt8]?
  {
    // A line before the record that is not one may have an error too.
    let errors = findings.filter { $0.severity == .error && $0.location.record != nil }
    guard !errors.contains(where: { ReasonFields.codesWithoutEnd.contains($0.failure.code.rawValue) }) else {
      return nil
    }
    let texts = [
      errors.map(\.failure.code.rawValue).joined(separator: " | "),
      errors.map { ($0.field.map { "\($0): " } ?? "") + $0.explanation() }.joined(separator: " | "),
    ]
    let record = records.parsed.chunk.storage[records.parsed.batch.records[number].range]
    guard case .csv(let dialect) = format else {
      return Self.object(format.isArray ? record.element : record, texts)
    }
    let end = Self.start(ofEnd: record, dialect)
    guard !Self.isEscaped(end, in: record, dialect) else { return nil }
    let added = Self.fields(texts, dialect) + record[end...]
    guard let kept = dialect.extensible(record[..<end]) else { return nil }
    let found = records.parsed.batch.fieldCount(ofRagged: number) ?? columnCount
    guard found >= columnCount, let position = records.position(of: number) else {
      let missing = columnCount - (replaces ? ReasonFields.names.count : 0) - found
      return kept + (missing > 0 ? dialect.emptyFields(missing, after: kept.span) : []) + added
    }
    guard replaces else { return kept + added }
    // The delimiter before the first of the two fields.
    let first =
      records.field(columnCount - ReasonFields.names.count, at: position).lowerBound - dialect.separatorSize
    return record[..<first] + added
  }

  /// Returns fields, each after a delimiter, without line feeds, and without delimiters where the dialect cannot write them.
  private static func fields(_ texts: [String], _ dialect: Dialect) -> [UInt8] {
    var fields: [UInt8] = []
    for text in texts {
      let line = text.utf8.map { $0 == 0x0A || $0 == 0x0D ? UInt8(ascii: " ") : $0 }
      let delimiter = dialect.delimiter
      fields += delimiter
      if dialect.append(line.span, isQuoted: false, to: &fields) { continue }
      fields += line.map { delimiter.contains($0) ? UInt8(ascii: " ") : $0 }
    }
    return fields
  }

  /// Returns the offset of the bytes that end a record.
  private static func start(ofEnd record: ArraySlice<UInt8>, _ dialect: Dialect) -> Int {
    guard let last = record.last, last == 0x0A || last == 0x0D else { return record.endIndex }
    let end = record.endIndex - 1
    guard last == 0x0A, record.dropLast().last == 0x0D, !isEscaped(end - 1, in: record, dialect) else {
      return end
    }
    return end - 1
  }

  /// Whether an odd number of escapes precedes an offset, so that the byte there would be part of the field.
  private static func isEscaped(_ offset: Int, in record: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    guard let escape = dialect.escape else { return false }
    return !record[..<offset].reversed().prefix { $0 == escape }.count.isMultiple(of: 2)
  }

  /// Returns an object with the two members at its end, in place of those of an earlier copy; `nil` if it cannot be read.
  private static func object(_ line: ArraySlice<UInt8>, _ texts: [String]) -> [UInt8]? {
    var reader = JSONReader()
    let text = Array(line)
    var depth = 0
    /// The names of the outermost members, each with its quotation marks.
    var names: [ArraySlice<UInt8>] = []
    var closing: Int?
    while closing == nil, let token = try? reader.next(in: text.span) {
      switch token.kind {
      case .objectStart, .arrayStart: depth += 1
      case .objectEnd, .arrayEnd: depth -= 1
      case .name where depth == 1: names.append(text[token.range])
      default: break
      }
      if depth == 0 { closing = token.range.lowerBound }
    }
    guard let closing else { return nil }
    var end = closing
    let last = names.suffix(ReasonFields.names.count)
    let written = ReasonFields.names.map { Array("\"\($0)\"".utf8)[...] }
    if last.elementsEqual(written), let first = last.first?.startIndex,
      let mark = text[..<first].lastIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") })
    {
      names.removeLast(written.count)
      end = names.isEmpty ? mark + 1 : mark
    }
    var added: [UInt8] = []
    for (name, reason) in zip(ReasonFields.names, texts) {
      if !(names.isEmpty && added.isEmpty) { added.append(",") }
      added.append(json: name)
      added.append(":")
      added.append(json: reason)
    }
    return text[..<end] + added + text[closing...]
  }
}
