extension RuleSet {
  /// The texts of the first list of which a rule requires a value; `nil` if none does.
  package var listedTexts: [String]? {
    strategies.lazy.compactMap { named in
      switch named.strategy {
      case let list as EnumStrategy: list.texts
      case let list as OneOfStrategy: list.choices
      case let list as OneOfNumbersStrategy: list.choices.map(\.description)
      default: nil
      }
    }.first
  }
}
