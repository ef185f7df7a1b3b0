internal import Bytes
internal import RuleFiles
internal import Validation

/// Infers rules from nine tenths of the distinct values of a column, and checks the others by them, which shows whether the rules hold
/// for values that were not seen.
struct HeldOut {
  private static let leastValues = 50
  /// The share of the other values that the rules must accept.
  static let leastShare = 0.98

  /// The numbers of values that were held out, and of those that the rules accept.
  let (values, accepted): (Int, Int)
  /// Whether the rules hold for other values: they accept nearly all that those which are inferred from all values accept.
  let isGeneral: Bool

  /// Returns `nil` for too few values.
  init?(_ field: FieldProposal, _ evidence: ColumnEvidence, areLines: Bool) {
    guard evidence.values.count >= Self.leastValues else { return nil }
    let isHeldOut: (ColumnEvidence.Value) -> Bool = { KeyHash.fixed($0.bytes.span) % 10 == 0 }
    let held = evidence.values.filter(isHeldOut)
    let learned = ColumnEvidence(evidence.values.filter { !isHeldOut($0) }, of: evidence)
    guard !held.isEmpty, !learned.values.isEmpty else { return nil }
    guard let all = field.rulesOfValues,
      let rules = FieldInference(learned, areLines: areLines).field().rulesOfValues
    else { return nil }
    values = held.count
    accepted = held.count { rules.accept($0.bytes.span) }
    let refused = held.count { all.accept($0.bytes.span) && !rules.accept($0.bytes.span) }
    isGeneral = Double(refused) <= (1 - Self.leastShare) * Double(held.count)
  }
}

extension FieldProposal {
  /// The rules for single values, as a rule file has them, without lists, of which other values are no part.
  fileprivate var rulesOfValues: CompiledRules? {
    var field = self
    field.constraints.removeAll { $0.part == .unique || $0.part == .list }
    let text = RuleFileWriter.document(of: [field])
    return (try? RuleFile(Array(text.utf8))).map { CompiledRules($0.fields[0].rules) }
  }
}
