extension RuleTable {
  /// The tables of the rules of this group, each beside the tests of its strategy.
  static let numbers: [RuleTable] = [
    .integer, .range,
    .htmlNumber, .decimal, .decimalWithoutInteger, .positive, .negative, .multipleOfThree, .multipleOfCent,
    .multipleOfHundred, .percentage, .port, .latitude, .longitude,
  ]
}
