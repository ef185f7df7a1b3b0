internal import Bytes
internal import Validation

/// Finds the rule of the catalog that nearly all values of a column satisfy, if that is no chance.
///
/// A rule is proved by its grammar or its check digits: texts are made of the letters and digits that values have at each place, and of n
/// distinct values the chance that all satisfy the rule is the share of these that do, to the power of n. Where that is above 10⁻⁹,
/// the name of the column must be the rule's name or one of its synonyms too.
struct CatalogInference {
  /// A rule that can be proposed.
  private struct Candidate {
    let entry: CatalogEntry
    let rules: CompiledRules
  }

  /// The rules that say nothing that a type or a pattern does not say better, and those for which any word is a value.
  private static let generic: Set<String> = [
    "hostname", "idn-hostname", "idn-email", "uri-reference", "iri-reference", "iri", "uri",
    "relative-json-pointer", "json-pointer",
    "uri-template", "mime-type", "hex", "base64", "base64url", "base32", "is-regex", "json", "age", "before",
    "after", "between", "past",
    "future", "date", "date-time", "duration", "iso8601", "local-date-time", "year-month", "time", "year",
    "css-color", "port", "digest",
  ]
  /// The rules whose grammar no other text has by chance.
  private static let distinctive: Set<String> = [
    "email", "url", "data-uri", "cidr", "jwt", "uuid", "ipv6", "mac",
  ]

  private static let candidates: [Candidate] = Catalog.entries.compactMap { entry in
    let groups: [CatalogEntry.Group] = [.network, .encodings, .codes, .places, .time]
    if case .required = entry.argument { return nil }
    guard groups.contains(entry.group), !generic.contains(entry.name), let rule = try? entry.rule() else {
      return nil
    }
    return Candidate(entry: entry, rules: CompiledRules(RuleSet([rule])))
  }

  /// The number of values of which texts are made, and of texts for each.
  private static let (sampledValues, textsOfValue) = (64, 8)
  /// The logarithm of the greatest chance that is a proof.
  private static let greatestChance = -9.0

  private let evidence: ColumnEvidence

  init(_ evidence: ColumnEvidence) { self.evidence = evidence }

  /// Returns the name of the rule; `nil` if there is none.
  ///
  /// - Parameter groups: The groups of the catalog in which it is searched.
  func rule(among groups: [CatalogEntry.Group] = CatalogEntry.Group.allCases) -> String? {
    guard evidence.weight >= 5 else { return nil }
    let accepting = Self.candidates.filter { groups.contains($0.entry.group) && evidence.satisfies($0.rules) }
    guard !accepting.isEmpty else { return nil }
    let named = HeaderWords(evidence.name).rules
    let texts = texts()
    let others = texts.map { Array($0.dropLast()) }
    var best: (name: String, isNamed: Bool, share: Double, breadth: Int)?
    for candidate in accepting {
      let share = Double(texts.count { candidate.rules.accept($0.span) } + 1) / Double(texts.count + 1)
      let chance = Self.logarithm(share) * Double(min(evidence.distinct, 1_000))
      let isNamed = named.contains(candidate.entry.name)
      let isProved = chance <= Self.greatestChance || Self.distinctive.contains(candidate.entry.name)
      guard isProved || isNamed else { continue }
      let found = (
        candidate.entry.name, isNamed, share, others.count { candidate.rules.accept($0.span) }
      )
      if let best, !Self.isBetter(found, than: best) { continue }
      best = found
    }
    return best?.name
  }

  /// Whether one rule says more than another: that which the column is named after, then the one with fewer values of the same shapes,
  /// then the one with fewer of others, then a variant.
  private static func isBetter(
    _ one: (name: String, isNamed: Bool, share: Double, breadth: Int),
    than other: (name: String, isNamed: Bool, share: Double, breadth: Int)
  ) -> Bool {
    if one.isNamed != other.isNamed { return one.isNamed }
    if abs(one.share - other.share) > 0.03 { return one.share < other.share }
    if one.breadth != other.breadth { return one.breadth < other.breadth }
    // Variants have names such as ipv4.
    return one.name.hasPrefix(other.name)
  }

  /// Returns the logarithm to the base of 10 of a share, linear between powers of two: Swift has no logarithm without the C library of
  /// mathematics.
  private static func logarithm(_ share: Double) -> Double {
    var (power, exponent) = (1.0, 0)
    while power / 2 >= share, exponent < 60 { (power, exponent) = (power / 2, exponent + 1) }
    let fraction = (power - share) / (power / 2)
    return -(Double(exponent) + min(1, fraction)) * 0.301_03
  }

  /// Returns texts of the same lengths as the values, whose letters and digits are those that values have at the same places, the same
  /// ones in every run: what all values have in common proves nothing.
  private func texts() -> [[UInt8]] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let byLength = Dictionary(grouping: evidence.values.map(\.bytes), by: \.count)
    let step = max(1, evidence.values.count / Self.sampledValues)
    var texts: [[UInt8]] = []
    for index in stride(from: 0, to: evidence.values.count, by: step) {
      let value = evidence.values[index].bytes
      let others = byLength[value.count] ?? []
      for _ in 0..<Self.textsOfValue {
        texts.append(
          value.indices.map { place in
            let other = others[next(below: others.count)][place]
            let isOfKind =
              Shape.Run.isRepeated(Shape.Run.of(other)) && Shape.Run.of(other) == Shape.Run.of(value[place])
            return isOfKind ? other : value[place]
          })
      }
    }
    return texts
  }
}
