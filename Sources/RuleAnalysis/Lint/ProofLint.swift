internal import Bytes
internal import JSONDocument
package import RuleFiles
internal import Validation

/// Reports rules that no value passes together, rules that another rule of their field implies, and alternatives that accept nothing
/// of their own: what is reported is proved for all texts.
///
/// ```yaml
/// fields:
///   - {name: a, type: string, constraints: {pattern: '[0-9]{5}', minLength: 3}}   # every match of the pattern has 3 characters
///   - {name: b, type: string, constraints: {pattern: '[0-9]+', enum: [x]}}         # no value passes both
///   - {name: c, type: string, constraints: {pattern: 'a+|aa'}}                     # the second branch adds nothing
/// ```
package enum ProofLint {
  /// The maximum number of rules of a field, and of the alternatives of a rule, that are compared with each other.
  private static let compared = 16

  /// Returns the findings on a field. The cost is limited for each pair of rules, by numbers of states.
  package static func findings(in field: DecodedField) -> [LintFinding] {
    let characters = PatternCharacters()
    let rules = field.rules.filter(\.isError).prefix(compared).compactMap { placed in
      placed.strategy.flatMap { PatternLanguage(of: $0, characters) }.map {
        ProvedRule(placed: placed, texts: $0)
      }
    }
    let alternatives = field.rules.flatMap { AlternativeLint.findings(in: $0, characters, upTo: compared) }
    return contradiction(among: rules).map { [$0] + alternatives } ?? redundancies(among: rules)
      + alternatives
  }

  /// A rule and the texts that it accepts.
  private struct ProvedRule {
    let placed: DecodedField.PlacedRule
    let texts: PatternLanguage
  }

  /// The first rule that no value passes together with those before it.
  private static func contradiction(among rules: [ProvedRule]) -> LintFinding? {
    for (index, rule) in rules.enumerated() where areDisjoint(rules[...index]) {
      let title = rule.placed.title
      let other = rules[..<index].first { areDisjoint([$0, rule]) }?.placed.title
      let reason =
        areDisjoint([rule])
        ? "no value passes \(title)"
        : other.map { "no value passes both \($0) and \(title)" }
          ?? "no value passes \(title) and all rules before it"
      return LintFinding(.noValue, at: rule.placed.position, reason, fix: "change one of the rules")
    }
    return nil
  }

  private static func areDisjoint(_ rules: some Collection<ProvedRule>) -> Bool {
    let languages = rules.map(\.texts.upper)
    var search = LanguageSearch(over: languages)
    return search.shortest(in: languages) == .none
  }

  /// The rules that accept all values which another one accepts. Of two rules that accept the same, it is the later one.
  private static func redundancies(among rules: [ProvedRule]) -> [LintFinding] {
    rules.enumerated().compactMap { index, rule in
      guard rule.placed.key != "type", rule.placed.key != "format" else { return nil }
      let implying = rules.enumerated().first { other, strict in
        other != index && strict.texts.containment(in: rule.texts) == .proved
          && (other < index || rule.texts.containment(in: strict.texts) != .proved)
      }
      guard let strict = implying?.element.placed.title else { return nil }
      return LintFinding(
        .redundantRule, at: rule.placed.position,
        "every value that \(strict) accepts passes \(rule.placed.title)", fix: "remove \(rule.placed.title)")
    }
  }
}
