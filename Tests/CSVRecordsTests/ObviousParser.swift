@testable import CSVRecords

/// The slow, simple reference parser of the tests: it reads byte by byte and follows the documented rules literally.
///
/// A quote opens a quoted field only as the field's first byte; anywhere else it is content, and the first such quote
/// is recorded as stray. In quotes, a doubled quote is one quote if the dialect doubles quotes. Text after a closing quote
/// is kept and recorded as stray, except spaces if the dialect allows them. An escape makes the byte after it content. A record ends with CRLF, LF or CR. A
/// comment line is not a record. A byte-order mark at the start of a record is before it, if the dialect gives its bytes no other
/// meaning, or before a comment; and no record follows one at the end of the file.
struct ObviousParser {
  struct Record: Equatable {
    /// The range of the record's bytes, including its line end.
    var bytes: Range<Int>
    /// The range of the record's bytes without its line end.
    var text: Range<Int>
    /// The 1-based physical line on which the record begins; for NUL-terminated values, the 1-based number of the
    /// value.
    var line: Int
    var fields: [Reading.Field] = []
    /// The offset of the first quote that neither opens nor closes a field, or of the first byte after a closing
    /// quote.
    var strayQuote: Int?
    /// The offset of the quote that is never closed.
    var unclosedQuote: Int?
    /// The offset of the byte-order mark before the record.
    var mark: Int?
  }

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1
  private var record = Record(bytes: 0..<0, text: 0..<0, line: 1)
  private(set) var records: [Record] = []
  /// The offset and line of each comment line.
  private(set) var comments: [(start: Int, line: Int)] = []
  /// The offset of a byte-order mark at the end of the file.
  private(set) var lastMark: Int?
  /// The number of line ends in the input; for NUL-terminated values, the number of NULs.
  var lineEndCount: Int { line - 1 }

  init(_ bytes: [UInt8], _ format: RecordFormat, from start: Int = 0) {
    self.bytes = bytes
    position = start
    while position < bytes.count {
      var mark: Int?
      if format.hasMarks, bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) {
        mark = position
        position += 3
        lastMark = position == bytes.count ? mark : nil
        if lastMark != nil { break }
      }
      let start = position
      record = Record(bytes: start..<start, text: start..<start, line: line, mark: mark)
      switch format {
      case .csv(let dialect):
        if isAtComment(dialect) {
          skipComment(from: mark ?? start)
          continue
        }
        readRecord(dialect)
      case .lines, .jsonLines: readLine()
      case .nulTerminated: readValue()
      case .jsonArray: preconditionFailure("the elements of arrays are compared with JSON Lines")
      }
      record.bytes = start..<position
      records.append(record)
    }
  }

  private func isAtComment(_ dialect: Dialect) -> Bool {
    guard let comment = dialect.comment else { return false }
    return bytes[position...].starts(with: comment.bytes)
  }

  private mutating func skipComment(from start: Int) {
    comments.append((start, line))
    while position < bytes.count, !isHere(0x0A), !isHere(0x0D) { position += 1 }
    endLine()
  }

  private mutating func endLine() {
    guard position < bytes.count else { return }
    position += isHere(0x0D) && isNext(0x0A) ? 2 : 1
    line += 1
  }

  private mutating func readRecord(_ dialect: Dialect) {
    switch dialect.separator {
    case .delimiter(let delimiter):
      readField(dialect)
      while isHere(delimiter.bytes) {
        position += delimiter.count
        readField(dialect)
      }
    case .widths(let widths): readFields(of: widths, dialect)
    }
    record.text = record.bytes.lowerBound..<position
    endLine()
  }

  /// Reads a line whose fields end with their last scalars; what follows the last field is one more, from the first byte after it that
  /// is not a space on.
  private mutating func readFields(of widths: FieldWidths, _ dialect: Dialect) {
    var (start, scalars, ended) = (position, 0, 0)
    while position < bytes.count, !isHere(0x0A), !isHere(0x0D) {
      let lead = bytes[position]
      position += 1
      var missing = lead < 0xC2 || lead > 0xF4 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
      while missing > 0, position < bytes.count, bytes[position] & 0xC0 == 0x80 {
        missing -= 1
        position += 1
      }
      scalars += 1
      guard missing == 0, ended < widths.ends.count, scalars >= widths.ends[ended] else { continue }
      if ended == widths.ends.count - 1, scalars == widths.ends[ended] || lead == 0x20 { continue }
      ended += 1
      appendField(start..<position, dialect)
      start = position
    }
    appendField(start..<position, dialect)
  }

  private mutating func appendField(_ raw: Range<Int>, _ dialect: Dialect) {
    var content = bytes[raw]
    while dialect.skipsInitialSpace, content.first == 0x20 { content.removeFirst() }
    while content.last == 0x20 { content.removeLast() }
    record.fields.append(.init(raw: raw, content: Array(content)))
  }

  private mutating func readField(_ dialect: Dialect) {
    let start = position
    while dialect.skipsInitialSpace, isHere(0x20) { position += 1 }
    let begin = position
    var content: [UInt8] = []
    if isHere(dialect.quote) {
      position += 1
      if readQuoted(dialect, &content) {
        while dialect.allowsSpacesAfterQuote, isHere(0x20) { readCharacter(dialect, &content) }
        if !isAtSeparator(dialect) { noteStrayQuote() }
      } else {
        record.unclosedQuote = begin
      }
    }
    while !isAtSeparator(dialect) {
      if isHere(dialect.quote) { noteStrayQuote() }
      readCharacter(dialect, &content)
    }
    let written = Array(bytes[begin..<position])
    if let nullSequence = dialect.nullSequence, nullSequence.bytes == written { content = written }
    record.fields.append(.init(raw: start..<position, content: content))
  }

  /// Reads up to and including the closing quote, and returns whether there is one.
  private mutating func readQuoted(_ dialect: Dialect, _ content: inout [UInt8]) -> Bool {
    while position < bytes.count {
      if isHere(dialect.quote) {
        position += 1
        guard dialect.doublesQuotes && isHere(dialect.quote) else { return true }
      }
      readCharacter(dialect, &content)
    }
    return false
  }

  /// Reads one byte, or an escape and the byte that it escapes.
  private mutating func readCharacter(_ dialect: Dialect, _ content: inout [UInt8]) {
    if isHere(dialect.escape), position + 1 < bytes.count { position += 1 }
    if isHere(0x0A) || (isHere(0x0D) && !isNext(0x0A)) { line += 1 }
    content.append(bytes[position])
    position += 1
  }

  private mutating func readLine() {
    let start = position
    while position < bytes.count, !isHere(0x0A), !(isHere(0x0D) && isNext(0x0A)) { position += 1 }
    endValue(from: start)
    if isHere(0x0D) { position += 1 }
    guard position < bytes.count else { return }
    position += 1
    line += 1
  }

  private mutating func readValue() {
    let start = position
    while position < bytes.count, !isHere(0) { position += 1 }
    endValue(from: start)
    guard position < bytes.count else { return }
    position += 1
    line += 1
  }

  private mutating func endValue(from start: Int) {
    record.text = start..<position
    record.fields = [.init(raw: start..<position, content: Array(bytes[start..<position]))]
  }

  private mutating func noteStrayQuote() {
    if record.strayQuote == nil { record.strayQuote = position }
  }

  private func isHere(_ byte: UInt8?) -> Bool { position < bytes.count && bytes[position] == byte }

  private func isHere(_ text: [UInt8]) -> Bool { bytes[position...].starts(with: text) }

  private func isNext(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

  private func isAtSeparator(_ dialect: Dialect) -> Bool {
    position == bytes.count || isHere(dialect.delimiter) || isHere(0x0A) || isHere(0x0D)
  }
}

extension ObviousParser.Record {
  /// The range of the record's bytes with the byte-order mark before it.
  var whole: Range<Int> { (mark ?? bytes.lowerBound)..<bytes.upperBound }
}

extension RecordFormat {
  /// Whether a byte-order mark at the start of a record is before it.
  var hasMarks: Bool {
    guard case .csv(let dialect) = self else { return self != .nulTerminated }
    let special =
      dialect.delimiter.map(Optional.some) + [dialect.quote, dialect.escape, dialect.comment?.bytes.first]
    return ![0xEF, 0xBB, 0xBF].contains { special.contains($0) }
  }
}
