import CSVRecords

/// The records of an input, one byte after another, in the words of the contract.
///
/// A quote opens a quoted field only as the field's first byte; anywhere else it is a character and is noted. In
/// quotes a doubled quote is one, if the dialect has it so. Text after a closing quote is kept, and noted. An escape
/// makes the byte after it itself. CRLF, LF and CR end a record, and a line that begins as comments do; of lines, LF ends
/// one and a CR before it belongs to the end.
struct ObviousRecords {
  struct Field {
    /// Its first byte, the quote included.
    var start: Int
    /// What it says.
    var value: [UInt8]
  }

  struct Record {
    var start: Int
    /// The end without the line end.
    var textEnd = 0
    /// The end with it.
    var end = 0
    var fields: [Field] = []
    /// The first quote that neither opens nor closes, or the first text after a closing one.
    var stray: Int?
    /// The quote that is never closed.
    var unclosed: Int?
    /// Whether it is a comment line, and no record.
    var isComment = false
  }

  private let bytes: [UInt8]
  private let format: RecordFormat
  private var position: Int

  init(_ bytes: [UInt8], _ format: RecordFormat, from start: Int) {
    self.bytes = bytes
    self.format = format
    position = start
  }

  /// The next record, or `nil` at the end of the input.
  mutating func next() -> Record? {
    guard position < bytes.count else { return nil }
    var record = Record(start: position)
    switch format {
    case .csv(let dialect):
      if let comment = dialect.comment, bytes[position...].starts(with: comment.bytes) {
        record.isComment = true
        while position < bytes.count, !isAt(0x0A), !isAt(0x0D) { position += 1 }
      } else {
        readFields(of: &record, dialect)
      }
    case .lines: readValue(of: &record) { $0.isAt(0x0A) || $0.isAt(0x0D, 0x0A) }
    case .nulTerminated: readValue(of: &record) { $0.isAt(0) }
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
    readField(of: &record, dialect)
    while isAt(dialect.delimiter) {
      position += 1
      readField(of: &record, dialect)
    }
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
      if position < bytes.count && !isAtSeparator(dialect) { record.stray = record.stray ?? position }
    }
    while position < bytes.count && !isAtSeparator(dialect) {
      if isAtQuote(dialect) { record.stray = record.stray ?? position }
      readCharacter(of: &field, dialect)
    }
    let written = Array(bytes[field.start..<position])
    if dialect.nullSequence?.bytes == written { field.value = written }
    record.fields.append(field)
  }

  private func isAtQuote(_ dialect: Dialect) -> Bool { dialect.quote.map { isAt($0) } == true }

  private func isAtDoubledQuote(_ dialect: Dialect) -> Bool {
    dialect.doublesQuotes && dialect.quote.map { isAt($0, $0) } == true
  }

  /// One byte, or an escape and the byte after it.
  private mutating func readCharacter(of field: inout Field, _ dialect: Dialect) {
    if bytes[position] == dialect.escape, position + 1 < bytes.count { position += 1 }
    field.value.append(bytes[position])
    position += 1
  }

  private func isAtSeparator(_ dialect: Dialect) -> Bool {
    isAt(dialect.delimiter) || isAt(0x0A) || isAt(0x0D)
  }
}
