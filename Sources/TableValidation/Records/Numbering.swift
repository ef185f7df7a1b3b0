/// Numbers of records and lines: those before a batch of records, or those in it.
public struct Numbering: Sendable, Hashable {
  /// The number of records.
  public var records = 0
  /// The number of physical lines.
  public var lines = 0
  /// The number of scalars after the last of them, for records that do not begin with a line.
  var columns = 0

  /// Creates numbers.
  public init(records: Int = 0, lines: Int = 0) {
    (self.records, self.lines) = (records, lines)
  }

  mutating func advance(by other: Numbering) {
    records += other.records
    lines += other.lines
    columns = other.lines > 0 ? other.columns : columns + other.columns
  }
}
