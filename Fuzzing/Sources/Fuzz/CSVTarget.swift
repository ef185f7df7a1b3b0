internal import CSVRecords

/// CSV in every dialect. The first three bytes of the input select the dialect and the sizes of pieces; the rest is the file.
///
/// The reading of the whole file is compared with that in pieces, and with that of a dialect with an escape character that the
/// file does not have: it means the same, but is read by the state machine rather than by masks.
enum CSVTarget {
  /// A record as every reading must have it.
  private struct Record: Equatable {
    var number: Int
    var line: Int
    var offset: Int
    var fields: [[UInt8]]
    var notes: [ShapeNote]

    init(_ record: CSVRecord) {
      (number, line, offset, notes) = (record.number, record.line, record.offset, record.notes)
      fields = record.indices.map { Array(record.bytes(at: $0)) }
    }
  }

  static func run(_ input: [UInt8]) {
    guard input.count >= 3, let dialect = dialect(input[0], input[1], nil) else { return }
    let (hasHeader, limit) = (input[2] & 1 == 0, input[2] & 2 == 0 ? 4 << 20 : 40)
    let file = Array(input[3...])
    let whole = records(MemorySource(file), dialect, hasHeader, limit)
    let pieces = PieceSource(file, size: 1 + Int(input[2] >> 3))
    expect(records(pieces, dialect, hasHeader, limit) == whole, "pieces are read otherwise")
    let unused = UInt8(ascii: "^")
    if dialect.escape == nil, !file.contains(unused), let same = Self.dialect(input[0], input[1], unused) {
      expect(
        records(MemorySource(file), same, hasHeader, limit) == whole, "the state machine reads otherwise")
    }
  }

  /// Returns all records; `nil` if a row before the data is longer than the limit.
  private static func records(
    _ source: some ByteSource, _ dialect: Dialect, _ hasHeader: Bool, _ limit: Int
  ) -> [Record]? {
    guard
      var reader = try? CSVReader(source, dialect: dialect, hasHeader: hasHeader, maximumRecordSize: limit)
    else { return nil }
    var records: [Record] = []
    while let record = try? reader.readRecord() { records.append(Record(record)) }
    return records
  }

  /// Returns the dialect that two bytes select, or `nil` if it contradicts itself.
  private static func dialect(_ characters: UInt8, _ options: UInt8, _ unusedEscape: UInt8?) -> Dialect? {
    let delimiters = [",", ";", "\t", "|"]
    let quotes: [UInt8?] = [0x22, 0x22, 0x27, nil]
    let comments: [String?] = [nil, nil, "#", "//"]
    let delimiter = delimiters[Int(characters & 3)]
    let separators: [FieldSeparator?] = [
      BytePrefix(delimiter.utf8).map { .delimiter($0) },
      BytePrefix("\(delimiter)a\(delimiter)".utf8).map { .delimiter($0) },
      BytePrefix("\(delimiter)\(delimiter)".utf8).map { .delimiter($0) },
      FieldWidths([3, 1, 5]).map { .widths($0) },
    ]
    guard let separator = separators[Int(characters >> 4 & 3)] else { return nil }
    let quote = separator.delimiter.isEmpty ? nil : quotes[Int(characters >> 2 & 3)]
    let escape = unusedEscape ?? (options & 1 == 0 ? nil : UInt8(ascii: "\\"))
    let comment = comments[Int(options >> 1 & 3)].flatMap { BytePrefix($0.utf8) }
    let skipsSpace = options & 8 != 0
    guard
      Dialect.isUnambiguous(
        separator: separator, quote: quote, escape: escape, skipsInitialSpace: skipsSpace, comment: comment)
    else { return nil }
    return Dialect(
      separator: separator, quote: quote, doublesQuotes: options & 16 == 0, escape: escape,
      skipsInitialSpace: skipsSpace, comment: comment)
  }
}
