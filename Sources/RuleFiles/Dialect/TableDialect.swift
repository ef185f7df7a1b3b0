public import CSVRecords
package import JSONDocument

/// The dialect of the CSV files that a rule file is for: a Table Dialect (Data Package v2) under the key `dialect`.
///
/// ```yaml
/// dialect: { delimiter: ";", commentChar: "#", nullSequence: "NA", headerRows: [1, 2] }
/// ```
///
/// - `delimiter`, `quoteChar` and `escapeChar` are one ASCII character each; `quoteChar: null` means that no field is
///   quoted. `escapeChar` and `quoteChar` are allowed together, since writers use both, although the standard calls them
///   mutually exclusive: without a quote, `doubleQuote: false` would have no meaning.
/// - `commentChar` is one to eight bytes of UTF-8.
/// - `lineTerminator` is a hint for writers: records end with CRLF, LF or a lone CR, whatever it is. A different value is an
///   error, since a file with such line ends would be misread.
/// - `property` is the place of the array in a JSON file: a JSON Pointer, or the name of a member of the outermost object.
/// - The properties for items that are no objects, spreadsheets and databases (`itemType`, `itemKeys`, `sheetNumber`, `sheetName`,
///   `table`) are not supported.
public struct TableDialect: Sendable, Hashable {
  /// The bytes that decide where fields and records end.
  public var records: Dialect
  /// Whether the files have a header: `header`.
  public var hasHeader: Bool
  /// The rows of the header and the rows that are neither header nor data: `headerRows`, `headerJoin` and `commentRows`.
  public var layout: TableLayout
  /// The cell content that means an absent value in every column, in addition to `missingValues`: `nullSequence`.
  public var nullSequence: String?

  /// The place of the array in a JSON file: `property`; `nil` if none is named.
  public package(set) var arrayPlace: ArrayPlace?
  /// The program whose dialect it is, `preset`; `nil` if none is named. Other keys change single properties of it.
  public package(set) var preset: DialectPreset?
  /// The properties that the file names, and the position of each value by its key.
  package var properties = DialectProperties()
  package var positions: [String: DocumentPosition] = [:]

  /// Creates a dialect; by default RFC 4180 with a header.
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
