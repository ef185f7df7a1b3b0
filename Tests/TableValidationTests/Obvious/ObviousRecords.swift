import CSVRecords

/// The simple reference parser for the records of an input, which reads byte by byte and follows the documented rules
/// literally.
///
/// A quote opens a quoted field only as the field's first byte; anywhere else it is content and is recorded as stray.
/// In quotes, a doubled quote is one quote if the dialect doubles quotes. Text after a closing quote is kept and recorded as
/// stray. An escape makes the byte after it content. CRLF, LF and CR end a record, and also a comment line. In the
/// lines format, LF ends a line, and a CR before it belongs to the line end.
struct ObviousRecords {
  struct Field {
    /// The offset of the field's first byte, its quote included.
    var start: Int
    /// The content of the field.
    var value: [UInt8]
    /// The offset after the field's last byte, its quote included.
    var end = 0
  }

  struct Record {
    var start: Int
    /// The end offset without the line end.
    var textEnd = 0
    /// The end offset including the line end.
    var end = 0
    var fields: [Field] = []
    /// The offset of the first quote that neither opens nor closes a field, or of the first byte after a closing
    /// quote.
    var stray: Int?
    /// The offset of the quote that is never closed.
    var unclosed: Int?
    /// Whether the line is a comment and not a record.
    var isComment = false
    /// The offset of a byte-order mark before the record.
    var mark: Int?
    /// Whether there is nothing after the mark, which is at the end of the input.
    var isOnlyMark = false
  }

  private let bytes: [UInt8]
  private let format: RecordFormat
  private var position: Int

  init(_ bytes: [UInt8], _ format: RecordFormat, from start: Int) {
    self.bytes = bytes
    self.format = format
    position = start
  }

  /// Whether the bytes of a byte-order mark have no other meaning, so that one at the start of a record is before it.
  private var hasMarks: Bool {
    guard case .csv(let dialect) = format else { return format != .nulTerminated }
    let special =
      dialect.delimiter.map(Optional.some) + [dialect.quote, dialect.escape, dialect.comment?.bytes.first]
    return ![0xEF, 0xBB, 0xBF].contains { special.contains($0) }
  }

  /// Returns the next record, or `nil` at the end of the input.
  ///
  /// - Parameter isMarked: Whether a byte-order mark may be before it.
  mutating func next(isMarked: Bool = true) -> Record? {
    guard position < bytes.count else { return nil }
    let first = position
    if isMarked, hasMarks, isAt(0xEF, 0xBB, 0xBF) { position += 3 }
    var record = Record(start: position)
    if first < position {
      record.mark = first
      record.isOnlyMark = position == bytes.count
    }
    switch format {
    case .csv(let dialect):
      if let comment = dialect.comment, bytes[position...].starts(with: comment.bytes) {
        record.isComment = true
        while position < bytes.count, !isAt(0x0A), !isAt(0x0D) { position += 1 }
      } else {
        readFields(of: &record, dialect)
      }
    case .lines, .jsonLines: readValue(of: &record) { $0.isAt(0x0A) || $0.isAt(0x0D, 0x0A) }
    case .nulTerminated: readValue(of: &record) { $0.isAt(0) }
    case .jsonArray: preconditionFailure("the elements of arrays are compared with JSON Lines")
    }
    record.textEnd = position
    if position < bytes.count { position += isAt(0x0D, 0x0A) ? 2 : 1 }
    record.end = position
    return record
  }

  private func isAt(_ expected: UInt8...) -> Bool { bytes[position...].starts(with: expected) }

  private mutating func readValue(of record: inout Record, until isAtEnd: (Self) -> Bool) {
    while position < bytes.count && !isAtEnd(self) { position += 1 }
    record.fields = [Field(start: record.start, value: Array(bytes[record.start..<position]))]
  }

  private mutating func readFields(of record: inout Record, _ dialect: Dialect) {
    if case .widths(let widths) = dialect.separator { return readFields(of: &record, widths, dialect) }
    readField(of: &record, dialect)
    while bytes[position...].starts(with: dialect.delimiter) {
      position += dialect.delimiter.count
      readField(of: &record, dialect)
    }
  }

  /// Reads a line of fields of fixed width; what is not UTF-8 is a finding whatever its fields are.
  private mutating func readFields(of record: inout Record, _ widths: FieldWidths, _ dialect: Dialect) {
    var (start, scalars, fields) = (position, 0, 0)
    func field(_ end: Int) -> Field {
      let blanks = bytes[start..<end].prefix { dialect.skipsInitialSpace && $0 == 0x20 }.count
      let text = bytes[start + blanks..<end]
      var field = Field(
        start: start + blanks,
        value: Array(text[..<(text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? text.startIndex)]))
      field.end = end
      return field
    }
    while position < bytes.count, !isAt(0x0A), !isAt(0x0D) {
      let lead = bytes[position]
      position += 1
      var rest = lead < 0xC2 || lead > 0xF4 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
      while rest > 0, position < bytes.count, bytes[position] & 0xC0 == 0x80 {
        (position, rest) = (position + 1, rest - 1)
      }
      scalars += 1
      let isLast = fields == widths.ends.count - 1
      guard rest == 0, fields < widths.ends.count, scalars >= widths.ends[fields] + (isLast ? 1 : 0),
        !isLast || lead != 0x20
      else { continue }
      record.fields.append(field(position))
      (start, fields) = (position, fields + 1)
    }
    record.fields.append(field(position))
  }

  private mutating func readField(of record: inout Record, _ dialect: Dialect) {
    while dialect.skipsInitialSpace, isAt(0x20) { position += 1 }
    var field = Field(start: position, value: [])
    if isAtQuote(dialect) {
      position += 1
      while position < bytes.count, !isAtQuote(dialect) || isAtDoubledQuote(dialect) {
        position += isAtQuote(dialect) ? 1 : 0
        readCharacter(of: &field, dialect)
      }
      if position == bytes.count { record.unclosed = field.start }
      position = min(position + 1, bytes.count)
      while dialect.allowsSpacesAfterQuote, isAt(0x20) { readCharacter(of: &field, dialect) }
      if position < bytes.count && !isAtSeparator(dialect) { record.stray = record.stray ?? position }
    }
    while position < bytes.count && !isAtSeparator(dialect) {
      if isAtQuote(dialect) { record.stray = record.stray ?? position }
      readCharacter(of: &field, dialect)
    }
    let written = Array(bytes[field.start..<position])
    if dialect.nullSequence?.bytes == written { field.value = written }
    field.end = position
    record.fields.append(field)
  }

  private func isAtQuote(_ dialect: Dialect) -> Bool { dialect.quote.map { isAt($0) } == true }

  private func isAtDoubledQuote(_ dialect: Dialect) -> Bool {
    dialect.doublesQuotes && dialect.quote.map { isAt($0, $0) } == true
  }

  /// Reads one byte, or an escape and the byte after it.
  private mutating func readCharacter(of field: inout Field, _ dialect: Dialect) {
    if bytes[position] == dialect.escape, position + 1 < bytes.count { position += 1 }
    field.value.append(bytes[position])
    position += 1
  }

  private func isAtSeparator(_ dialect: Dialect) -> Bool {
    bytes[position...].starts(with: dialect.delimiter) || isAt(0x0A) || isAt(0x0D)
  }
}

extension ObviousRecords.Record {
  /// Whether the record is the header again: it has the same fields, and no stray quote unless the header has one.
  func isAgain(_ header: Self) -> Bool {
    !isComment && fields.map(\.value) == header.fields.map(\.value) && unclosed == nil
      && (stray == nil || header.stray != nil)
  }
}
