/// One record of a CSV file: its fields, and its location in the input.
///
/// A record is a collection of its fields as strings; bytes that are not UTF-8 become U+FFFD, and ``bytes(at:)`` returns
/// the bytes of a field unchanged. The number of fields is that of the columns, unless ``notes`` contains
/// ``ShapeNote/Kind/ragged(found:)``.
///
/// ```swift
/// for record in try CSVReader(Array("name,email\nAnn,ann@example.com\n".utf8)) {
///   record["email"]  // "ann@example.com"
///   record[0]        // "Ann"
///   record.line      // 2
/// }
/// ```
public struct CSVRecord: Sendable, RandomAccessCollection {
  /// The number of the record, from 1; the header is not counted.
  public internal(set) var number = 0
  /// The line of the record's first byte, from 1.
  public internal(set) var line = 1
  /// The offset of the record's first byte in the input, from 0.
  public internal(set) var offset = 0
  /// The faults in the shape of the record. A record that is too long has no fields.
  public internal(set) var notes: [ShapeNote] = []

  /// The contents of the fields one after another, and the offset of the end of each.
  private var contents: [UInt8] = []
  private var ends: [Int] = []
  private let columns: HeaderIndex

  init(_ columns: HeaderIndex) {
    self.columns = columns
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { ends.count }

  /// The field of a column, by its index from 0, without quotes and escapes.
  public subscript(column: Int) -> String { String(decoding: bytes(at: column), as: UTF8.self) }

  /// The field of the column with a name, the first if there are several; `nil` if the table has no such column or the record
  /// has no such field. Names are compared byte by byte.
  public subscript(name: String) -> String? {
    columns.columns(named: name).first.flatMap { $0 < count ? self[$0] : nil }
  }

  /// Returns the bytes of the field of a column, by its index from 0, without quotes and escapes.
  public func bytes(at column: Int) -> ArraySlice<UInt8> {
    contents[(column == 0 ? 0 : ends[column - 1])..<ends[column]]
  }

  mutating func removeAll() {
    notes.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Appends the field in a range of bytes, quotes included.
  mutating func append(_ raw: Range<Int>, in bytes: Span<UInt8>, _ dialect: Dialect) {
    dialect.append(contentOf: raw, in: bytes, to: &contents)
    ends.append(contents.count)
  }
}
