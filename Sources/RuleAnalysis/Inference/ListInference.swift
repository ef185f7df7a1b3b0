internal import Bytes
internal import Validation

/// Finds the list of values of a column, if the column has all of them.
///
/// A list needs repeats. The chance that the next value is a new one is near the share of the values that occur once (Good, "The Population
/// Frequencies of Species", Biometrika 40, 1953); it must be at most one in a thousand. Misspellings of a frequent value are not counted.
struct ListInference {
  private static let longest = 100
  private static let leastRecords = 30
  /// The number of characters below which words differ by one without being misspellings of each other; of one fewer, only two letters
  /// that are exchanged are.
  private static let shortest = 5

  private let evidence: ColumnEvidence

  init(_ evidence: ColumnEvidence) { self.evidence = evidence }

  /// Returns the values of the list in the order of their bytes; `nil` if there is none.
  func values() -> [String]? {
    guard evidence.isComplete, evidence.present >= Self.leastRecords else { return nil }
    let listed = evidence.values.filter { !isMisspelling($0, of: evidence.values) }
    let omitted = evidence.present - listed.reduce(0) { $0 + $1.count }
    guard (1...Self.longest).contains(listed.count), omitted <= evidence.allowed else { return nil }
    // Numbers are ordered, and their bounds say more than a list; digits after a zero are codes.
    let areCodes = listed.contains { $0.bytes.count > 1 && $0.bytes[0] == UInt8(ascii: "0") }
    let numbers = listed.count { $0.bytes.allSatisfy(\.isDigit) }
    guard areCodes || numbers * 2 < listed.count else { return nil }
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
    let isOfOtherKind = !others.isEmpty && !others.contains { kinds(of: $0) == kinds(of: value) }
    return isOfOtherKind
      || others.contains { other in
        guard other.count >= 5 else { return false }
        let target = Array(other.text.lowercased().unicodeScalars)
        let longest = max(scalars.count, target.count)
        let areExchanged = longest == Self.shortest - 1 && scalars.ordered(by: <) == target.ordered(by: <)
        let limit = longest < Self.shortest ? 0 : min(2, longest / 4)
        return areExchanged || Suggestion.distance(from: scalars, to: target, atMost: limit) != nil
          || value.bytes.span.extracting(value.bytes.span.withoutWhiteSpace).equalsIgnoringCase(
            other.bytes.span)
      }
  }

  /// The kinds of letters, digits and other characters of a value.
  private func kinds(of value: ColumnEvidence.Value) -> Set<UInt8> {
    Set(value.bytes.map { Shape.Run.of($0) })
  }
}
