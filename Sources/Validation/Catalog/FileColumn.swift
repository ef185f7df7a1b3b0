/// A column of a CSV file: `countries.csv#code`.
public struct FileColumn: Sendable, Hashable {
  /// The file's path, relative to the folder of the rule file.
  public let path: String
  /// The column's name or, without a header, its number from 1.
  public let column: String
  /// Whether the first record has the names of the columns.
  public let hasHeader: Bool
  /// The byte between fields, an ASCII character.
  public let delimiter: UInt8

  /// Creates the column of a file.
  public init(
    path: String, column: String, hasHeader: Bool = true, delimiter: UInt8 = UInt8(ascii: ",")
  ) {
    self.path = path
    self.column = column
    self.hasHeader = hasHeader
    self.delimiter = delimiter
  }
}
