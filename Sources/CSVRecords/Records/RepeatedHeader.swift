internal import Bytes

/// The names of a header, with which the records of its table are compared: one with the same fields is the header of a second file
/// that has been joined to the first, and not a record.
///
/// Few records begin like a header, and only those are divided into fields.
package struct RepeatedHeader: Sendable {
  /// The names, without quotes and escapes.
  private let names: [[UInt8]]
  private let firstName: [UInt8]
  private let dialect: Dialect
  /// The maximum size of a record that is compared.
  let maximumSize: Int
  /// The first name and the delimiter after it, without quotes and in quotes.
  private let plain: [UInt8]
  private let quoted: [UInt8]
  /// The bytes with which a record may begin that is the header again.
  let firstBytes: FirstBytes
  /// Whether a quote in the header neither opens nor closes a field.
  private let hasStrayQuote: Bool
  /// Whether the first name may be written in other ways than the two.
  private let isUnusual: Bool
  /// Whether the first bytes of a record do not decide whether its first field may be the first name.
  private let needsComparison: Bool

  /// Whether a name has several lines, so that a record that is the header again has too.
  package var hasSeveralLines: Bool { names.contains { $0.contains(0x0A) } }

  /// Creates the header of a table; `nil` if it has not exactly one row, or only one column.
  package init?(_ rows: [TableRow], _ dialect: Dialect) {
    guard rows.count == 1, rows[0].fieldCount > 1 else { return nil }
    self.dialect = dialect
    names = rows[0].fields
    firstName = names[0]
    // Each byte of a name may be escaped, and some spaces may precede a field.
    maximumSize = names.reduce(rows[0].bytes.count) { $0 + 2 * $1.count + 8 }
    let quote = dialect.quote.map { [$0] } ?? []
    // A field of fixed width may end with spaces.
    let end = dialect.separatorSize > 0 ? dialect.delimiter : [0x20]
    plain = firstName + end
    quoted = quote + firstName + quote + end
    hasStrayQuote = rows[0].notes.contains { $0.kind == .strayQuote }
    isUnusual = hasStrayQuote || quote.contains(where: firstName.contains)
    needsComparison = dialect.needsUnescaping || isUnusual
    if needsComparison {
      let special = [dialect.quote, dialect.escape, dialect.skipsInitialSpace ? 0x20 : nil].compactMap(\.self)
      firstBytes = FirstBytes([plain[0]] + special)
    } else {
      let second = firstName.first ?? dialect.quote ?? 0
      firstBytes = FirstBytes([plain[0]], quote: dialect.quote, second: second)
    }
  }

  /// Whether the record in a range, without a byte-order mark and its line end, has the fields of the header, and no stray quote
  /// unless the header has one. O(n) in their size.
  func isRepeated(in range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    guard range.count <= maximumSize, mayBegin(bytes.extracting(range)) else { return false }
    let row = TableRow(range.map { bytes[$0] }, dialect)
    return row.fieldCount == names.count && row.fields == names
      && row.notes.allSatisfy { $0.kind == .strayQuote && hasStrayQuote }
  }

  /// Whether the first field may be the first name.
  private func mayBegin(_ record: Span<UInt8>) -> Bool {
    guard needsComparison else {
      return record.starts(with: plain.span) || record.starts(with: quoted.span)
    }
    let start = dialect.start(ofField: 0..<record.count, in: record)
    guard start < record.count, !isUnusual else { return isUnusual }
    let written = start..<min(record.count, start + 2 * firstName.count + 2)
    if let escape = dialect.escape, record.offset(of: escape, in: written) < written.upperBound {
      return true
    }
    let first = record[start] == dialect.quote ? start + 1 : start
    return record.starts(with: firstName.span, at: first)
  }
}
