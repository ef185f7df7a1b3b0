extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let numbers: [RuleTable] = [
    .integer, .range,
    .htmlNumber, .germanNumber, .trailingMinus, .germanTrailingMinus, .decimal, .decimalWithoutInteger,
    .positive, .negative, .multipleOfThree, .multipleOfCent,
    .multipleOfHundred, .percentage, .port, .latitude, .longitude,
  ]
}
