internal import Bytes
internal import Validation

/// Finds the list of values of a column, if the column has all of them.
///
/// A list needs repeats. The chance that the next value is a new one is near the share of the values that occur once (Good, "The Population
/// Frequencies of Species", Biometrika 40, 1953); it must be at most one in a thousand. Misspellings of a frequent value are not counted.
struct ListInference {
  private static let longest = 100
  private static let leastRecords = 30
  /// The number of records that make a value frequent, beside values of one or two.
  private static let frequent = 20

  private let evidence: ColumnEvidence

  init(_ evidence: ColumnEvidence) { self.evidence = evidence }

  /// Returns the values of the list in the order of their bytes; `nil` if there is none.
  func values() -> [String]? {
    guard evidence.isComplete, evidence.present >= Self.leastRecords else { return nil }
    let rare = evidence.values.filter { $0.count <= evidence.allowed }
    let common = evidence.values.filter { $0.count > evidence.allowed }
    // Values that occur once or twice where all others are frequent are no values of the list.
    let areStray =
      !common.isEmpty && rare.allSatisfy { $0.count <= 2 }
      && common.allSatisfy { $0.count >= Self.frequent }
    let listed =
      areStray ? common : evidence.values.filter { !isMisspelling($0, of: evidence.values) }
    let omitted = evidence.present - listed.reduce(0) { $0 + $1.count }
    guard (1...Self.longest).contains(listed.count), omitted <= evidence.allowed else { return nil }
    // Numbers are ordered, and their bounds say more than a list.
    guard listed.count(where: { $0.bytes.allSatisfy(\.isDigit) }) * 2 < listed.count else { return nil }
    let once = listed.count { $0.count == 1 }
    guard once * 1_000 <= evidence.present, evidence.present >= 5 * listed.count,
      listed.allSatisfy({ $0.bytes.span.isUTF8 && $0.bytes.count <= 80 })
    else { return nil }
    return listed.map(\.text)
  }

  /// Whether a value is rare and differs from a value that is at least ten times as frequent by its case, by white space, or by one
  /// letter in four; or whether it is a word for none.
  private func isMisspelling(_ value: ColumnEvidence.Value, of frequent: [ColumnEvidence.Value]) -> Bool {
    guard value.count <= evidence.allowed else { return false }
    if MissingWords.contain(value.bytes) { return true }
    let scalars = Array(value.text.lowercased().unicodeScalars)
    let others = frequent.filter { $0.count >= 10 * value.count }
    let isOfOtherKind = !others.isEmpty && others.allSatisfy { hasDigits($0) != hasDigits(value) }
    return isOfOtherKind
      || others.contains { other in
        guard other.count >= 5 else { return false }
        let target = Array(other.text.lowercased().unicodeScalars)
        // Short codes differ by one letter without being misspellings of each other.
        let limit = min(2, max(scalars.count, target.count) / 4)
        return Suggestion.distance(from: scalars, to: target, atMost: limit) != nil
          || value.bytes.span.extracting(value.bytes.span.withoutWhiteSpace).equalsIgnoringCase(
            other.bytes.span)
      }
  }

  private func hasDigits(_ value: ColumnEvidence.Value) -> Bool { value.bytes.contains { $0.isDigit } }
}
