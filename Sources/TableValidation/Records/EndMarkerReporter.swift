internal import CSVRecords
internal import Validation

/// Reports the first end-of-data marker of an input that is a whole record.
final class EndMarkerReporter: Sendable {
  private let isReported = Locked(false)
  private let format: RecordFormat

  init(_ format: RecordFormat) { self.format = format }

  /// Returns the failure that names the marker if a record is nothing else, and none has been reported in the input.
  ///
  /// Called in the order of the records, so that the first marker is reported whatever the number of threads.
  func failure(of record: Span<UInt8>) -> ValidationFailure? {
    guard let marker = EndOfDataMarker(record: record) else { return nil }
    let wasReported = isReported.withLock { isReported in
      defer { isReported = true }
      return isReported
    }
    guard !wasReported else { return nil }
    let name = marker == .controlZ ? "Ctrl-Z" : #"\."#
    return ValidationFailure(
      "record.end-of-table", ["marker": .text(name), "preset": .text(preset(marker))])
  }

  /// Returns the argument of `--dialect` for tables that end with a marker. The CSV format of Postgres is the preset with a quote.
  private func preset(_ marker: EndOfDataMarker) -> String {
    guard marker == .backslashPeriod else { return "dos" }
    guard case .csv(let dialect) = format, dialect.delimiterByte == UInt8(ascii: ","), dialect.quote != nil
    else {
      return "postgres"
    }
    return #"postgres --quote '"'"#
  }
}
