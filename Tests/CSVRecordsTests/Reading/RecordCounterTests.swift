import TestSupport
import Testing

@testable import CSVRecords

struct RecordCounterTests {
  /// Counts the records of a range from one of its two states, in pieces of these sizes in rotation.
  private func count(
    _ bytes: some Collection<UInt8>, _ format: RecordFormat, columnCount: Int = 2, inQuotes: Bool = false,
    sizes: [Int] = [1], header: RepeatedHeader? = nil
  ) -> RecordCounter.Counts {
    let parser = RecordParser(format, columnCount: columnCount, header: header)
    var counter = RecordCounter(parser, startsInQuotes: inQuotes)
    var rest = bytes[...]
    for number in 0...bytes.count {
      let piece = Array(rest.prefix(sizes[number % sizes.count]))
      counter.push(piece.span)
      rest = rest.dropFirst(piece.count)
    }
    return counter.finish()
  }

  @Test(arguments: [
    ("", false, 0, Int?.none, false), ("", true, 0, nil, true),
    ("a,b\nc,d\n", false, 2, 0, false), ("a,b\nc,d", false, 2, 0, false), ("\n\na,b\n", false, 1, 0, false),
    ("#c\n#\na,b\n", false, 1, 0, false), ("#c", false, 0, 0, false),
    ("a\",b\nc,d\n", true, 1, 5, false), ("a\",b\r\nc,d\n", true, 1, 6, false),
    ("a\",b\rc,d\n", true, 1, 5, false),
    ("a\n\"\"\nb\n", true, 0, nil, true), ("a\"\n", true, 0, nil, false),
    ("#c\",b\n#c\"\nd\n", true, 1, 6, false),
    ("a,\"b\n", false, 1, 0, true), ("a\",b\nc,\"d\n", true, 1, 5, true),
    ("a\",b\"x\nc,d\n", true, 1, 7, false), ("\\.\n\u{1A}\nx\n", false, 3, 0, false),
  ])
  func `a range is counted from both of its states`(
    text: String, inQuotes: Bool, records: Int, firstRow: Int?, endsInQuotes: Bool
  ) {
    let format = RecordFormat.csv(Dialect(comment: BytePrefix("#".utf8)))
    for sizes in [[1], [2, 3], [100]] {
      let counts = count(Array(text.utf8), format, inQuotes: inQuotes, sizes: sizes)
      #expect(counts.records == records && counts.firstRow == firstRow && counts.endsInQuotes == endsInQuotes)
      #expect(counts.markers == (text.hasPrefix("\\.") ? 2 : 0))
    }
  }

  @Test(arguments: [("a\n\r\n\n{}\r\nb", 3), ("\r", 1), ("\"\n\"\n", 2)])
  func `a line of JSON Lines is a record unless it is blank`(text: String, records: Int) throws {
    let format = RecordFormat.jsonLines(try MemberColumns(["a"], allowsOthers: true))
    #expect(count(Array(text.utf8), format, columnCount: 1).records == records)
    #expect(count(Array(text.utf8), format, columnCount: 1, sizes: [100]).records == records)
  }

  @Test func `ranges of random tables joined of several have the records of the reference parser`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(1_000) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      var dialect = file.plainDialect()
      while dialect.escape != nil || dialect.quote == nil { dialect = file.dialect() }
      let (header, bytes) = file.joined(dialect)
      // A table is not divided if its header has a name of several lines.
      if TableRow(header, dialect).fields.contains(where: { $0.contains(0x0A) }) { continue }
      try compare(
        bytes, .csv(dialect), &file, "seed \(seed), round \(round), \(header.escaped)", under: header)
    }
  }

  @Test func `ranges of random files have the records of the reference parser`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(1_000) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      var dialect = file.dialect()
      while dialect.escape != nil { dialect = file.dialect() }
      let format = file.isLucky(5) ? RecordFormat.lines : .csv(dialect)
      try compare(file.arbitrary(dialect), format, &file, "seed \(seed), round \(round)")
    }
  }

  /// Compares the records of each range, and of the bytes between the first rows of two ranges, with those of the whole file.
  private func compare(
    _ bytes: [UInt8], _ format: RecordFormat, _ file: inout RandomFile, _ name: String,
    under header: [UInt8]? = nil
  ) throws {
    let row = header.map { TableRow($0, format.fieldDialect) }
    let columnCount = format == .lines ? 1 : row?.fieldCount ?? file.pick([1, 2])
    let first = Trial.header(header, format)
    func isRecord(_ record: ObviousParser.Record) -> Bool {
      (!record.text.isEmpty || columnCount == 1) && first.map(record.isAgain) != true
    }
    let rows = ObviousParser(bytes, format).records
    let records = rows.filter(isRecord)
    let cuts = bytes.indices.filter { bytes[$0] == 0x0A && file.isLucky(3) }.map { $0 + 1 }
    var isInQuotes = false
    var part = 0
    for range in zip([0] + cuts, cuts + [bytes.count]) where range.0 < range.1 {
      let sizes = (0..<3).map { _ in Int.random(in: 1...200, using: &file.random) }
      let counts = count(
        bytes[range.0..<range.1], format, columnCount: columnCount, inQuotes: isInQuotes, sizes: sizes,
        header: row.flatMap { RepeatedHeader([$0], format.fieldDialect) })
      let expected = records.filter { (range.0..<range.1).contains($0.whole.lowerBound) }
      try #require(counts.records == expected.count, "\(name): \(bytes.escaped), \(range)")
      if let first = counts.firstRow.map({ range.0 + $0 }) {
        try #require(!rows.contains { $0.whole.lowerBound < first && first < $0.bytes.upperBound }, "\(name)")
        try #require(expected.allSatisfy { $0.whole.lowerBound >= first }, "\(name)")
        let alone = ObviousParser(Array(bytes[part..<first]), format).records.filter(isRecord)
        let whole = records.filter { (part..<first).contains($0.whole.lowerBound) }
        try #require(
          alone.map { [$0.text.lowerBound + part, $0.text.count] }
            == whole.map { [$0.text.lowerBound, $0.text.count] }, "\(name): \(bytes.escaped), \(range)")
        part = first
      } else {
        try #require(expected.isEmpty, "\(name)")
      }
      let markers = expected.count { EndOfDataMarker(record: bytes.span.extracting($0.text)) != nil }
      try #require(counts.markers == (format == .lines ? 0 : markers), "\(name)")
      isInQuotes = counts.endsInQuotes
    }
  }
}
