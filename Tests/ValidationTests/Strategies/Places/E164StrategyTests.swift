import Testing
import Validation

@Suite struct E164StrategyTests {
  @Test func `a failure has the number of digits or the position of the character`() {
    #expect(
      E164Strategy().failure(of: "+123456")?.message
        == "must be a telephone number: it has 6 digits, at least 7 are required")
    #expect(E164Strategy().failure(of: "+1234567890123456")?.parameters == ["maximum": 15, "actual": 16])
    #expect(E164Strategy().failure(of: "+49 30")?.parameters == ["position": 4, "character": " "])
  }
}

extension RuleTable {
  static let e164 = RuleTable(
    "e164", as: .e164,
    accepts: [
      "+1000000", "+493012345678", "+14155552671", "+442079460000", "+6834000", "+79161234567",
      "+80012345678",
      "+881612345678", "+390612345678", "+123456789012345", "+998901234567",
    ],
    rejects: [
      "e164.plus": [
        "", "493012345678", "0049301234567", " +493012345678", "＋493012345678", "tel:+493012345678",
      ],
      "e164.character": [
        "+49 3012345678", "+49-30-12345678", "+4930١23456", "+1415555267a", "+14155552671\n", "++14155552671",
        "+\0", "+é",
      ],
      "e164.too-short": ["+", "+1", "+49", "+123456"],
      "e164.too-long": ["+1234567890123456", "+00000000000000000000"],
      "e164.calling-code": ["+0301234567", "+2101234567", "+8371234567", "+9991234567", "+0000000"],
    ])
}
