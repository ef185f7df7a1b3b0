import Testing
import Validation

@Suite struct OneOfStrategyTests {
  @Test(arguments: ["US", "é", "", "a,b", " "])
  func `a listed value is accepted`(value: String) {
    #expect(OneOfStrategy(["US", "GB", "é", "", "a,b", " "]).verdict(on: value) == .valid)
  }

  @Test(arguments: ["us", "US ", " US", "U", "USA", "US\0", "US\n", "USGB", "e\u{301}", "ＵＳ"])
  func `any other value is rejected, even if it looks similar`(value: String) {
    let strategy: OneOfStrategy = .oneOf("US", "GB", "é")
    #expect(strategy.verdict(on: value) == .invalid)
    #expect(
      strategy.failure(of: value)
        == ValidationFailure("one-of.not-listed", ["values": .list(["US", "GB", "é"])]))
  }

  @Test func `a failure lists at most ten choices, and their number if there are more`() {
    let ten = (1...10).map(\.description)
    #expect(OneOfStrategy(ten).failure(of: "x")?.parameters == ["values": .list(ten)])
    let eleven = (1...11).map(\.description)
    #expect(
      OneOfStrategy(eleven).failure(of: "x")?.parameters == [
        "values": .list(ten), "count": 11, "more": 1, "variant": "more",
      ])
    #expect(OneOfStrategy(eleven).choices == eleven)
    #expect(OneOfStrategy(eleven).verdict(on: "11") == .valid)
  }

  @Test func `the argument is split at every comma, and spaces and empty choices are kept`() throws {
    let set = RuleSet([try Catalog.rule("one-of:a, b,,c")], missingValues: [])
    for value in ["a", " b", "", "c"] { #expect(set.findings(in: value).isEmpty, "\(value)") }
    for value in ["b", "a,", "a, b", ","] { #expect(!set.findings(in: value).isEmpty, "\(value)") }
  }

  @Test func `creating a strategy without choices traps`() async {
    await #expect(processExitsWith: .failure) { _ = OneOfStrategy([]) }
  }
}
