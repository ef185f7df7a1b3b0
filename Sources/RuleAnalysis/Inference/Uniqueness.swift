/// Decides whether the values of a column are proposed to be distinct: those of identifiers are, and others are by chance if there are
/// many different ones.
struct Uniqueness {
  private static let leastRecords = 20

  private let field: FieldProposal
  private let evidence: ColumnEvidence

  init(_ field: FieldProposal, _ evidence: ColumnEvidence) { (self.field, self.evidence) = (field, evidence) }

  /// Returns the number of equal values to expect of values that are chosen at random.
  ///
  /// - Parameter texts: The number of texts from which they are chosen.
  static func expectedRepeats(of values: Int, among texts: Double) -> Double {
    Double(values) * Double(values) / 2 / texts
  }

  /// Whether a number of equal values, of which none or few are allowed, is neither that of values that are chosen at random nor that of
  /// values that repeat.
  static func isPlausible(_ repeats: Int, expected: Double) -> Bool {
    let repeats = Double(repeats)
    return repeats == 0 || repeats * 4 <= expected || repeats >= 3 * expected + 3
  }

  /// Whether a field whose values are hardly ever equal stays unique.
  static func isKept(_ repeats: Int, of field: FieldProposal) -> Bool {
    repeats == 0 || !field.hasFreeTexts && isPlausible(repeats, expected: field.expectedRepeats ?? 0)
  }

  var isProposed: Bool {
    guard evidence.present >= Self.leastRecords, field.missingValues.isEmpty, !field.has(.list) else {
      return false
    }
    let repeats = evidence.present - evidence.distinct
    // Of many values the number of distinct ones is an estimate within a few per cent; a check of all values decides.
    guard
      evidence.isComplete
        ? repeats <= (field.hasFreeTexts ? 0 : evidence.tolerance.allowed(of: evidence.present))
        : repeats * 8 <= evidence.present
    else {
      return false
    }
    let isNamed = HeaderWords(field.name).areOfIdentifier
    switch field.type.name {
    case "string" where field.type.properties.contains { $0.value == "\"uuid\"" }: return true
    case "integer", "string":
      if let expected = field.expectedRepeats {
        // Where hardly two would be equal by chance, distinct values say nothing; but they are no mistake to require either.
        return isNamed || expected >= 10 || (field.hasCodes && expected < 0.01)
      }
      return isNamed
    default: return false
    }
  }
}
