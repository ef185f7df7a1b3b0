import Validation

extension RuleTable {
  static let year = RuleTable(
    "year", as: .year,
    accepts: ["0000", "0001", "0999", "1000", "1582", "1999", "2000", "2024", "2100", "9999"],
    rejects: [
      "year.malformed": [
        "", "0", "999", "02024", "12024", "-001", "+2024", "202a", "20 4", "2024 ", " 2024", "2024\n", "２０２４",
        "٢٠٢٤",
        "2024-01", "24", "2e03",
      ]
    ])
}
