import TestSupport
import Testing

@testable import CSVRecords

/// A CSV file with its expected records, written by hand.
struct CSVCase: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let dialect: Dialect
  let columnCount: Int
  let records: [[[UInt8]]]
  let blankLines: [Int]
  let strayQuotes: [Int]
  let unclosedQuote: Int?
  /// The header, which is not part of the file.
  var header: [UInt8]?

  var testDescription: String { "\"\(bytes.escaped)\"" }
}

/// Creates a case; each scalar of its texts is one byte, and its offsets count from the file's first byte.
///
/// - Parameters:
///   - records: The fields of each record, without the blank lines of a table of several columns.
///   - columns: The number of columns; by default that of the first record.
///   - strays: The offset of the first stray quote of each record that has one.
func parses(
  _ text: String, _ records: [[String]], columns: Int? = nil, blank: [Int] = [], strays: [Int] = [],
  unclosed: Int? = nil, delimiter: Character = ",", quote: Character = "\""
) -> CSVCase {
  CSVCase(
    bytes: [UInt8](latin: text),
    dialect: Dialect(delimiter: delimiter.asciiValue ?? 0, quote: quote.asciiValue ?? 0),
    columnCount: columns ?? records.first?.count ?? 1, records: records.map { $0.map { [UInt8](latin: $0) } },
    blankLines: blank, strayQuotes: strays, unclosedQuote: unclosed)
}

extension CSVCase {
  /// The case with a header before the file, whose texts are bytes.
  func under(_ header: String) -> CSVCase {
    var other = self
    other.header = [UInt8](latin: header)
    return other
  }

  /// Checks that the reference parser finds the expected records, and that every chunk size gives the same result.
  func check() throws {
    let trial = Trial(bytes, .csv(dialect), columnCount: columnCount, header: header)
    let again = Trial.header(header, .csv(dialect))
    let kept = trial.records.filter {
      !($0.text.isEmpty && columnCount > 1) && again.map($0.isAgain) != true
    }
    #expect(kept.map { $0.fields.map(\.content) } == records)
    #expect(trial.expected.blankLines == blankLines)
    #expect(trial.records.compactMap(\.strayQuote) == strayQuotes)
    #expect(trial.records.compactMap(\.unclosedQuote) == (unclosedQuote.map { [$0] } ?? []))
    try trial.runRecordByRecord()
    if header == nil { try trial.runReader() }
    for chunkSize in Array(1...80) + [127, 128, 129, 1000, 65_536] { try trial.run(chunkSize: chunkSize) }
    for isReady in [true, false] {
      try trial.run(chunkSize: 64, source: DrippingSource(bytes, isReady: isReady))
    }
    try checkBounds()
  }

  /// Checks that a limit on the size of records has the same effect for every chunk size.
  private func checkBounds() throws {
    for maximum in 1...max(1, min(bytes.count, 12)) {
      let trial = Trial(
        bytes, .csv(dialect), columnCount: columnCount, maximumRecordSize: maximum, header: header)
      for chunkSize in [1, 2, 3, 5, 8, 13, 64] {
        try trial.run(chunkSize: chunkSize)
        try trial.run(chunkSize: chunkSize, source: DrippingSource(bytes, sizes: [2, 1], isReady: false))
      }
    }
  }
}
