import Validation

extension RuleTable {
  static let bic = RuleTable(
    "bic", as: .bic,
    accepts: [
      "DEUTDEFF", "DEUTDEFF500", "DEUTDEFFXXX", "AAAAADA0", "ZZZZZW99ZZZ", "0000GB00000", "E097AEXX",
      "NBKSXK22",
      "NEDSZAJJ", "BOFAUS3N", "1234US33",
    ],
    rejects: [
      "bic.structure": [
        "", "DEUT", "DEUTDEF", "DEUTDEFF5", "DEUTDEFF50", "DEUTDEFF5000", "deutdeff", "DEUTdeFF", "DEUTD1FF",
        "DEUTDEFF ", "DEUT DE FF", "DEUTDEF-", "DEÜTDEFF",
      ],
      "bic.country": ["DEUTZZFF", "DEUTEUFF", "DEUTUKFF", "AAAAAA00", "DEUTXXFF500"],
    ])
}
