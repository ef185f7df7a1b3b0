/// What is done with a record that has another number of fields than the table has columns.
public struct RecordRepairs: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Fields without a value are added to a record that has too few.
  public static let fills = RecordRepairs(rawValue: 1)
  /// Fields beyond the columns are removed from a record that has too many.
  public static let cuts = RecordRepairs(rawValue: 2)

  /// Whether a record is repaired.
  ///
  /// - Parameters:
  ///   - found: The number of its fields.
  ///   - columnCount: The number of columns, another one.
  package func include(found: Int, columnCount: Int) -> Bool {
    contains(found < columnCount ? .fills : .cuts)
  }
}
