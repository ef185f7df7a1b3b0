internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import Validation

/// Adds the codes and messages of its errors to each rejected record that is copied: two fields in the dialect of the file, two
/// members of a JSON object.
struct RejectionReasons {
  /// The codes of records that have no end at which fields could be added.
  private static let openEnded: Set<String> = [
    "record.unclosed-quote", "record.too-long", "record.malformed-json", "record.duplicate-member",
  ]

  private let format: RecordFormat
  private let columnCount: Int
  /// Whether records have the fields already, which are replaced.
  private let replaces: Bool

  /// Creates the reasons for the records of a plan; `nil` if they are not written, or the records have no fields.
  init?(_ plan: CheckPlan) {
    guard plan.options.writesReasons, plan.format != .lines, plan.format != .nulTerminated else { return nil }
    format = plan.format
    columnCount = plan.columnCount
    replaces = plan.hasReasons
  }

  /// Returns the header of the copies.
  func header(_ copy: RecordBuffer) -> RecordBuffer {
    guard case .csv = format, !replaces, !copy.bytes.isEmpty else { return copy }
    let (content, end) = Self.parts(of: copy.bytes[...])
    return RecordBuffer(bytes: content + fields(ReasonFields.names) + end, missingEnd: copy.missingEnd)
  }

  /// Returns a record with the reasons; the record itself if it has no end at which they could be added.
  ///
  /// - Parameter findings: The findings on the record.
  func record(_ record: ArraySlice<UInt8>, _ findings: ArraySlice<Finding>) -> [UInt8] {
    let errors = findings.filter { $0.severity == .error }
    guard !errors.contains(where: { Self.openEnded.contains($0.failure.code.rawValue) }) else {
      return Array(record)
    }
    let texts = [
      errors.map(\.failure.code.rawValue).joined(separator: " | "),
      errors.map { ($0.field.map { "\($0): " } ?? "") + $0.explanation() }.joined(separator: " | "),
    ]
    let (content, end) = Self.parts(of: record)
    if format.members != nil { return members(texts, in: content) + end }
    var found = columnCount
    for error in errors {
      if case .integer(let count)? = error.failure.parameters["found"], error.failure.code == "record.ragged"
      {
        found = count
      }
    }
    guard case .csv(let dialect) = format else { return Array(record) }
    if replaces, found == columnCount { return withoutLastFields(content, dialect) + fields(texts) + end }
    let width = replaces ? columnCount - ReasonFields.names.count : columnCount
    let missing = [UInt8](repeating: dialect.delimiter, count: max(0, width - found))
    return content + missing + fields(texts) + end
  }

  /// Returns the two fields, each after a delimiter, in quotes if they need them.
  private func fields(_ texts: [String]) -> [UInt8] {
    guard case .csv(let dialect) = format else { return [] }
    return texts.flatMap { text -> [UInt8] in
      let line = Array(text.utf8).map { $0 == 0x0A || $0 == 0x0D ? UInt8(ascii: " ") : $0 }
      guard let quote = dialect.quote else {
        return [dialect.delimiter] + line.map { $0 == dialect.delimiter ? UInt8(ascii: " ") : $0 }
      }
      let isPlain = !line.contains { $0 == quote || $0 == dialect.delimiter || $0 == dialect.escape }
      if isPlain, line.first != 0x20 { return [dialect.delimiter] + line }
      let quoted = line.flatMap { byte -> [UInt8] in
        if byte == quote { return [dialect.doublesQuotes ? quote : dialect.escape ?? quote, quote] }
        return byte == dialect.escape ? [byte, byte] : [byte]
      }
      return [dialect.delimiter, quote] + quoted + [quote]
    }
  }

  /// Returns an object with the two members after its own.
  private func members(_ texts: [String], in object: [UInt8]) -> [UInt8] {
    guard let brace = object.lastIndex(of: UInt8(ascii: "}")),
      let last = object[..<brace].last(where: { ![0x20, 0x09].contains($0) })
    else { return object }
    var added: [UInt8] = []
    for (name, text) in zip(ReasonFields.names, texts) {
      if last != UInt8(ascii: "{") || !added.isEmpty { added.append(",") }
      added.append(json: name)
      added.append(":")
      added.append(json: text)
    }
    return object[..<brace] + added + object[brace...]
  }

  /// Returns a record without its last two fields and the delimiters before them.
  private func withoutLastFields(_ content: [UInt8], _ dialect: Dialect) -> [UInt8] {
    var delimiters: [Int] = []
    var (isQuoted, index) = (false, 0)
    while index < content.count {
      if content[index] == dialect.escape {
        index += 1
      } else if content[index] == dialect.quote {
        isQuoted.toggle()
      } else if content[index] == dialect.delimiter, !isQuoted {
        delimiters.append(index)
      }
      index += 1
    }
    return Array(
      content[..<delimiters.suffix(ReasonFields.names.count)[delimiters.endIndex - ReasonFields.names.count]])
  }

  /// Returns the content of a record and the bytes that end it.
  private static func parts(of record: ArraySlice<UInt8>) -> (content: [UInt8], end: [UInt8]) {
    let end = record.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    return (Array(record.dropLast(end)), Array(record.suffix(end)))
  }
}
