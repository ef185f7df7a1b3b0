package import CSVRecords

/// The dialect of a program that writes tables, by the program's name.
///
/// - `excel`: commas, semicolons or tabs, whichever the table has, and `"`; a first line `sep=;` names the delimiter.
/// - `postgres`: the text format of `COPY`: tabs, no quotes, the escape `\`, `\N` for an absent value. With a quote character it
///   is the CSV format: commas and no escape. In both, a line `\.` ends the table.
/// - `mysql`: `SELECT … INTO OUTFILE`: tabs, no quotes unless a quote character is named, the escape `\`, `\N`.
/// - `dos`: commas and `"`; Ctrl-Z ends the table.
public enum DialectPreset: String, Sendable, Hashable, CaseIterable {
  case excel, postgres, mysql, dos

  /// The end-of-data marker of the program.
  package var end: EndOfDataMarker? {
    switch self {
    case .postgres: .backslashPeriod
    case .dos: .controlZ
    case .excel, .mysql: nil
    }
  }

  /// The delimiters of which the table has one, if it is searched for.
  package var delimiters: [UInt8]? { self == .excel ? Array(",;\t".utf8) : nil }
}
