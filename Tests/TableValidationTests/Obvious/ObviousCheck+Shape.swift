import CSVRecords
import TableValidation
import Validation

/// Finds faults in the shape and the text of a record.
extension ObviousCheck {
  /// Removes the rows after the table, and returns the offset of its end.
  func removeFooter(_ rows: inout [ObviousRecords.Record]) -> Int {
    func start(_ row: ObviousRecords.Record) -> Int { row.mark ?? row.start }
    let footer = job.layout.footer
    let found =
      footer.prefix.isEmpty ? nil : rows.firstIndex { bytes[start($0)...].starts(with: footer.prefix) }
    let kept = found ?? max(0, rows.count - footer.rowCount)
    guard kept < rows.count else { return bytes.count }
    let end = start(rows[kept])
    rows.removeSubrange(kept...)
    return end
  }

  /// Whether each field of a record is absent.
  func hasNoValue(_ record: ObviousRecords.Record) -> Bool {
    record.unclosed == nil
      && record.fields.enumerated().allSatisfy { column, field in
        guard let check = job.checks.first(where: { $0.column == column }) else { return field.value.isEmpty }
        return field.value.isEmpty || ObviousRules(check.rules, isLine: false).isAbsent(field.value)
      }
  }

  /// Whether fields are added to a record or removed from it.
  func isRepaired(_ record: ObviousRecords.Record) -> Bool {
    guard case .csv = job.format, record.unclosed == nil, record.fields.count != job.columnCount else {
      return false
    }
    return job.repairs.contains(record.fields.count < job.columnCount ? .fills : .cuts)
  }

  /// Returns a record with as many fields as there are columns.
  func repaired(_ record: ObviousRecords.Record) -> [UInt8] {
    let dialect = job.format.fieldDialect
    let missing = max(0, job.columnCount - record.fields.count)
    let lineEnd = Array(bytes[record.textEnd..<record.end])
    guard missing > 0 else {
      return bytes[record.start..<record.fields[job.columnCount - 1].end] + lineEnd
    }
    let text = Array(bytes[record.start..<record.textEnd])
    guard case .delimiter(let delimiter) = dialect.separator else {
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.count
      let width = dialect.separator.ends[job.columnCount - 2]
      return text + [UInt8](repeating: 0x20, count: max(0, width - scalars)) + lineEnd
    }
    let added = [[UInt8]](repeating: delimiter.bytes, count: missing).flatMap(\.self)
    let last = record.fields[record.fields.count - 1]
    guard delimiter.count > 1, !last.value.isEmpty, text.last.map(delimiter.bytes.contains) == true else {
      return text + added + lineEnd
    }
    // With a delimiter after it, the end of the last field would be read as a part of one.
    var rewritten = Array(bytes[record.start..<last.start])
    guard dialect.quote != nil, dialect.append(last.value.span, isQuoted: true, to: &rewritten),
      rewritten.last == dialect.quote
    else { return text + lineEnd }
    return rewritten + added + lineEnd
  }

  /// Returns the number of line ends in a range of bytes, and the number of lines that the bytes are on.
  func lines(in range: Range<Int>) -> (ends: Int, lines: Int) {
    var ends = 0
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0A, index > range.lowerBound, bytes[index - 1] == 0x0D { continue }
      ends += 1
    }
    let last = range.isEmpty ? 0 : bytes[range.upperBound - 1]
    return (ends, ends + (last == 0x0A || last == 0x0D ? 0 : 1))
  }

  /// Returns ASCII bytes of which U+0001 are the delimiters alone.
  private func marked(_ field: ArraySlice<UInt8>, by delimiter: [UInt8]) -> [UInt8] {
    var (marked, rest): ([UInt8], ArraySlice<UInt8>) = ([], field)
    while let first = rest.first {
      let isDelimiter = rest.starts(with: delimiter)
      marked.append(isDelimiter ? 0x01 : first < 0x80 && first != 0x01 ? first : 0x3F)
      rest = rest.dropFirst(isDelimiter ? delimiter.count : 1)
    }
    return marked
  }

  func longFields(
    of record: ObviousRecords.Record
  ) -> [(offset: Int, code: String, parameters: FailureParameters, isWarning: Bool)] {
    guard case .csv(let dialect) = job.format, let quote = dialect.quote else { return [] }
    return record.fields.compactMap { field in
      guard field.start < field.end, bytes[field.start] == quote else { return nil }
      let text = String(
        decoding: marked(bytes[field.start..<field.end], by: dialect.delimiter), as: UTF8.self)
      let delimiters = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        .map { line in line.unicodeScalars.count { $0.value == 1 } }
      let alike = delimiters.dropFirst().dropLast().count { $0 == job.columnCount - 1 }
      guard delimiters.count > 100 || (job.columnCount > 2 && alike > 1) else { return nil }
      return (
        field.start, "record.long-field",
        ["lines": .integer(delimiters.count), "delimiters": .integer(delimiters.reduce(0, +))], true
      )
    }
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or `nil`.
  func firstIllFormed(in text: ArraySlice<UInt8>) -> Int? {
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    var start = text.startIndex
    while true {
      guard
        let length = (1...4).first(where: { count in
          let piece = text[start...].prefix(count)
          return piece.count == count && String(validating: piece, as: UTF8.self)?.unicodeScalars.count == 1
        })
      else { return start }
      start += length
    }
  }
}

extension FieldSeparator {
  /// The ends of fields of fixed width.
  fileprivate var ends: [Int] { if case .widths(let widths) = self { widths.ends } else { [] } }
}
