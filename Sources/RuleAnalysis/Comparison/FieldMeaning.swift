internal import RuleFiles
internal import Validation

/// What keys, `unique` and rules over records read of a field, besides whether its values are accepted: which values are absent, which are
/// equal, and which have a warning, since such rules do not read them.
struct FieldMeaning {
  let contents: [Any]

  init(_ field: RuleFile.Field, in file: RuleFile) {
    let rules = file.severities.apply(to: field.rules)
    let warnings = rules.strategies.filter { $0.severity != .error }.map(\.strategy)
    contents = [
      field.logicalType as Any, Set(rules.missingValues), field.normalization as Any, warnings,
      rules.presenceSeverity == .error ? Presence.optional : rules.presence,
    ]
  }

  static func areEqual(_ first: FieldMeaning, _ second: FieldMeaning) -> Bool {
    StrategyEquality.haveEqualContents(first.contents, second.contents)
  }
}
