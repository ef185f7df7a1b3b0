internal import Bytes
internal import Validation

/// Records that are checked together, as columns of values.
///
/// A source knows where the values are, which of them are absent, and the place of each record. What the rules judge is the same
/// for all sources, so that equal values have equal findings whether they come from CSV, JSON Lines, Arrow or a program:
///
/// ```swift
/// struct Temperatures: RecordSource {
///   let values: [Double?]
///   var bytes: [UInt8] = []
///   var count: Int { values.count }
///
///   mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch) {
///     batch = ColumnBatch(values.map { value in value.map { "\($0)" } }, of: column, appendingTo: &bytes)
///   }
///
///   mutating func append(_ changed: [UInt8]) { bytes += changed }
/// }
/// ```
public protocol RecordSource: Sendable {
  /// The type that computes the locations of findings.
  associatedtype Locator: RecordLocator = RecordNumbers

  /// The number of records whose values are read; records that are not well-formed have no values.
  var count: Int { get }
  /// The bytes that contain the values.
  var bytes: [UInt8] { get }
  /// The offset at which ``append(_:)`` places bytes; by default the number of bytes.
  var end: Int { get }

  /// Replaces the values and the absences of a batch by those of a column. It is called once for each checked column, in the
  /// order of the columns.
  mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch)

  /// Appends the bytes of values that were changed before they are checked (`Normalization`), at ``end``.
  mutating func append(_ changed: [UInt8])

  /// Returns the positions of the absent values of a batch, ascending, after values have been changed; by default those that
  /// represent an absent value by the rules.
  func absences(in batch: ColumnBatch, of column: CheckedColumn) -> [Int]

  /// Whether no record of the batch has the column, not even without a value; `false` by default.
  func lacks(_ column: CheckedColumn) -> Bool

  /// Returns the notes on records, in the order of records and offsets; by default none. It is called once for each batch.
  func collectNotes() -> [RecordNote]
  /// Whether all bytes are known to be UTF-8; `false` by default.
  var isText: Bool { get }
  /// Whether the findings on one record are reported in the order of their places instead of that of the columns; `false` by
  /// default.
  static var reportsByPlace: Bool { get }

  /// Returns the number of a record in the batch, from 0, by its position among those with values; by default they are the same.
  func number(of position: Int) -> Int
  /// Returns the place of a value in the batch, by which its findings are ordered among the notes on the record; 0 by default.
  func place(of column: CheckedColumn, at position: Int) -> Int
  /// Returns the places in the batch from that of a value up to its end, which those of notes on the value are among; by default
  /// only that of the value.
  func places(of column: CheckedColumn, at position: Int) -> Range<Int>
  /// The ranges of the records if they are JSON objects, which are compared as such; by default none.
  var objects: [Range<Int>] { get }

  /// Appends the text of a value, whether or not its column is checked; by default nothing.
  ///
  /// - Parameters:
  ///   - column: The index of the column in a record.
  ///   - position: The position of the record among those with values.
  ///   - output: The bytes to which the text is appended.
  func appendContent(of column: Int, at position: Int, to output: inout [UInt8])

  /// Returns the line of each record with values; `nil`, the default, if records have no lines.
  ///
  /// - Parameter base: The numbers of records and lines before the batch.
  func lines(after base: Numbering) -> [Int]?
  /// Returns what computes the locations of findings.
  ///
  /// - Parameters:
  ///   - base: The numbers of records and lines before the batch.
  ///   - notes: The notes on the batch.
  func locator(after base: Numbering, for notes: [RecordNote]) -> Locator
}

extension RecordSource {
  public var end: Int { bytes.count }
  public var isText: Bool { false }
  public static var reportsByPlace: Bool { false }
  public var objects: [Range<Int>] { [] }

  public func absences(in batch: ColumnBatch, of column: CheckedColumn) -> [Int] {
    let bytes = bytes
    return batch.values.indices.filter { column.isAbsent(bytes.span.extracting(batch.values[$0])) }
  }

  public func lacks(_ column: CheckedColumn) -> Bool { false }
  public func collectNotes() -> [RecordNote] { [] }
  public func number(of position: Int) -> Int { position }
  public func appendContent(of column: Int, at position: Int, to output: inout [UInt8]) {}
  public func place(of column: CheckedColumn, at position: Int) -> Int { 0 }
  public func lines(after base: Numbering) -> [Int]? { nil }

  public func places(of column: CheckedColumn, at position: Int) -> Range<Int> {
    let place = place(of: column, at: position)
    return place..<place + 1
  }
}

extension RecordSource {
  /// Returns the position of a record among those with values, by its number in the batch; `nil` if it has none. O(log n).
  func position(of record: Int) -> Int? {
    let position = (0..<count).partitioningIndex { number(of: $0) >= record }
    return position < count && number(of: position) == record ? position : nil
  }
}

extension RecordSource where Locator == RecordNumbers {
  public func locator(after base: Numbering, for notes: [RecordNote]) -> RecordNumbers {
    RecordNumbers(after: base)
  }
}
