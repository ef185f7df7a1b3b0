public import CSVRecords

/// The dialect of the CSV files that a rule file is for: a Table Dialect (Data Package v2) under the key `dialect`.
///
/// ```yaml
/// dialect: { delimiter: ";", commentChar: "#", nullSequence: "NA", headerRows: [1, 2] }
/// ```
///
/// - `delimiter`, `quoteChar`, `escapeChar` are one ASCII character each; `quoteChar: null` means that nothing is
///   quoted. `escapeChar` and `quoteChar` are allowed together, as writers use them, though the standard calls them
///   mutually exclusive: without a quote, `doubleQuote: false` would have no meaning.
/// - `commentChar` is one to eight bytes of UTF-8.
/// - `lineTerminator` is a hint for writers: records end with CRLF, LF or a lone CR, whichever comes. Any other is an error,
///   since a file with such line ends would be misread.
/// - The properties for JSON, spreadsheets and databases (`property`, `itemType`, `itemKeys`, `sheetNumber`,
///   `sheetName`, `table`) are ignored: "A property MUST be ignored if it is not applicable".
public struct TableDialect: Sendable, Hashable {
  /// The bytes that decide where fields and records end.
  public var records: Dialect
  /// `header`: whether there is a header.
  public var hasHeader: Bool
  /// `headerRows`, `headerJoin` and `commentRows`: the rows that are the header, and those that are no data.
  public var layout: TableLayout
  /// `nullSequence`: the content of a field that means an absent value in every column, beside its `missingValues`.
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
