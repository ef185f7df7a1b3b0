internal import Bytes
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// Reports the branches of a pattern and the parts of `any` that accept only what the others accept.
enum AlternativeLint {
  /// - Parameter limit: The maximum number of alternatives that are compared.
  static func findings(
    in placed: DecodedField.PlacedRule, _ characters: PatternCharacters, upTo limit: Int
  ) -> [LintFinding] {
    let alternatives = alternatives(of: placed.strategy, characters)
    guard 2...limit ~= alternatives.count else { return [] }
    var kept = Array(alternatives.indices)
    // Of two that accept the same, the later one is reported.
    for index in alternatives.indices.reversed() {
      let others = kept.filter { $0 != index }
      guard !others.isEmpty else { continue }
      let rest = Language.union(others.map { alternatives[$0].texts.lower })
      if alternatives[index].texts.upper.containment(in: rest) == .proved { kept = others }
    }
    return alternatives.indices.filter { !kept.contains($0) }.map { index in
      LintFinding(
        .unreachableAlternative, at: placed.position,
        "\(alternatives[index].name) of \(placed.title) accepts only what the others accept", fix: "remove it"
      )
    }
  }

  private static func alternatives(
    of strategy: (any InputFieldValidationStrategy)?, _ characters: PatternCharacters
  ) -> [(name: String, texts: PatternLanguage)] {
    switch strategy {
    case let regex as RegexStrategy: branches(of: regex, characters)
    case let choice as AnyStrategy:
      choice.parts.enumerated().compactMap { index, part in
        PatternLanguage(of: part, characters).map { ("part \(index + 1)", $0) }
      }
    default: []
    }
  }

  /// The branches of a pattern; none if what a branch means depends on the others.
  private static func branches(
    of regex: RegexStrategy, _ characters: PatternCharacters
  ) -> [(name: String, texts: PatternLanguage)] {
    let branches = PatternSyntax(regex.pattern).branches
    guard branches.count > 1, PatternLanguage(regex.pattern, options: regex.options, characters).isExact
    else { return [] }
    let scalars = Array(regex.pattern.unicodeScalars)
    let texts = branches.map { branch -> String in
      guard let first = branch.first, let last = branch.last else { return "" }
      return String(String.UnicodeScalarView(scalars[first.range.lowerBound..<last.range.upperBound]))
    }
    let hasFlags = branches.joined().contains { if case .flags = $0.element { true } else { false } }
    guard !hasFlags else { return [] }
    return texts.map {
      ("the branch \(Excerpt($0))", PatternLanguage($0, options: regex.options, characters))
    }
  }
}
