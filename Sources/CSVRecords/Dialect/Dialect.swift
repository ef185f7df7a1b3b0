/// How a CSV file is written, byte by byte: Table Dialect (Data Package v2) as far as it says where fields and records
/// end and what a field says.
///
/// ```swift
/// Dialect()                                                       // RFC 4180: comma and double quote
/// Dialect(delimiter: UInt8(ascii: "\t"), quote: nil)              // tab-separated values without quotes
/// Dialect(delimiter: UInt8(ascii: ";"), comment: BytePrefix("#".utf8))  // lines that begin with # are passed over
/// ```
///
/// Records end with CRLF, LF or a lone CR, always. Which rows are the header is ``TableLayout``'s to say.
public struct Dialect: Sendable, Hashable {
  /// What stands between fields; a comma unless said otherwise.
  public let delimiter: UInt8
  /// What a field that holds delimiters, quotes or line ends stands in; `nil` where no byte quotes.
  public let quote: UInt8?
  /// Whether a doubled quote inside quotes is one quote; else the first of them closes.
  public let doublesQuotes: Bool
  /// What makes the byte after it itself, in quotes and outside, whatever that is; with nothing after it, it is itself.
  public let escape: UInt8?
  /// Whether spaces, U+0020, before a field are no part of it: after a delimiter, and at the beginning of a record, as
  /// the readers have it from which Table Dialect took `skipInitialSpace`. Other white space stays.
  public let skipsInitialSpace: Bool
  /// What a line begins with that is no record, up to its line end; quotes and delimiters in it mean nothing. Nothing
  /// stands before it, not even a space that would be skipped, and a line inside quotes is none.
  public let comment: BytePrefix?
  /// A field that is written like this, escape included, says so verbatim: `\N` beside the escape `\`.
  public let verbatim: BytePrefix?

  /// Whether more than the two bytes says where fields and records end, so that ``DialectScanner`` has to look for it.
  let needsStateMachine: Bool
  /// Whether what a field says takes more than taking quotes off, where it begins with one.
  package let needsUnescaping: Bool

  /// - Precondition: There are no ``contradictions(delimiter:quote:escape:skipsInitialSpace:comment:)``.
  public init(
    delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8? = UInt8(ascii: "\""), doublesQuotes: Bool = true,
    escape: UInt8? = nil, skipsInitialSpace: Bool = false, comment: BytePrefix? = nil,
    verbatim: BytePrefix? = nil
  ) {
    let contradictions = Self.contradictions(
      delimiter: delimiter, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment)
    precondition(contradictions.isEmpty, "a dialect gives a byte two meanings")
    self.delimiter = delimiter
    self.quote = quote
    self.doublesQuotes = doublesQuotes
    self.escape = escape
    self.skipsInitialSpace = skipsInitialSpace
    self.comment = comment
    self.verbatim = verbatim
    let hasOddText = (quote != nil && !doublesQuotes) || escape != nil || skipsInitialSpace
    needsUnescaping = hasOddText || verbatim != nil
    needsStateMachine = hasOddText || comment != nil
  }
}
