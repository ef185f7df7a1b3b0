import Testing
import Validation

extension RuleTable {
  static let digits = RuleTable(
    "digits:4", accepts: ["0000", "1234", "9999", "0042", "5555", "1000", "4321", "0001", "2026", "9000"],
    rejects: [
      "digits.too-few": ["", "0", "123"], "digits.too-many": ["00000", "123456789"],
      "digits.character": [
        "123a", "-123", "+123", "12.4", "1234\n", " 1234", "１２３４", "12 34", "\0\0\0\0", "١٢٣٤",
      ],
    ])

  static let digitsBetween = RuleTable(
    "digits:2..3", accepts: ["00", "99", "000", "999", "10", "100", "42", "420", "01", "001"],
    rejects: [
      "digits.too-few": ["", "1"], "digits.too-many": ["1234", "0000", "12345678901234567890"],
      "digits.character": ["a", "1a", "-1", "-12", "1.2", "/1", ":1", "12\n", "１２"],
    ])
}

@Suite struct DigitsStrategyTests {
  @Test func `a character that is not a digit is reported before the number of digits`() {
    #expect(
      DigitsStrategy(2).failure(of: "éa1234")
        == ValidationFailure("digits.character", ["position": 1, "character": "é"]))
    #expect(
      DigitsStrategy(...2).failure(of: "123")
        == ValidationFailure("digits.too-many", ["maximum": 2, "actual": 3]))
    #expect(DigitsStrategy(1...).failure(of: "")?.message == "must have at least 1 digit, has 0")
  }
}
