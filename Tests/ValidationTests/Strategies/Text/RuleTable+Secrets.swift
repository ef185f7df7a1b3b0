extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let secrets: [RuleTable] = [
    password, passwordOfEight, passwordClasses, passwordDistinct, passwordListed,
  ]
}
