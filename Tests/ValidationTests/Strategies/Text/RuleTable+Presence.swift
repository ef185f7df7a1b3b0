extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let presence: [RuleTable] = [
    empty, equals, noneOf, noneOfIgnoringCase, oneOfIgnoringCase, boolean, inFile,
  ]
}
