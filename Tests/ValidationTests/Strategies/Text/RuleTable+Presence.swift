extension RuleTable {
  /// The tables of the rules of this group, each beside the tests of its strategy.
  static let presence: [RuleTable] = [
    empty, equals, noneOf, noneOfIgnoringCase, oneOfIgnoringCase, inFile,
  ]
}
