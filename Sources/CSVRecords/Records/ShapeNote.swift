/// A fault in the shape of a record, and where it is.
public struct ShapeNote: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The record has that many fields, which is not the number of columns.
    case ragged(found: Int)
    /// A quote opens a field, and the input ends before a quote closes it.
    case unclosedQuote
    /// A quote that neither opens nor closes a field, or text after a closing quote. It is part of the field's content.
    case strayQuote
    /// An empty line in a table of several columns; it is no record.
    case blankLine
    /// The record has more bytes than allowed.
    case tooLong
  }

  public let kind: Kind
  /// The index of the record in its batch; for a blank line, that of the record after it.
  package let record: Int
  /// The byte offset of the quote, or of the text after it, for faults of quotes, else of the record's first byte: from
  /// the start of the input in a ``CSVRecord``, from the start of the chunk in a batch.
  public let offset: Int
}
