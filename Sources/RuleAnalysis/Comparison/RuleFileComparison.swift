public import RuleFiles
internal import Validation

/// The differences between two versions of a rule file: by field, and by rule over several fields or records.
///
/// ```swift
/// let old = try RuleFile(Array("fields: [{name: n, type: string, constraints: {maxLength: 3}}]".utf8))
/// let new = try RuleFile(Array("fields: [{name: n, type: string, constraints: {pattern: '[a-z]{2}'}}]".utf8))
/// let field = RuleFileComparison(old, new).fields[0]
/// field.relation                    // .narrower
/// field.witnesses.map(\.value)      // ["a"]
/// ```
///
/// Only errors are compared, not warnings: a value is accepted if a check of it alone reports no error. Values are texts in
/// well-formed UTF-8. An answer has a proof, or a value that both versions have checked, or is `unknown`; it does not depend on
/// the machine.
public struct RuleFileComparison: Sendable {
  /// A rule over several fields or records, a key, or a property of the file.
  public struct RuleComparison: Sendable {
    /// The name: `rule dates`, `primary key (id)`, `table.records`, `fieldsMatch`, `dialect`.
    public let name: String
    /// How what is accepted is related.
    public let relation: RuleRelation
    /// The name of the rule itself, if it is one over records.
    package var recordRule: String?
  }

  /// The fields of the new version in their order, then those that only the old one has.
  public let fields: [FieldComparison]
  /// What is not of one field, and differs.
  public let rules: [RuleComparison]
  /// Whether all records that passed are known to pass still.
  public let keepsAccepted: Bool

  /// Whether the two versions are known to be the same.
  public var isEmpty: Bool { rules.isEmpty && fields.allSatisfy { $0.relation == .same } }

  /// Whether the differences are known to make something that passed fail, or only not known to keep it.
  package var isDecided: Bool {
    let unknown = fields.contains { $0.relation == .unknown && !$0.keepsAccepted }
    return !unknown && !rules.contains { $0.relation == .unknown }
  }

  /// Compares two rule files. The cost is limited for each pair of rules, by numbers of states.
  public init(_ old: RuleFile, _ new: RuleFile) {
    let characters = PatternCharacters()
    var olds: [String: RuleFile.Field] = [:]
    for field in old.fields { olds[field.name] = field }
    let news = Set(new.fields.map(\.name))
    let header = HeaderChange(old, new)
    fields =
      new.fields.map { field in
        guard let before = olds[field.name] else { return header.added(field) }
        return Self.compare((before, old), (field, new), characters: characters)
      } + old.fields.filter { !news.contains($0.name) }.map { header.removed($0) }
    rules = header.relations + Self.compare(TableAspects(old).all, TableAspects(new).all)
    keepsAccepted =
      fields.allSatisfy(\.keepsAccepted)
      && rules.allSatisfy { $0.relation == .wider || $0.relation == .removed }
  }

  /// Creates a comparison of other documents.
  init(_ fields: [FieldComparison], _ rules: [RuleComparison], keepsAccepted: Bool) {
    (self.fields, self.rules, self.keepsAccepted) = (fields, rules, keepsAccepted)
  }

  private typealias Version = (field: RuleFile.Field, file: RuleFile)

  private static func compare(
    _ old: Version, _ new: Version, characters: PatternCharacters
  ) -> FieldComparison {
    let haveEqualMeaning = FieldMeaning.areEqual(
      FieldMeaning(old.field, in: old.file), FieldMeaning(new.field, in: new.file))
    if haveEqualMeaning, old.file.severities == new.file.severities, haveEqualRules(old.field, new.field) {
      return FieldComparison(same: new.field.name)
    }
    return FieldComparison(
      FieldRules(old.field, by: old.file.severities, characters: characters),
      FieldRules(new.field, by: new.file.severities, characters: characters),
      haveEqualMeaning: haveEqualMeaning)
  }

  private static func haveEqualRules(_ old: RuleFile.Field, _ new: RuleFile.Field) -> Bool {
    let (one, other) = (old.rules, new.rules)
    return one.presence == other.presence && one.presenceSeverity == other.presenceSeverity
      && one.isUnique == other.isUnique && one.missingValues == other.missingValues
      && old.normalization == new.normalization && one.strategies.count == other.strategies.count
      && zip(one.strategies, other.strategies).allSatisfy {
        $0.severity == $1.severity && StrategyEquality.areEqual($0.strategy, $1.strategy)
      }
  }

  private static func compare(
    _ old: [TableAspects.Aspect], _ new: [TableAspects.Aspect]
  ) -> [RuleComparison] {
    var olds: [String: TableAspects.Aspect] = [:]
    for aspect in old { olds[aspect.name] = aspect }
    let changed = new.compactMap { aspect -> RuleComparison? in
      guard let before = olds.removeValue(forKey: aspect.name) else { return aspect.compared(.added) }
      let isSame = StrategyEquality.haveEqualContents(before.contents, aspect.contents)
      return isSame ? nil : aspect.compared(.unknown)
    }
    let removed = old.filter { olds[$0.name] != nil }
    return changed + removed.map { $0.compared(.removed) }
  }
}

extension TableAspects.Aspect {
  fileprivate func compared(_ relation: RuleRelation) -> RuleFileComparison.RuleComparison {
    .init(name: name, relation: relation, recordRule: recordRule)
  }
}
