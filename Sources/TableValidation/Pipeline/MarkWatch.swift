internal import CSVRecords
internal import Validation

/// The memory of whether a mark that ends tables of some program has been named in an input: it is named once.
final class MarkWatch: Sendable {
  private let isNamed = Locked(false)
  private let format: RecordFormat

  init(_ format: RecordFormat) { self.format = format }

  /// Returns the failure that names the mark if a record is nothing else, and none has been named in the input.
  ///
  /// Called in the order of the records, so that the first mark is named whatever the number of threads.
  func failure(of record: Span<UInt8>) -> ValidationFailure? {
    guard let mark = EndOfDataMarker(record: record) else { return nil }
    let wasNamed = isNamed.withLock { named in
      defer { named = true }
      return named
    }
    guard !wasNamed else { return nil }
    let name = mark == .controlZ ? "Ctrl-Z" : #"\."#
    return ValidationFailure("record.end-of-table", ["mark": .text(name), "preset": .text(preset(mark))])
  }

  /// Returns the argument of `--dialect` for tables that end with a mark. The CSV format of Postgres is the preset with a quote.
  private func preset(_ mark: EndOfDataMarker) -> String {
    guard mark == .backslashPeriod else { return "dos" }
    guard case .csv(let dialect) = format, dialect.delimiter == UInt8(ascii: ","), dialect.quote != nil else {
      return "postgres"
    }
    return #"postgres --quote '"'"#
  }
}
