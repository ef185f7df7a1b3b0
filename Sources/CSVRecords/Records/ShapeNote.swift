/// A fault in the shape of a record, and its location.
public struct ShapeNote: Sendable, Hashable {
  /// The kind of a fault.
  public enum Kind: Sendable, Hashable {
    /// The number of fields, `found`, differs from the number of columns.
    case ragged(found: Int)
    /// A quote opens a field, and the input ends before a quote closes it.
    case unclosedQuote
    /// A quote that neither opens nor closes a field, or text after a closing quote. It is part of the field's content.
    case strayQuote
    /// An empty line in a table of several columns, which is not a record.
    case blankLine
    /// A record of a table of several columns whose fields are the names of the header, which is not a record: the beginning of a
    /// second file.
    case repeatedHeader
    /// A byte-order mark at the start of a record, of which it is not part.
    case byteOrderMark
    /// The record has more bytes than allowed.
    case tooLong
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The index of the record in its batch; for a line that is not a record, that of the record after it.
  package let record: Int
  /// Whether the note is on a line that is not a record.
  package var isOnSkippedLine: Bool { kind == .blankLine || kind == .repeatedHeader }
  /// The byte offset of the quote or, for text after a closing quote, of the text; for other faults, of the
  /// record's first byte. It is counted from the start of the input in a ``CSVRecord``, and from the start of
  /// the chunk in a batch.
  public let offset: Int
}
