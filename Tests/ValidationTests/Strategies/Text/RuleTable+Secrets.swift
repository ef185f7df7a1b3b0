extension RuleTable {
  /// The tables of the rules of this group, each beside the tests of its strategy.
  static let secrets: [RuleTable] = [
    password, passwordOfEight, passwordClasses, passwordDistinct, passwordListed,
  ]
}
