internal import Bytes
internal import Validation

extension FindingStatistics {
  /// The first location and the most frequent values of the findings that a row of a summary counts, which may have several
  /// codes.
  package struct Examples: Sendable {
    /// The first finding.
    package let first: Entry
    /// The most frequent values with the numbers of their findings; none for secrets.
    package let values: [(value: String, count: Int)]
    /// Whether there are further values.
    package let hasMoreValues: Bool
    /// Whether there were more distinct values than are counted, so that the numbers are lower bounds.
    package let isApproximate: Bool
  }

  /// Returns the examples of a row, or `nil` if there are none.
  ///
  /// - Parameter valueCount: The maximum number of values.
  package func examples(of row: Summary.Count, valueCount: Int) -> Examples? {
    let found = entries.filter { entry in
      guard entry.severity == row.severity, entry.table == row.table else { return false }
      if let code = row.code {
        return entry.code.rawValue == code && (row.field == nil || entry.field == row.field)
      }
      return entry.rule == row.rule && entry.field == row.field
    }
    guard let first = found.first else { return nil }
    var values = first.values
    for entry in found.dropFirst() { values.add(entry.values) }
    let shown = values.mostFrequent(valueCount)
    return Examples(
      first: first, values: shown, hasMoreValues: shown.count < values.values.count || values.isApproximate,
      isApproximate: values.isApproximate)
  }
}
