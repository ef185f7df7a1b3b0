/// The bytes that a CSV file is written with: the part of Table Dialect (Data Package v2) that decides where fields and
/// records end, and what the content of a field is.
///
/// ```swift
/// Dialect()                                                       // RFC 4180: comma and double quote
/// Dialect(delimiter: UInt8(ascii: "\t"), quote: nil)              // tab-separated values without quotes
/// Dialect(delimiter: UInt8(ascii: ";"), comment: BytePrefix("#".utf8))  // lines that begin with # are skipped
/// ```
///
/// Records always end with CRLF, LF or a lone CR. Which rows are the header is decided by ``TableLayout``.
public struct Dialect: Sendable, Hashable {
  /// The byte between fields.
  public let delimiter: UInt8
  /// The byte around a field that contains delimiters, quotes or line ends; `nil` if nothing is quoted.
  public let quote: UInt8?
  /// Whether a doubled quote in quotes is one quote; else the first of them closes the field.
  public let doublesQuotes: Bool
  /// The byte that makes the byte after it part of the content, whatever that is, in quotes and outside; at the end of a
  /// field it is part of the content itself.
  public let escape: UInt8?
  /// Whether spaces (U+0020) before a field are no part of it: after a delimiter and at the beginning of a record, as in
  /// Python's `csv`, from which Table Dialect has `skipInitialSpace`. Other white space is kept.
  public let skipsInitialSpace: Bool
  /// The prefix of a comment line, which is no record; quotes and delimiters have no meaning in it. The prefix is at the
  /// very beginning of the line, without spaces before it; a line in quotes is no comment.
  public let comment: BytePrefix?
  /// A field that is written like this is its own content, escape included: `\N` with the escape `\`.
  public let nullSequence: BytePrefix?

  /// Whether more than delimiter and quote decides where fields and records end, so that ``DialectScanner`` is needed.
  let needsStateMachine: Bool
  /// Whether the content of a field may differ from its bytes in more than quotes.
  package let needsUnescaping: Bool

  /// - Precondition: There are no ``contradictions(delimiter:quote:escape:skipsInitialSpace:comment:)``.
  public init(
    delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8? = UInt8(ascii: "\""), doublesQuotes: Bool = true,
    escape: UInt8? = nil, skipsInitialSpace: Bool = false, comment: BytePrefix? = nil,
    nullSequence: BytePrefix? = nil
  ) {
    let contradictions = Self.contradictions(
      delimiter: delimiter, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment)
    precondition(contradictions.isEmpty, "each byte has one meaning")
    self.delimiter = delimiter
    self.quote = quote
    self.doublesQuotes = doublesQuotes
    self.escape = escape
    self.skipsInitialSpace = skipsInitialSpace
    self.comment = comment
    self.nullSequence = nullSequence
    let isBeyondQuotes = (quote != nil && !doublesQuotes) || escape != nil || skipsInitialSpace
    needsUnescaping = isBeyondQuotes || nullSequence != nil
    needsStateMachine = isBeyondQuotes || comment != nil
  }
}
