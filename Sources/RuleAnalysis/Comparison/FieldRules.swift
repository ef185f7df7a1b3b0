internal import Bytes
internal import RuleFiles
internal import Validation

/// The rules of a field whose failures are errors, as they are compared with those of another field.
///
/// A value is one text: what the rules over several values or fields say is no part of it.
struct FieldRules {
  /// The maximum number of values that are each checked, if there are no others.
  static let listedCount = 10_000

  let field: RuleFile.Field
  private let rules: RuleSet
  let requirements: [Requirement]
  /// The texts that the requirements with languages accept: the lower bounds, and the upper ones.
  let lower: [Language]
  let upper: [Language]
  /// All values that the field can have, if it has a list.
  let listed: [String]?

  init(_ field: RuleFile.Field, by severities: CodeSeverities, characters: PatternCharacters) {
    self.field = field
    rules = severities.apply(to: field.rules)
    let errors = rules.strategies.filter { $0.severity == .error }
    let isWhole = errors.contains { $0.strategy is IntegerStrategy }
    requirements = errors.flatMap { Requirement.all(of: $0, ofIntegers: isWhole, characters) }
    lower = requirements.compactMap(\.texts?.lower)
    upper = requirements.compactMap(\.texts?.upper)
    listed = requirements.lazy.compactMap(\.listed).first
  }

  var isRequired: Bool { rules.presence != .optional && rules.presenceSeverity == .error }
  var isUnique: Bool { rules.isUnique && rules.uniqueSeverity == .error }
  var isSecret: Bool { rules.isSecret }
  /// Whether a value of white space alone is refused.
  var refusesBlank: Bool { rules.presence == .notBlank && rules.presenceSeverity == .error }
  var missingValues: [String] { rules.missingValues.map { String(decoding: $0, as: UTF8.self) } }

  /// Whether all values have lengths within some bounds, by the bounds of the lengths of single requirements.
  func hasLengths(within bounds: ClosedRange<Int>) -> Bool {
    bounds.lowerBound <= upper.map(\.shortestLength).max() ?? 0
      && (bounds.upperBound == .max
        || upper.contains { $0.longestLength.map { $0 <= bounds.upperBound } ?? false })
  }

  /// Returns whether the value is accepted.
  func accepts(_ value: String) -> Bool {
    let value = field.normalization?.normalized(value) ?? value
    return !rules.findings(in: value).contains { $0.severity == .error }
  }
}

extension Requirement {
  /// All values that satisfy the requirement, if it is a list of texts.
  fileprivate var listed: [String]? {
    switch strategy {
    case let list as OneOfStrategy where !list.ignoresCase && list.choices.count <= FieldRules.listedCount:
      list.choices
    case let equal as EqualsStrategy: [equal.text]
    case let boolean as BooleanStrategy: boolean.trueValues + boolean.falseValues
    default: nil
    }
  }
}
