import Testing
import Validation

@Suite struct OneOfNumbersStrategyTests {
  @Test func `a choice is accepted in any notation of the number`() throws {
    let strategy = OneOfNumbersStrategy([
      try #require(ExactDecimal("1.50")), ExactDecimal(-20), ExactDecimal(0),
    ])
    for value in ["1.5", "+1.5", "01.50", "15e-1", ".15e1", "-20", "-2e1", "0", "-0", "0.0", "0e9"] {
      #expect(strategy.verdict(on: value) == .valid, "\(value)")
    }
    for value in ["1.51", "15", "20", "-1.5", "", "x", "1,5", "NaN", "1.5 ", "1.50000000000000000000001"] {
      #expect(strategy.verdict(on: value) == .invalid, "\(value)")
    }
    #expect(strategy.failure(of: "2")?.code == "one-of.not-listed")
    #expect(strategy.failure(of: "2")?.parameters == ["values": .list(["1.5", "-20", "0"])])
  }

  @Test func `a strategy without choices accepts no number`() {
    #expect(OneOfNumbersStrategy([Int]()).verdict(on: "0") == .invalid)
    #expect(OneOfNumbersStrategy([1, 2]).choices == [ExactDecimal(1), ExactDecimal(2)])
  }
}
