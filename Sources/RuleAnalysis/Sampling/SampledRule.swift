internal import Bytes
internal import Validation

/// A rule of a field, as values are made for it.
struct SampledRule {
  let name: String
  let argument: String?
  let strategy: any InputFieldValidationStrategy

  init(_ named: RuleSet.NamedStrategy) {
    (name, argument, strategy) = (named.name, named.argument, named.strategy)
  }

  private init(_ strategy: any InputFieldValidationStrategy) {
    (name, argument, self.strategy) = (strategy.ruleName, nil, strategy)
  }

  /// The name in the catalog: that of the strategy where the rule has a name of its own.
  var catalogName: String {
    Catalog.entry(named: name) == nil ? strategy.ruleName : name.split(atFirst: UInt8(ascii: ":")).head
  }

  /// The rules that it requires together.
  var parts: [SampledRule] {
    guard let all = strategy as? AllStrategy else { return [self] }
    return all.parts.flatMap { SampledRule($0).parts }
  }

  /// The rules of which others can be satisfied in its place, each way to satisfy it; `nil` if there is only one.
  var ways: [[SampledRule]]? {
    switch strategy {
    case let choice as AnyStrategy: choice.parts.map { [SampledRule($0)] }
    case let choice as ExactlyOneStrategy: choice.parts.map { [SampledRule($0)] }
    case let rule as WhenStrategy:
      [
        [SampledRule(rule.condition), SampledRule(rule.consequence)],
        [SampledRule(NotStrategy(rule.condition))]
          + [rule.alternative].compactMap(\.self).map { SampledRule($0) },
      ]
    default: nil
    }
  }

  func texts(_ characters: PatternCharacters) -> PatternLanguage? {
    PatternLanguage(of: strategy, characters)
  }

  /// All texts that it accepts, or many of them, if it has a list.
  var listed: [[UInt8]]? {
    switch strategy {
    case let list as OneOfStrategy: list.choices.map { Array($0.utf8) }
    case let list as EnumStrategy: list.texts.map { Array($0.utf8) }
    case let list as OneOfNumbersStrategy: list.choices.map { Array($0.description.utf8) }
    case let equal as EqualsStrategy: [Array(equal.text.utf8)]
    case let boolean as BooleanStrategy: (boolean.trueValues + boolean.falseValues).map { Array($0.utf8) }
    case let file as InFileStrategy: file.listed
    default: nil
    }
  }

  var isOfNumbers: Bool { Catalog.entry(named: catalogName)?.group == .numbers }
  var isOfTime: Bool { Catalog.entry(named: catalogName)?.group == .time }
}
