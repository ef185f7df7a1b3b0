import Testing
import Validation

extension RuleTable {
  static let equals = RuleTable(
    "equals:I agree: é", accepts: ["I agree: é"],
    rejects: [
      "equals.different": [
        "", "I agree: e\u{301}", "i agree: é", "I agree: é ", " I agree: é", "I agree: é\n", "I agree: é\0",
        "I agree: ", "I agree", "é", "I agree: éé",
      ]
    ])
}

@Suite struct EqualsStrategyTests {
  @Test func `strategies are equal exactly if their bytes are equal`() {
    #expect(EqualsStrategy("é") == EqualsStrategy("\u{E9}"))
    #expect(EqualsStrategy("é") != EqualsStrategy("e\u{301}"))
    #expect(EqualsStrategy("a").hashValue == EqualsStrategy("a").hashValue)
  }

  @Test func `an empty text equals only an empty value`() {
    #expect(EqualsStrategy("").verdict(on: "") == .valid)
    #expect(EqualsStrategy("").failure(of: "a")?.parameters == ["expected": ""])
  }
}
