import CSVRecords

/// The simple reference for a file of copied records: what is added between records is found by reading the file again.
struct ObviousOutput {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private(set) var bytes: [UInt8] = []
  private let format: RecordFormat
  /// The last record or row.
  private var last: [UInt8] = []

  init(_ format: RecordFormat) {
    self.format = format
  }

  /// Begins the file with the rows before its data.
  mutating func begin(hasMark: Bool, _ front: [[UInt8]]) {
    for row in front { append(row) }
    if hasMark && !bytes.starts(with: Self.mark + Self.mark) { bytes = Self.mark + bytes }
  }

  /// Appends a record.
  mutating func append(_ record: [UInt8]) {
    // U+FEFF at the beginning of the file would be removed, and CRLF is one line end.
    if bytes.isEmpty, record.starts(with: Self.mark) { bytes = Self.mark }
    if last.last == 0x0D, record.first == 0x0A { bytes.append(0x0A) }
    bytes += record
    last = record
  }

  /// Ends the last record if another can't follow it: by the first candidate with which it has the same fields.
  mutating func endRecord() {
    guard !last.isEmpty, !isEnded(by: []) else { return }
    let quote = format.fieldDialect.quote.map { [$0] } ?? []
    let escape = format.fieldDialect.escape.map { [$0] } ?? []
    let candidates = [[0x0A], [0x0D, 0x0A], [0], escape + [0x0A], quote + [0x0A], escape + quote + [0x0A]]
    guard let end = candidates.first(where: isEnded) else {
      preconditionFailure("the record cannot be ended")
    }
    bytes += end
    last += end
  }

  /// Whether the last record has the same fields if these bytes and another record follow.
  private func isEnded(by end: [UInt8]) -> Bool {
    let other = Array("x".utf8)
    return contents(of: last + end + other) == contents(of: last) + contents(of: other)
  }

  private func contents(of bytes: [UInt8]) -> [[[UInt8]]] {
    var records = ObviousRecords(bytes, format, from: 0)
    var contents: [[[UInt8]]] = []
    while let record = records.next() { contents.append(record.isComment ? [] : record.fields.map(\.value)) }
    return contents
  }
}
