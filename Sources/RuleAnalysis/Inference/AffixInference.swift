internal import Bytes

/// Finds what the texts of a column begin and end with, if they have no pattern as a whole: `PMID: 7164137` and `PMID: 12 (draft)` begin
/// with the same letters, a colon, a blank and digits.
///
/// All values that are known have it, so that no text is a suspect by what was seen.
struct AffixInference {
  /// The number of distinct values from which on it is no chance that all have it.
  private static let leastValues = 20

  private let evidence: ColumnEvidence

  init(_ evidence: ColumnEvidence) { self.evidence = evidence }

  /// Returns the pattern; `nil` if the values have nothing in common but letters and blanks.
  func pattern() -> String? {
    guard evidence.distinct >= Self.leastValues, !evidence.isProse, let (first, last) = commonRuns() else {
      return nil
    }
    let runs = first + last
    guard runs.count >= 2, runs.contains(where: { !Shape.Run.isOfWords($0) }),
      !runs.contains(Shape.Run.beyondASCII), !runs.contains(Shape.Run.control)
    else { return nil }
    // All values match.
    var (beginning, end) = (
      ShapeGroup(Shape(runs: first), Tolerance(0)), ShapeGroup(Shape(runs: last), Tolerance(0))
    )
    var reader = ShapeReader()
    for value in evidence.values {
      guard reader.read(value.bytes.span) else { return nil }
      beginning.add(value, lengths: Array(reader.lengths.prefix(first.count)))
      let lengths = Array(reader.lengths.suffix(last.count))
      let bytes = Array(value.bytes.suffix(lengths.reduce(0, +)))
      end.add(ColumnEvidence.Value(bytes: bytes, count: value.count), lengths: lengths)
    }
    let haveLines = evidence.values.contains { $0.bytes.contains { $0 == UInt8(ascii: "\n") } }
    return beginning.pattern + (haveLines ? "(?s:.*)" : ".*") + end.pattern
  }

  /// Returns the runs with which all values begin, and those with which they end after them.
  private func commonRuns() -> (first: [UInt8], last: [UInt8])? {
    var (reader, first, last, shortest) = (ShapeReader(), [UInt8]?.none, [UInt8](), Int.max)
    for value in evidence.values {
      guard reader.read(value.bytes.span) else { return nil }
      shortest = min(shortest, reader.runs.count)
      guard let before = first else {
        (first, last) = (reader.runs, reader.runs)
        continue
      }
      first = zip(before, reader.runs).prefix { $0 == $1 }.map(\.0)
      last = zip(last.reversed(), reader.runs.reversed()).prefix { $0 == $1 }.map(\.0).reversed()
    }
    guard let first else { return nil }
    return (first, last.suffix(max(0, shortest - first.count)))
  }
}
