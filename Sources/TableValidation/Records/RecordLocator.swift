/// Computes the locations of findings on a batch of records, in the order of the records.
public protocol RecordLocator: Sendable {
  /// Returns the location of a value, or of a whole record.
  ///
  /// - Parameters:
  ///   - column: The column of the value; `nil` for the whole record.
  ///   - position: The position of the record among those with values; not lower than in earlier calls.
  mutating func locate(_ column: CheckedColumn?, at position: Int) -> Finding.Location

  /// Returns the location of a note. It is called once for each note, in their order.
  mutating func locate(_ note: RecordNote) -> Finding.Location
}

/// Locations in a table that is not a text: the number of the record alone.
public struct RecordNumbers: RecordLocator {
  private let before: Int
  /// The number of each record in the batch; `nil` if it is its position.
  private let numbers: [Int]?

  /// - Parameter base: The numbers before the batch.
  public init(after base: Numbering) { self.init(after: base, numbers: nil) }

  init(after base: Numbering, numbers: [Int]?) {
    before = base.records
    self.numbers = numbers
  }

  public func locate(_ column: CheckedColumn?, at position: Int) -> Finding.Location {
    locate(numbers?[position] ?? position)
  }

  public func locate(_ note: RecordNote) -> Finding.Location { locate(note.record) }

  private func locate(_ record: Int) -> Finding.Location {
    Finding.Location(record: before + record + 1, line: nil, column: 1, offset: 0)
  }
}
