public import CSVRecords

/// How the CSV files are written that a rule file is for: a Table Dialect (Data Package v2) under the key `dialect`.
///
/// ```yaml
/// dialect: { delimiter: ";", commentChar: "#", nullSequence: "NA", headerRows: [1, 2] }
/// ```
///
/// - `delimiter`, `quoteChar`, `escapeChar` are one ASCII character each; `quoteChar: null` means that nothing is
///   quoted. `escapeChar` may stand beside `quoteChar`, as writers have it, though the standard calls them mutually
///   exclusive: without a quote, `doubleQuote: false` would have no meaning.
/// - `commentChar` is one to eight bytes of UTF-8.
/// - `lineTerminator` is a hint for writers: records end with CRLF, LF or a lone CR, whichever comes. Another one is
///   refused, since a file that ends its records so would be misread.
/// - What the standard has for JSON, spreadsheets and databases (`property`, `itemType`, `itemKeys`, `sheetNumber`,
///   `sheetName`, `table`) is ignored: "A property MUST be ignored if it is not applicable".
public struct TableDialect: Sendable, Hashable {
  /// Where fields and records end, and what a field says.
  public var records: Dialect
  /// `header`: whether there is a header.
  public var hasHeader: Bool
  /// `headerRows`, `headerJoin` and `commentRows`: which rows are the header, and which no data.
  public var layout: TableLayout
  /// `nullSequence`: what stands for an absent value in every column, beside its `missingValues`.
  public var nullSequence: String?

  public init(
    records: Dialect = Dialect(), hasHeader: Bool = true, layout: TableLayout = TableLayout(),
    nullSequence: String? = nil
  ) {
    self.records = records
    self.hasHeader = hasHeader
    self.layout = layout
    self.nullSequence = nullSequence
  }
}
