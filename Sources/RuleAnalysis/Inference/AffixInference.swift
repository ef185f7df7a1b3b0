internal import Bytes

/// Finds what the texts of a column begin and end with, if they have no pattern as a whole: `PMID: 7164137` and `PMID: 12 (draft)` begin
/// with the same letters, a colon, a blank and digits.
///
/// All values that are known have it, so that no text is a suspect by what was seen. Sentences end with a full stop by themselves: of them
/// only longer beginnings and ends are no chance.
struct AffixInference {
  /// The number of distinct values from which on it is no chance that all have it, and from which on it says more than their characters:
  /// of 300 values without another beginning, at most one in a hundred has one, with a probability of 95 %.
  private static let (leastValues, manyValues) = (20, 300)
  /// The number of runs from which on it is no chance that sentences have them.
  private static let leastRunsOfProse = 4

  private let evidence: ColumnEvidence
  /// The class of the characters between them; `nil` for any.
  private let characters: String?

  /// - Parameter characters: The class of all characters of the values, as patterns have it; `nil` for any characters.
  init(_ evidence: ColumnEvidence, characters: String? = nil) {
    (self.evidence, self.characters) = (evidence, characters)
  }

  /// Returns the pattern; `nil` if the values have nothing in common but letters and blanks.
  func pattern() -> String? {
    let least = characters == nil ? Self.leastValues : Self.manyValues
    guard evidence.distinct >= least, var (first, last) = commonRuns() else { return nil }
    if evidence.isProse {
      if first.count < Self.leastRunsOfProse { first = [] }
      if last.count < Self.leastRunsOfProse { last = [] }
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
    return "\(beginning.pattern)\(middle)\(end.pattern)"
  }

  /// The pattern of what is between the beginning and the end.
  private var middle: String {
    if let characters { return "\(characters)*" }
    let haveLines = evidence.values.contains { $0.bytes.contains { $0 == UInt8(ascii: "\n") } }
    return haveLines ? "(?s:.*)" : ".*"
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
