/// One row of a CSV file by itself: a record, a blank line or a comment line.
package struct TableRow: Sendable {
  /// The bytes of the row, its line end included.
  package let bytes: [UInt8]
  /// The byte offset of the row in the input.
  package let offset: Int
  /// The number of lines before the row.
  package internal(set) var linesBefore = 0
  /// The misplaced quotes of the row: the first stray one, and the one that is never closed.
  package let notes: [ShapeNote]

  private let dialect: Dialect
  /// Where each field ends, before its separator.
  private let fieldEnds: [Int]

  init(bytes: [UInt8], offset: Int, dialect: Dialect, fieldEnds: [Int], notes: [ShapeNote]) {
    self.bytes = bytes
    self.offset = offset
    self.dialect = dialect
    self.fieldEnds = fieldEnds
    self.notes = notes
  }

  /// Parses the bytes of one row.
  init(_ bytes: [UInt8], _ dialect: Dialect, at offset: Int = 0) {
    var parser = RowParser(dialect)
    _ = parser.parse(bytes.span)
    self = parser.row(bytes, at: offset)
  }

  /// Whether the row has no bytes but those of its line end.
  var isBlank: Bool { fieldEnds == [0] }

  /// The number of bytes before the line end.
  var contentSize: Int { fieldEnds.last ?? 0 }

  /// Where the fields are, as they are written, their quotes included.
  var fieldRanges: [Range<Int>] {
    zip([0] + fieldEnds.dropLast().map { $0 + 1 }, fieldEnds).map { $0..<$1 }
  }

  /// The contents of the fields, quotes and escapes taken off. O(n) in the number of bytes.
  package var fields: [[UInt8]] {
    fieldRanges.map { range in
      var field: [UInt8] = []
      dialect.append(contentOf: range, in: bytes.span, to: &field)
      return field
    }
  }
}
