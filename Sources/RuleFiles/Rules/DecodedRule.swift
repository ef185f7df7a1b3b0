internal import JSONDocument
internal import Validation

/// A decoded rule, with the properties required to combine it with others.
struct DecodedRule {
  var rule: Rule
  /// The location of the rule, or of the use of its definition.
  var position: DocumentPosition
  /// Every code that it can report, in a failure or its causes.
  let codes: Set<FailureCode>
  /// Its own severity; `nil` for the severity of its field.
  var severity: Severity?
  /// Its own limits of invalid records; `nil` for those of its field.
  var limits: InvalidLimits?
  /// Its own messages, innermost first.
  var texts: [RuleMessages.Texts] = []
  /// The number of catalog rules in it, with each use of a definition counted.
  var size = 1
  /// The depth of the nested rules.
  var depth = 1

  /// The maximum number of rules of a field or a definition with all definitions expanded. Rule files have dozens, but ten
  /// definitions that each use the next one twice expand to a thousand.
  static let maximumSize = 10_000

  /// The maximum depth of nested rules with all definitions expanded, since evaluation is recursive.
  static let maximumDepth = 64
}

/// A part of a composite: rules that must all hold.
struct DecodedPart {
  let strategy: any InputFieldValidationStrategy
  let codes: Set<FailureCode>
  let size: Int
  let depth: Int

  /// Creates a part from at least one rule; none of them is about presence.
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
