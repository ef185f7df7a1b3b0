import TestSupport
import Testing

@testable import CSVRecords

struct RandomFileTests {
  private static let alphabet: [UInt8] = [0x2C, 0x22, 0x0A, 0x0D, 0x61]

  @Test(arguments: 0...(TestRun.isThorough ? 6 : 5))
  func `every short file of comma, quote, LF, CR and a letter is read as by the reference parser`(size: Int)
    throws
  {
    let count = (0..<size).reduce(1) { count, _ in count * 5 }
    for number in 0..<count {
      var rest = number
      let bytes = (0..<size).map { _ in
        defer { rest /= 5 }
        return Self.alphabet[rest % 5]
      }
      let trial = Trial(bytes, columnCount: number % 2 + 1, maximumRecordSize: number % 3 == 0 ? 2 : 100)
      try trial.runRecordByRecord()
      try trial.runReader()
      try trial.run(chunkSize: 1)
      try trial.run(chunkSize: 64)
    }
  }

  /// Dialects that differ from the default in one option, and one that differs in all of them.
  private static let unusual = [
    Dialect(quote: nil), Dialect(doublesQuotes: false), Dialect(escape: 0x5C),
    Dialect(quote: nil, escape: 0x5C),
    Dialect(skipsInitialSpace: true), Dialect(skipsInitialSpace: true).allowingSpacesAfterQuote,
    Dialect(comment: BytePrefix("#".utf8)),
    Dialect(comment: BytePrefix("##".utf8)),
    Dialect(separator: .delimiter(BytePrefix("aa".utf8)!), quote: 0x22),
    Dialect(separator: .delimiter(BytePrefix(",a".utf8)!), quote: 0x22),
    Dialect(separator: .delimiter(BytePrefix(",a,".utf8)!), quote: nil),
    Dialect(
      separator: .delimiter(BytePrefix(",,".utf8)!), quote: 0x22, doublesQuotes: false, escape: 0x5C,
      skipsInitialSpace: true),
    Dialect(separator: .delimiter(BytePrefix(",a".utf8)!), quote: 0x22, skipsInitialSpace: true)
      .allowingSpacesAfterQuote,
    Dialect(separator: .widths(FieldWidths([1, 2])!), quote: nil, comment: BytePrefix("##".utf8)),
    Dialect(separator: .widths(FieldWidths([2, 1])!), quote: nil, skipsInitialSpace: true),
    Dialect(
      doublesQuotes: false, escape: 0x5C, skipsInitialSpace: true, comment: BytePrefix("#".utf8),
      nullSequence: BytePrefix(#"\a"#.utf8)),
  ]

  @Test(arguments: unusual)
  func `every short file in an unusual dialect is read as by the reference parser`(dialect: Dialect) throws {
    let alphabet: [UInt8] =
      [0x2C, 0x0A, 0x0D, 0x61, 0x22] + (dialect.escape.map { [$0] } ?? [])
      + (dialect.skipsInitialSpace ? [0x20] : []) + (dialect.comment == nil ? [] : [0x23])
    for size in 0...(alphabet.count > 6 ? 3 : 4) + (TestRun.isThorough ? 1 : 0) {
      for number in 0..<(0..<size).reduce(1, { count, _ in count * alphabet.count }) {
        var rest = number
        let bytes = (0..<size).map { _ in
          defer { rest /= alphabet.count }
          return alphabet[rest % alphabet.count]
        }
        let trial = Trial(
          bytes, .csv(dialect), columnCount: number % 2 + 1, maximumRecordSize: number % 3 == 0 ? 2 : 100)
        try trial.runRecordByRecord()
        try trial.runReader()
        try trial.run(chunkSize: 1)
        try trial.run(chunkSize: 64)
      }
    }
  }

  @Test func `a file of random bytes is read as by the reference parser`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(1_500) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      let dialect = file.dialect()
      let formats: [RecordFormat] = [.lines, .nulTerminated]
      let format = file.isLucky(3) ? file.pick(formats) : .csv(dialect)
      try run(file.arbitrary(dialect), format, &file)
    }
  }

  @Test func `a well-formed random file is read back as the values that were written`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(500) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      let dialect = file.plainDialect()
      let (bytes, values) = file.written(dialect)
      let records = ObviousParser(bytes, .csv(dialect)).records
      let contents = records.map { $0.fields.map(\.content) }
      try #require(contents == values, "seed \(seed), round \(round): \"\(bytes.escaped)\"")
      try #require(records.allSatisfy { $0.strayQuote == nil && $0.unclosedQuote == nil })
      try run(bytes, .csv(dialect), &file)
    }
  }

  @Test func `a random table joined of several is read as by the reference parser`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(600) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      var dialect = file.isLucky(2) ? file.plainDialect() : file.dialect()
      while dialect.quote == nil { dialect = file.dialect() }
      let (header, bytes) = file.joined(dialect)
      let row = TableRow(header, dialect)
      let maximum = file.isLucky(3) ? Int.random(in: 1...40, using: &file.random) : 100_000
      let trial = Trial(
        bytes, .csv(dialect), columnCount: row.fieldCount, maximumRecordSize: maximum,
        header: header)
      do {
        for size in [1, Int.random(in: 2...80, using: &file.random), 1000] { try trial.run(chunkSize: size) }
        let source = DrippingSource(bytes, sizes: [2, 1, 70], isReady: false)
        try trial.run(chunkSize: 20, source: source)
      } catch {
        throw Disagreement("seed \(seed), round \(round), header \"\(header.escaped)\": \(error)")
      }
    }
  }

  /// Reads the file in chunks of several sizes, with random columns and limits.
  private func run(_ bytes: [UInt8], _ format: RecordFormat, _ file: inout RandomFile) throws {
    let isCSV = if case .csv = format { true } else { false }
    let columnCounts: [Int?] = [nil, 1, 2, 3]
    let columnCount = isCSV ? file.pick(columnCounts) : 1
    let maximum = file.isLucky(2) ? Int.random(in: 1...40, using: &file.random) : 100_000
    var trial = Trial(bytes, format, columnCount: columnCount, maximumRecordSize: maximum)
    if file.isLucky(3) {
      let wanted = trial.wanted.filter { _ in file.isLucky(2) }
      trial = Trial(bytes, format, columnCount: columnCount, wanted: wanted, maximumRecordSize: maximum)
    }
    try trial.runRecordByRecord()
    try trial.run(chunkSize: Int.random(in: 1...80, using: &file.random))
    try trial.run(chunkSize: Int.random(in: 1...(bytes.count + 2), using: &file.random))
    if file.isLucky(4) {
      let sizes = (0..<3).map { _ in Int.random(in: 1...100, using: &file.random) }
      let source = DrippingSource(bytes, sizes: sizes, isReady: file.isLucky(2))
      try trial.run(chunkSize: Int.random(in: 1...100, using: &file.random), source: source)
    }
  }
}
