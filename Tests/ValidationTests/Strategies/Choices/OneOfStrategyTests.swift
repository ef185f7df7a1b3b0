import Testing
import Validation

@Suite struct OneOfStrategyTests {
  @Test(arguments: ["US", "é", "", "a,b", " "])
  func `a choice is accepted unchanged`(value: String) {
    #expect(OneOfStrategy(["US", "GB", "é", "", "a,b", " "]).verdict(on: value) == .valid)
  }

  @Test(arguments: ["us", "US ", " US", "U", "USA", "US\0", "US\n", "USGB", "e\u{301}", "ＵＳ"])
  func `anything else is refused, whatever it looks like`(value: String) {
    let strategy: OneOfStrategy = .oneOf("US", "GB", "é")
    #expect(strategy.verdict(on: value) == .invalid)
    #expect(
      strategy.failure(of: value)
        == ValidationFailure("one-of.not-listed", ["values": .list(["US", "GB", "é"])]))
  }

  @Test func `ten choices are named, and how many there are where they are more`() {
    let ten = (1...10).map(\.description)
    #expect(OneOfStrategy(ten).failure(of: "x")?.parameters == ["values": .list(ten)])
    let eleven = (1...11).map(\.description)
    #expect(OneOfStrategy(eleven).failure(of: "x")?.parameters == ["values": .list(ten), "count": 11])
    #expect(OneOfStrategy(eleven).choices == eleven)
    #expect(OneOfStrategy(eleven).verdict(on: "11") == .valid)
  }

  @Test func `the catalogue splits at every comma and keeps blanks and empty choices`() throws {
    let set = RuleSet([try Catalog.rule("one-of:a, b,,c")], missingValues: [])
    for value in ["a", " b", "", "c"] { #expect(set.findings(in: value).isEmpty, "\(value)") }
    for value in ["b", "a,", "a, b", ","] { #expect(!set.findings(in: value).isEmpty, "\(value)") }
  }

  @Test func `no choice at all is a fault of the program`() async {
    await #expect(processExitsWith: .failure) { _ = OneOfStrategy([]) }
  }
}
