import CSV

/// The records of an input, one byte after another, in the words of the contract.
///
/// A quote opens a quoted field only as the field's first byte; anywhere else it is a character and is noted. In
/// quotes a doubled quote is one. Text after a closing quote is kept, and noted. CRLF, LF and CR end a record; of
/// lines, LF ends one and a CR before it belongs to the end.
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
    case .csv(let dialect): readFields(of: &record, dialect)
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
    var field = Field(start: position, value: [])
    let quote = dialect.quote
    if isAt(quote) {
      position += 1
      while position < bytes.count, !isAt(quote) || isAt(quote, quote) {
        position += isAt(quote) ? 1 : 0
        field.value.append(bytes[position])
        position += 1
      }
      if position == bytes.count { record.unclosed = field.start }
      position = min(position + 1, bytes.count)
      if position < bytes.count && !isAtSeparator(dialect) { record.stray = record.stray ?? position }
    }
    while position < bytes.count && !isAtSeparator(dialect) {
      if isAt(quote) { record.stray = record.stray ?? position }
      field.value.append(bytes[position])
      position += 1
    }
    record.fields.append(field)
  }

  private func isAtSeparator(_ dialect: Dialect) -> Bool {
    isAt(dialect.delimiter) || isAt(0x0A) || isAt(0x0D)
  }
}
