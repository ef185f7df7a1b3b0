/// One row of a CSV file: a record, a blank line or a comment line.
package struct TableRow: Sendable {
  /// The bytes of the row, its line end included.
  package let bytes: [UInt8]
  /// The byte offset of the row in the input.
  package let offset: Int
  /// The number of lines before the row.
  package internal(set) var linesBefore = 0
  /// The misplaced quotes of the row: the first stray quote, and a quote that is not closed.
  package let notes: [ShapeNote]
  /// The bytes that complete the row without a change to its fields, if the input ends within it; otherwise
  /// none.
  package let missingEnd: [UInt8]

  private let dialect: Dialect
  /// The index of the last byte of the separator after each field; for fixed widths of the field itself. That of the last field is its end.
  private let fieldEnds: [Int]

  init(
    bytes: [UInt8], offset: Int, dialect: Dialect, fieldEnds: [Int], notes: [ShapeNote],
    missingEnd: [UInt8]
  ) {
    self.bytes = bytes
    self.offset = offset
    self.dialect = dialect
    self.fieldEnds = fieldEnds
    self.notes = notes
    self.missingEnd = missingEnd
  }

  /// Parses the bytes of one row.
  package init(_ bytes: [UInt8], _ dialect: Dialect, at offset: Int = 0) {
    var parser = RowParser(dialect)
    _ = parser.parse(bytes.span)
    self = parser.row(bytes, at: offset)
  }

  /// Whether the row has no bytes except those of its line end.
  var isBlank: Bool { fieldEnds == [0] }

  /// The number of bytes before the line end.
  var contentSize: Int { fieldEnds.last ?? 0 }

  /// The byte ranges of the fields in the row, their quotes included.
  package var fieldRanges: [Range<Int>] {
    fieldEnds.indices.map { number in
      let start = number == 0 ? 0 : fieldEnds[number - 1] + 1
      let end = fieldEnds[number]
      return start..<(number == fieldEnds.count - 1 ? end : end + 1 - dialect.separatorSize)
    }
  }

  package var fieldCount: Int { fieldEnds.count }

  /// The index of the first byte of each field, after the spaces that are skipped before it.
  package var fieldStarts: [Int] { fieldRanges.map(start(of:)) }

  /// Returns the index of the first byte of a field, after the spaces that are skipped before it.
  func start(of field: Range<Int>) -> Int { dialect.start(ofField: field, in: bytes.span) }

  /// The contents of the fields, without quotes and escapes. O(n) in the number of bytes.
  package var fields: [[UInt8]] {
    fieldRanges.map { range in
      var field: [UInt8] = []
      dialect.append(contentOf: range, in: bytes.span, to: &field)
      return field
    }
  }
}
