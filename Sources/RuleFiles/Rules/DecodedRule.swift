internal import JSONDocument
internal import Validation

/// A rule as it was read: what is asked, and what is needed to join it with others.
struct DecodedRule {
  var rule: Rule
  /// Where it stands, or where the definition is used that it comes from.
  var position: DocumentPosition
  /// Every code that it can report, as itself or as a cause.
  let codes: Set<FailureCode>
  /// What it says of its severity, or `nil` where its field decides.
  var severity: Severity?
  /// Its own texts, the nearest first.
  var texts: [RuleMessages.Texts] = []
  /// How many rules of the catalogue are in it, each use of a definition counted.
  var size = 1
  /// How many rules stand inside each other.
  var depth = 1

  /// The most rules that a field or a definition may come to with all definitions spelled out: rule files have dozens,
  /// and ten lines of definitions that use each other twice could make a thousand.
  static let maximumSize = 10_000

  /// How deeply rules may stand inside each other with all definitions spelled out: judging calls itself once a level.
  static let maximumDepth = 64
}

/// Rules that all have to hold, as a part of a composite.
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
