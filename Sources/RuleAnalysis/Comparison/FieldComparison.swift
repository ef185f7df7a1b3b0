public import FindingReports
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// A field of two versions of a rule file, with a proof or with values that show the difference.
public struct FieldComparison: Sendable {
  /// A value that one version accepts and the other refuses.
  public struct Witness: Hashable, Sendable {
    /// The value.
    public let value: String
    /// The version that accepts it.
    public let acceptedBy: RuleVersion
  }

  /// The name of the field.
  public let name: String
  /// How the accepted values are related.
  public let relation: RuleRelation
  /// At most one value in each direction, and none of a secret field; each has been checked by both versions.
  public let witnesses: [Witness]
  /// What is not decided, or what no single value shows; else `nil`.
  public let reason: String?
  /// Whether all values that were accepted are known to be accepted still.
  public let keepsAccepted: Bool

  /// Whether keys and rules over records read the same of the field in both versions.
  package let hasEqualMeaning: Bool

  init(_ old: FieldRules, _ new: FieldRules, haveEqualMeaning: Bool) {
    hasEqualMeaning = haveEqualMeaning
    name = new.field.name
    let forward = FieldContainment(first: old, second: new, haveEqualMeaning: haveEqualMeaning).answer
    let backward = FieldContainment(first: new, second: old, haveEqualMeaning: haveEqualMeaning).answer
    keepsAccepted = forward == .proved
    let isSecret = old.isSecret || new.isSecret
    witnesses =
      isSecret
      ? []
      : [forward.witness(acceptedBy: .old), backward.witness(acceptedBy: .new)].compactMap(\.self)
    (relation, reason) = Self.relation(
      forward, backward, wider: Self.reason(old, new, lost: "no longer"),
      narrower: Self.reason(new, old, lost: "now"))
  }

  /// Creates the comparison of a property of JSON Schemas.
  ///
  /// - Parameters:
  ///   - forward: Whether all values that the old version accepts are accepted by the new one.
  ///   - backward: The contrary.
  ///   - differences: What differs beside the values.
  init(
    _ name: String, forward: FieldContainment.Answer, backward: FieldContainment.Answer,
    _ differences: [String] = []
  ) {
    self.name = name
    keepsAccepted = forward == .proved
    hasEqualMeaning = forward == .proved && backward == .proved
    witnesses = [forward.witness(acceptedBy: .old), backward.witness(acceptedBy: .new)].compactMap(\.self)
    let (relation, undecided) = Self.relation(forward, backward, wider: nil, narrower: nil)
    self.relation = relation
    let reasons = differences + [undecided].compactMap(\.self)
    reason = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  private static func relation(
    _ forward: FieldContainment.Answer, _ backward: FieldContainment.Answer, wider: String?, narrower: String?
  ) -> (RuleRelation, reason: String?) {
    switch (forward, backward) {
    case (.proved, .proved): (.same, nil)
    case (.proved, .refuted): (.wider, wider)
    case (.refuted, .proved): (.narrower, narrower)
    case (.refuted, .refuted): (.incomparable, nil)
    case (.unknown(let rules), _):
      (.unknown, "not decided: whether all values that were accepted satisfy \(list(rules))")
    case (.proved, .unknown(let rules)):
      (
        .unknown,
        "what passed still passes; not decided: whether all values that are accepted now satisfied \(list(rules))"
      )
    case (_, .unknown(let rules)):
      (.unknown, "not decided: whether all values that are accepted now satisfied \(list(rules))")
    }
  }

  /// Creates the comparison of a field that only one version has.
  init(_ name: String, _ relation: RuleRelation, keepsAccepted: Bool, reason: String?) {
    self.name = name
    self.relation = relation
    self.reason = reason
    self.keepsAccepted = keepsAccepted
    hasEqualMeaning = relation == .same
    witnesses = []
  }

  /// Creates the comparison of a field that is the same in both versions.
  init(same name: String) { self.init(name, .same, keepsAccepted: true, reason: nil) }

  /// What one version requires of the whole column and the other does not.
  private static func reason(_ strict: FieldRules, _ loose: FieldRules, lost word: String) -> String? {
    let differences = [
      strict.isRequired && !loose.isRequired ? "a value is \(word) required" : nil,
      strict.isUnique && !loose.isUnique
        ? "values must \(word == "now" ? "now" : "no longer") be unique" : nil,
    ].compactMap(\.self)
    return differences.isEmpty ? nil : differences.joined(separator: ", and ")
  }

  private static func list(_ rules: [String]) -> String {
    rules.map { Excerpt($0).description }.joined(separator: ", ")
  }
}

extension FieldContainment.Answer {
  fileprivate func witness(acceptedBy version: RuleVersion) -> FieldComparison.Witness? {
    guard case .refuted(let value?) = self else { return nil }
    return .init(value: value, acceptedBy: version)
  }
}
