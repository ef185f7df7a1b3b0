internal import Bytes
internal import Validation

/// The sources of texts that the rules of a field may accept, those that make the most usual ones first.
struct FieldSources {
  private let field: SampledField
  private let characters: PatternCharacters
  /// Whether the field accepts a value.
  private let accepts: ([UInt8]) -> Bool

  init(of field: SampledField, _ characters: PatternCharacters, accepts: @escaping ([UInt8]) -> Bool) {
    (self.field, self.characters, self.accepts) = (field, characters, accepts)
  }

  /// Returns a source of accepted values; `nil` if none is found.
  func best(using random: inout RandomNumbers) -> (any ValueSource)? {
    best(for: field.rules.strategies.map { SampledRule($0) }, using: &random)
  }

  private func best(for rules: [SampledRule], using random: inout RandomNumbers) -> (any ValueSource)? {
    let rules = rules.flatMap(\.parts)
    if let listed = rules.lazy.compactMap(\.listed).first {
      let accepted = listed.filter(accepts)
      return accepted.isEmpty ? nil : ListSource(accepted)
    }
    if let index = rules.firstIndex(where: { $0.ways != nil && $0.texts(characters) == nil }),
      let ways = rules[index].ways
    {
      let sources = ways.compactMap { way in
        best(for: rules[..<index] + way + rules[(index + 1)...], using: &random)
      }
      if !sources.isEmpty { return MixedSource(sources) }
    }
    return chosen(among: candidates(for: rules, using: &random), using: &random)
  }

  // MARK: Trials

  /// The number of texts of each source in a short and in a long trial.
  private static let trialCount = 64
  private static let longTrialCount = 3_000

  /// Returns the first source of whose texts at least half are accepted and different, else the one with the most such texts.
  ///
  /// The values of a type need not be different: there may be few within bounds, of which other texts are only other spellings.
  private func chosen(
    among sources: [any ValueSource], using random: inout RandomNumbers
  ) -> (any ValueSource)? {
    for source in sources {
      let result = trial(of: source, Self.trialCount, using: &random)
      let isOfType = source is NumberSource || source is MomentSource
      if (isOfType ? result.accepted : result.different) * 2 >= Self.trialCount { return source }
    }
    var best: (source: any ValueSource, count: Int)?
    for source in sources {
      let count = trial(of: source, Self.longTrialCount, using: &random).different
      if count > best?.count ?? 0 { best = (source, count) }
    }
    return best?.source
  }

  /// Returns the numbers of accepted texts and of different ones among them; it ends with as many different ones as a short trial has texts.
  private func trial(
    of source: any ValueSource, _ count: Int, using random: inout RandomNumbers
  ) -> (accepted: Int, different: Int) {
    var source = source
    var accepted = 0
    var different: Set<[UInt8]> = []
    var value: [UInt8] = []
    for _ in 0..<count where different.count < Self.trialCount {
      value.removeAll(keepingCapacity: true)
      source.append(to: &value, using: &random)
      guard accepts(value) else { continue }
      accepted += 1
      different.insert(value)
    }
    return (accepted, different.count)
  }

  // MARK: Candidates

  private func candidates(for rules: [SampledRule], using random: inout RandomNumbers) -> [any ValueSource] {
    let isWhole = rules.contains { $0.strategy is IntegerStrategy } || field.typeName == "integer"
    let requirements = rules.flatMap { rule in
      Requirement.all(of: rule.strategy, named: rule.name, ofIntegers: isWhole, characters)
    }
    let bounds = requirements.flatMap(\.bounds)
    let patterns = requirements.filter { $0.strategy is RegexStrategy }
    let language = self.language(of: requirements, takingAllSteps: !patterns.isEmpty)
    // A rule may consist of others, which have examples of their own.
    let named = field.rules.strategies.map { SampledRule($0) } + rules
    let examples: [any ValueSource] =
      named.flatMap { self.examples(of: $0) } + [ListSource.usual(accepts)].compactMap(\.self)
    return collections(rules, using: &random) + numbers(rules, bounds, isWhole: isWhole)
      + MomentSource.all(for: field, rules, within: bounds)
      + (patterns.isEmpty ? [] : language) + [LanguageSource.syllables].compactMap(\.self)
      + examples + language
  }

  private func numbers(
    _ rules: [SampledRule], _ bounds: [OrderBound], isWhole: Bool
  ) -> [any ValueSource] {
    let isOfNumbers = ["integer", "number"].contains(field.typeName) || rules.contains(where: \.isOfNumbers)
    guard isOfNumbers else { return [] }
    let scale = rules.lazy.compactMap { ($0.strategy as? DecimalStrategy)?.scale }.first
    let divisor = rules.lazy.compactMap { ($0.strategy as? MultipleOfStrategy)?.divisor }.first
    let spelling = (field.logicalType as? NumberType)?.spelling
    return [min(scale ?? 2, 6), 0, 1].compactMap { digits in
      NumberSource(
        bounds, multiplesOf: divisor, fractionDigits: isWhole ? 0 : digits, point: spelling?.point ?? ".",
        isUnique: field.isUnique)
    }
  }

  /// Returns a source of the texts that the rules with languages accept; empty if there are none.
  private func language(of requirements: [Requirement], takingAllSteps: Bool) -> [any ValueSource] {
    let texts = requirements.compactMap(\.texts)
    guard !texts.isEmpty else { return [] }
    let missing = field.rules.missingValues.map { String(decoding: $0, as: UTF8.self) }
    let excluded = Language.complement(.words(missing))
    let lower = LanguageSource(texts.map(\.lower) + [excluded], takingAllSteps: takingAllSteps)
    let upper = lower == nil ? LanguageSource(texts.map(\.upper) + [excluded], takingAllSteps: false) : nil
    return [lower, upper].compactMap(\.self)
  }

  /// Returns sources of the examples of a rule of the catalog, first of those with its argument.
  private func examples(of rule: SampledRule) -> [any ValueSource] {
    guard let entry = Catalog.entry(named: rule.catalogName) else { return [] }
    let all = entry.examples
    let ofStrategy = (rule.strategy as? any ExemplifiedStrategy)?.exampleTexts ?? []
    let own = all.filter { $0.argument == rule.argument }.flatMap(\.valid) + ofStrategy
    let texts = (own.isEmpty ? all.flatMap(\.valid) : own).map { Array($0.utf8) }
    let accepted = texts.filter(accepts)
    let bases = [accepted, texts].filter { !$0.isEmpty }
    let changed: [any ValueSource] = bases.flatMap { base in
      ExampleSource.Change.allCases.map { ExampleSource(base, changing: $0) }
    }
    return changed + bases.map { ListSource($0) }
  }

  // MARK: Lists and arrays

  /// The numbers of items that are made where the rules do not say more.
  private static let usualCounts = 0...4

  private func collections(_ rules: [SampledRule], using random: inout RandomNumbers) -> [any ValueSource] {
    let counts = rules.lazy.compactMap { $0.strategy as? ItemCountStrategy }.reduce(0...Int.max) {
      counts, rule in
      let (least, most) = (max(counts.lowerBound, rule.minimum), min(counts.upperBound, rule.maximum))
      return least...max(least, most)
    }
    let least = max(counts.lowerBound, field.rules.presence == .optional ? 0 : 1)
    let usual = least...max(least, min(counts.upperBound, least + Self.usualCounts.upperBound))
    if let list = field.logicalType as? ListType {
      return [listItems(of: list, rules, usual, using: &random)].compactMap(\.self)
    }
    if !field.members.isEmpty {
      return [ArraySource(objectsOf: field.members, characters, counts: usual, using: &random)].compactMap(
        \.self)
    }
    guard let items = rules.lazy.compactMap({ $0.strategy as? ArrayItemsStrategy }).first else { return [] }
    let item = SampledField("", rules: items.rules.compiled.rules)
    return [ArraySource(valuesOf: item, characters, counts: usual, using: &random)].compactMap(\.self)
  }

  private func listItems(
    of list: ListType, _ rules: [SampledRule], _ counts: ClosedRange<Int>, using random: inout RandomNumbers
  ) -> (any ValueSource)? {
    var item = RuleSet([])
    for rule in rules {
      if let list = rule.strategy as? ListStrategy { item = item.appending(list.item) }
      let strategies = (rule.strategy as? ListItemsStrategy)?.rules.compiled.rules.strategies ?? []
      for named in strategies { item = item.appending(named.strategy) }
    }
    let sampler = try? FieldSampler(SampledField("", rules: item), characters, using: &random)
    guard let source = sampler?.source else { return nil }
    let least = max(1, counts.lowerBound)
    return JoinedSource(source, delimiter: list.delimiter, counts: least...max(least, counts.upperBound))
  }
}
