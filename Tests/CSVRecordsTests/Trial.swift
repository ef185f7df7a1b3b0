import TestSupport

@testable import CSVRecords

/// A file with the result of the reference parser, and methods that read the file in chunks and compare the results.
struct Trial {
  let bytes: [UInt8]
  let format: RecordFormat
  let columnCount: Int
  let wanted: [Int]
  let maximumRecordSize: Int
  /// The header, which is not among the bytes; `nil` for none.
  private let header: [UInt8]?
  let parser: ObviousParser
  let records: [ObviousParser.Record]
  let expected: Reading
  /// The line at each offset where a chunk may begin or end.
  private let lines: [Int: Int]

  /// - Parameter columnCount: The number of columns; by default that of the first record.
  init(
    _ bytes: [UInt8], _ format: RecordFormat = .csv(Dialect()), columnCount: Int? = nil, wanted: [Int]? = nil,
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize, header: [UInt8]? = nil
  ) {
    let parser = ObviousParser(bytes, format, from: Self.hasMark(bytes) ? 3 : 0)
    self.bytes = bytes
    self.format = format
    self.columnCount = columnCount ?? parser.records.first?.fields.count ?? 1
    self.wanted = wanted ?? Array(0..<self.columnCount)
    self.maximumRecordSize = maximumRecordSize
    self.header = header
    self.parser = parser
    records = parser.records
    let first = Self.header(header, format)
    expected = Reading(
      parser, columnCount: self.columnCount, header: first, wanted: self.wanted,
      maximumRecordSize: maximumRecordSize)
    lines = Dictionary(
      records.map { ($0.whole.lowerBound, $0.line) } + parser.comments.map { ($0.start, $0.line) }
        + [(parser.lastMark ?? bytes.count, parser.lineEndCount + 1), (bytes.count, parser.lineEndCount + 1)]
    ) { first, _ in first }
  }

  /// Returns the header with which records are compared; `nil` for none, and for one of one column.
  static func header(_ bytes: [UInt8]?, _ format: RecordFormat) -> ObviousParser.Record? {
    bytes.flatMap { ObviousParser($0, format).records.first }.flatMap { $0.fields.count > 1 ? $0 : nil }
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// Reads the file in chunks and compares the result with the expected one.
  ///
  /// - Parameter source: The source of the file's bytes; by default memory.
  /// - Throws: ``Disagreement`` with the file and all settings of the read.
  func run(chunkSize: Int, source: (any ByteSource)? = nil) throws {
    do {
      let reading = try read(source ?? MemorySource(bytes), chunkSize)
      guard reading == expected else {
        throw Disagreement("expected \(describe(expected))\ngot      \(describe(reading))")
      }
    } catch let problem as Disagreement {
      throw Disagreement(
        "\(format), chunks of \(chunkSize), \(columnCount) columns, wanted \(wanted), records of at most "
          + "\(maximumRecordSize) bytes: \"\(bytes.escaped)\"\n\(problem)")
    }
  }

  private func read(_ source: any ByteSource, _ chunkSize: Int) throws -> Reading {
    var reader = ChunkReader(
      source, format: format, chunkSize: chunkSize, maximumRecordSize: maximumRecordSize)
    let parser = RecordParser(
      format, columnCount: columnCount, header: repeatedHeader, maximumRecordSize: maximumRecordSize)
    var reading = Reading()
    var chunk = Chunk()
    var batch = RecordBatch()
    let hasMark = try reader.skipByteOrderMark()
    try require(hasMark == Self.hasMark(bytes), "the byte-order mark is not recognized correctly")
    var offset = hasMark ? 3 : 0
    while try reader.fill(&chunk) {
      let end = offset + chunk.count
      try require(chunk.offset == offset, "the chunk's offset is wrong")
      try require(
        (chunk.count > 0 || chunk.unclosedQuote != nil) && chunk.scratchStart == chunk.count
          && end <= bytes.count
          && chunk.storage.prefix(chunk.count) == bytes[offset..<end], "the chunk's bytes are wrong")
      switch chunk.kind {
      case .records:
        parser.parse(chunk, into: &batch)
        try checkLines(chunk, offset..<end)
        try reading.append(batch, of: chunk, format, wanted: wanted)
      case .oversizedStart:
        reading.records.append(
          .init(bytes: offset..<end, fields: nil, notes: [.init(kind: .tooLong, offset: offset)]))
      case .oversizedRest:
        try require(
          offset > 0 && reading.records.last?.bytes.upperBound == offset, "a rest without a start")
        try require(
          chunk.unclosedQuote == nil || chunk.unclosedQuote?.offset == records.last?.unclosedQuote,
          "the quote that is not closed is at \(chunk.unclosedQuote?.offset ?? 0)")
        let start = reading.records[reading.records.count - 1].bytes.lowerBound
        reading.records[reading.records.count - 1].bytes = start..<end
      case .skipped: break
      }
      offset = end
    }
    try require(offset == bytes.count, "only \(offset) of \(bytes.count) bytes were delivered")
    return reading
  }

  private var repeatedHeader: RepeatedHeader? {
    guard let header, case .csv(let dialect) = format else { return nil }
    return RepeatedHeader([TableRow(header, dialect)], dialect)
  }

  private func checkLines(_ chunk: Chunk, _ place: Range<Int>) throws {
    guard let first = lines[place.lowerBound], let last = lines[place.upperBound] else {
      throw Disagreement("the chunk \(place) begins or ends inside a record")
    }
    try require(
      chunk.lineEndCount == last - first, "\(chunk.lineEndCount) line ends in \(place), not \(last - first)")
    guard format != .nulTerminated else { return }
    for record in records where place ~= record.bytes.lowerBound {
      let stretch = 0..<record.bytes.upperBound - place.lowerBound
      let slow =
        format == .lines
        ? Self.lineFeeds(in: chunk.storage[stretch]) : LineEnds.count(in: chunk.storage.span, stretch)
      let ends = chunk.lineEnds(in: stretch)
      try require(ends == slow, "\(ends) in \(stretch) of \(place), not \(slow)")
    }
  }

  private static func lineFeeds(in bytes: ArraySlice<UInt8>) -> (count: Int, last: Int?) {
    (bytes.count { $0 == 0x0A }, bytes.lastIndex(of: 0x0A).map { $0 + 1 })
  }

  /// Splits each record by itself into fields and compares the result with that of the reference parser.
  func runRecordByRecord() throws {
    guard case .csv(let dialect) = format else { return }
    for record in records {
      let row = TableRow(Array(bytes[record.bytes]), dialect)
      let (fields, notes) = (row.fields, row.notes)
      guard fields == record.fields.map(\.content), notes == Self.quoteNotes(of: record) else {
        throw Disagreement(
          "\(dialect), \"\(bytes[record.bytes].escaped)\" alone: \(fields.map(\.escaped)), \(notes)")
      }
    }
  }

  private static func quoteNotes(of record: ObviousParser.Record) -> [ShapeNote] {
    let start = record.bytes.lowerBound
    let stray = record.strayQuote.map { ShapeNote(kind: .strayQuote, record: 0, offset: $0 - start) }
    let unclosed = record.unclosedQuote.map { ShapeNote(kind: .unclosedQuote, record: 0, offset: $0 - start) }
    return [stray, unclosed].compactMap { $0 }
  }

  private func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws {
    if !condition { throw Disagreement(problem()) }
  }

  private func describe(_ reading: Reading) -> String {
    let records = reading.records.map { record in
      let fields = record.fields?.map { "\($0.raw) \"\($0.content.escaped)\"" }
      return "\(record.bytes) \(fields?.description ?? "uncertain") \(record.notes)"
    }
    return "\(records), not records: \(reading.skipped)"
  }
}
