internal import Bytes

/// The bytes with special meanings in a CSV file: the part of Table Dialect (Data Package v2) that determines
/// the ends of fields and records, and the content of a field.
///
/// ```swift
/// Dialect()                                                       // RFC 4180: comma and double quote
/// Dialect(delimiter: UInt8(ascii: "\t"), quote: nil)              // tab-separated values without quotes
/// Dialect(delimiter: UInt8(ascii: ";"), comment: BytePrefix("#".utf8))  // lines that begin with # are skipped
/// Dialect(separator: .widths(FieldWidths([10, 5, 8])!), quote: nil)  // fields of fixed width
/// ```
///
/// Records always end with CRLF, LF or a lone CR. ``TableLayout`` decides which rows are the header.
public struct Dialect: Sendable, Hashable {
  /// What separates fields: a delimiter, or their widths.
  public let separator: FieldSeparator
  /// The byte around a field that contains delimiters, quotes or line ends; `nil` if nothing is quoted.
  public let quote: UInt8?
  /// Whether a doubled quote in quotes is one quote; otherwise the first of them closes the field.
  public let doublesQuotes: Bool
  /// The byte that makes any byte after it part of the content, in quotes and outside; at the end of a field it is part of the
  /// content itself. `nil` if there is no such byte.
  public let escape: UInt8?
  /// Whether an escape before one of the letters b, f, n, r, t, v and Z, or before the digit 0, represents a control
  /// character, as MySQL and Postgres write it: `\n` is a line feed, `\0` NUL and `\Z` U+001A. Before any other byte it
  /// represents that byte.
  public let escapesControls: Bool
  /// Whether spaces (U+0020) before a field are skipped: after a delimiter and at the beginning of a record, as in Python's
  /// `csv`, from which Table Dialect has `skipInitialSpace`. Other white space is part of the field.
  public let skipsInitialSpace: Bool
  /// Whether spaces between a closing quote and the end of the field are not reported as stray text; they are part of the
  /// field's content.
  package private(set) var allowsSpacesAfterQuote = false
  /// The prefix of a comment line, which is not a record; quotes and delimiters have no meaning in it. The prefix is at the
  /// beginning of the line, without spaces before it; a line within a quoted field is not a comment.
  public let comment: BytePrefix?
  /// The bytes of a field that is not unescaped: `\N` with the escape `\`, for example.
  public let nullSequence: BytePrefix?

  /// The number of bytes between two fields of a record: 0 for widths.
  package let separatorSize: Int
  /// The delimiter if it is one byte.
  package let delimiterByte: UInt8?
  /// Whether bytes other than delimiters, quotes and line ends determine the ends of fields and records, so
  /// that ``DialectScanner`` is needed.
  let needsStateMachine: Bool
  /// Whether the content of a field may differ from its bytes not only by quotes.
  package let needsUnescaping: Bool
  /// Whether a byte-order mark at the start of a record is not part of it: none of its bytes has a meaning of its own.
  let readsMarks: Bool

  /// Creates a dialect with a delimiter of one byte.
  ///
  /// - Precondition: No byte has two meanings: ``isUnambiguous(separator:quote:escape:skipsInitialSpace:comment:)``.
  public init(
    delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8? = UInt8(ascii: "\""), doublesQuotes: Bool = true,
    escape: UInt8? = nil, escapesControls: Bool = false, skipsInitialSpace: Bool = false,
    comment: BytePrefix? = nil, nullSequence: BytePrefix? = nil
  ) {
    self.init(
      separator: .delimiter(BytePrefix(delimiter)), quote: quote, doublesQuotes: doublesQuotes,
      escape: escape,
      escapesControls: escapesControls, skipsInitialSpace: skipsInitialSpace, comment: comment,
      nullSequence: nullSequence)
  }

  /// Creates a dialect.
  ///
  /// - Precondition: No byte has two meanings, and fields of fixed width have neither quotes nor escapes:
  ///   ``isUnambiguous(separator:quote:escape:skipsInitialSpace:comment:)``.
  public init(
    separator: FieldSeparator, quote: UInt8?, doublesQuotes: Bool = true,
    escape: UInt8? = nil, escapesControls: Bool = false, skipsInitialSpace: Bool = false,
    comment: BytePrefix? = nil, nullSequence: BytePrefix? = nil
  ) {
    let contradictions = Self.contradictions(
      separator: separator, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment)
    precondition(contradictions.isEmpty, "a byte has more than one meaning")
    self.separator = separator
    (separatorSize, delimiterByte) = (separator.size, separator.byte)
    self.quote = quote
    self.doublesQuotes = doublesQuotes
    self.escape = escape
    self.escapesControls = escapesControls
    self.skipsInitialSpace = skipsInitialSpace
    self.comment = comment
    self.nullSequence = nullSequence
    let isBeyondQuotes = (quote != nil && !doublesQuotes) || escape != nil || skipsInitialSpace
    needsUnescaping = isBeyondQuotes || nullSequence != nil || separatorSize == 0
    needsStateMachine = isBeyondQuotes || comment != nil
    let special = separator.delimiter + [quote, escape, comment?[0]].compactMap(\.self)
    readsMarks = !ByteOrderMark.utf8.contains { special.contains($0) }
  }

  /// The bytes of the delimiter; none for fields of fixed width.
  public var delimiter: [UInt8] { separator.delimiter }

  /// The same dialect, in which spaces around a quoted field are not reported.
  ///
  /// - Precondition: ``skipsInitialSpace``.
  package var allowingSpacesAfterQuote: Dialect {
    precondition(skipsInitialSpace, "spaces before a quote are skipped")
    var dialect = self
    dialect.allowsSpacesAfterQuote = true
    return dialect
  }
}
