internal import Validation

extension Normalization {
  /// Returns the steps that make a value as people write it one that the rules accept: the groups of an account number are joined,
  /// and the letters of a code are upper case. `nil` if the rules have no such format, or if another rule than those of presence and
  /// length could forbid it.
  init?(takingLiberally kind: FormField.Kind, _ rules: RuleSet) {
    guard [.text, .phone].contains(kind), !rules.isSecret else { return nil }
    var steps: [Step] = []
    for strategy in rules.strategies.map(\.strategy) where !(strategy is LengthStrategy) {
      guard steps.isEmpty, let own = Self.steps(for: strategy) else { return nil }
      steps = own
    }
    guard !steps.isEmpty else { return nil }
    self.init(steps)
  }

  private static func steps(for strategy: any InputFieldValidationStrategy) -> [Step]? {
    switch strategy {
    case is IBANStrategy, is BICStrategy, is ISINStrategy, is LEIStrategy, is VATStrategy,
      is NationalIDStrategy,
      is CountryStrategy, is CurrencyStrategy, is ISSNStrategy:
      [.removeSpaces, .uppercase]
    case is PostalCodeStrategy, is ISBNStrategy: [.trim, .collapseSpaces, .uppercase]
    case is E164Strategy, is IMEIStrategy, is ArticleNumberStrategy, is LuhnStrategy: [.removeSpaces]
    case is PhoneStrategy, is CreditCardStrategy: [.trim]
    default: nil
    }
  }
}
