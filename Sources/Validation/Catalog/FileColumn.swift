/// A column of a CSV file, as a rule names one: `countries.csv#code`.
public struct FileColumn: Sendable, Hashable {
  /// The file, named as files are where the rule stands.
  public let path: String
  /// The column's name; its number from 1 where there is no header.
  public let column: String
  /// Whether the first record holds the names of the columns.
  public let hasHeader: Bool
  /// What separates fields, a byte of ASCII.
  public let delimiter: UInt8

  public init(
    path: String, column: String, hasHeader: Bool = true, delimiter: UInt8 = UInt8(ascii: ",")
  ) {
    self.path = path
    self.column = column
    self.hasHeader = hasHeader
    self.delimiter = delimiter
  }
}
