internal import JSONDocument
internal import Validation

/// A decoded rule, with what is required to combine it with others.
struct DecodedRule {
  var rule: Rule
  /// The location of the rule, or of the use of its definition.
  var position: DocumentPosition
  /// Every code that it can report, as itself or as a cause.
  let codes: Set<FailureCode>
  /// Its own severity, or `nil` for that of its field.
  var severity: Severity?
  /// Its own texts, innermost first.
  var texts: [RuleMessages.Texts] = []
  /// The number of rules of the catalogue in it, with each use of a definition.
  var size = 1
  /// The depth of the nested rules.
  var depth = 1

  /// The maximum number of rules of a field or a definition with all definitions expanded: rule files have dozens, but ten
  /// definitions that use each other twice have a thousand.
  static let maximumSize = 10_000

  /// The maximum depth of nested rules with all definitions expanded, as evaluation is recursive.
  static let maximumDepth = 64
}

/// Rules that are all required, as a part of a composite.
struct DecodedPart {
  let strategy: any InputFieldValidationStrategy
  let codes: Set<FailureCode>
  let size: Int
  let depth: Int

  /// - Parameter rules: At least one, none of them about presence.
  init(_ rules: [DecodedRule]) {
    let strategies = rules.compactMap { decoded in
      if case .content(let strategy) = decoded.rule.kind { strategy } else { nil }
    }
    strategy = strategies.count == 1 ? strategies[0] : AllStrategy(strategies)
    codes = rules.reduce(into: []) { $0.formUnion($1.codes) }
    size = rules.reduce(0) { $0 + $1.size }
    depth = (rules.map(\.depth).max() ?? 0) + (rules.count > 1 ? 1 : 0)
  }
}
