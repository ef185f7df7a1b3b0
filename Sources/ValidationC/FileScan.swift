internal import CSVRecords
internal import TableValidation

/// A count of the records of a range of a file: the object behind a `val_scan` of the C interface.
final class FileScan {
  private var counter: RecordCounter?

  /// - Parameters:
  ///   - head: The input of the first bytes of the file.
  ///   - startsInQuotes: Whether the range begins in quotes.
  init(_ reading: FileReading, _ head: TableInput, startsInQuotes: Bool) throws(ArgumentError) {
    guard !startsInQuotes || head.hasQuotes else {
      throw ArgumentError("a range begins in quotes only in CSV with a quote character")
    }
    let match = SchemaMatch(reading.rules.file, head)
    let columnCount = head.format.members == nil ? match.fieldCount : 1
    counter = RecordCounter(
      RecordParser(head.format, columnCount: columnCount, header: head.repeatedHeader),
      startsInQuotes: startsInQuotes)
  }

  /// Counts the records in the next bytes.
  func push(_ bytes: Span<UInt8>) throws(ArgumentError) {
    guard counter != nil else { throw Self.hasEnded }
    counter?.push(bytes)
  }

  /// Ends the range.
  func end() throws(ArgumentError) -> RecordCounter.Counts {
    guard let counter = counter.take() else { throw Self.hasEnded }
    return counter.finish()
  }

  private static var hasEnded: ArgumentError { ArgumentError("the scan has ended; create another one") }
}
