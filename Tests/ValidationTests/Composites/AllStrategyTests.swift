import TestSupport
import Testing
import Validation

@Suite struct AllStrategyTests {
  @Test(arguments: Verdict.rowsUpToThree)
  func `the verdict is invalid if any part is invalid, else undecided if any is undecided, else valid`(
    row: [Verdict]
  ) {
    let expected: Verdict = row.contains(.invalid) ? .invalid : row.contains(.undecided) ? .undecided : .valid
    for reporting in [AllStrategy.Reporting.first, .collected] {
      let strategy = AllStrategy(row.parts, reporting: reporting)
      #expect(strategy.verdict(on: row.value) == expected)
      #expect(strategy.judge([row.value, row.value]) == [expected, expected])
    }
  }

  @Test(arguments: Verdict.rowsUpToThree)
  func `the failure is that of the first invalid part, else of the first undecided part`(row: [Verdict]) {
    let place = row.firstIndex(of: .invalid) ?? row.firstIndex(of: .undecided)
    let expected = place.map { WrittenVerdictStrategy.failure(row[$0], at: $0) }
    #expect(AllStrategy(row.parts).failure(of: row.value) == expected)
  }

  @Test(arguments: Verdict.rowsUpToThree)
  func `a collecting strategy reports all parts that are not valid, in order`(row: [Verdict]) {
    let failures = row.failures
    let expected = failures.count > 1 ? ValidationFailure("all.failed", causes: failures) : failures.first
    #expect(AllStrategy(row.parts, reporting: .collected).failure(of: row.value) == expected)
  }

  @Test func `parts after an invalid part are not evaluated`() {
    let counter = AskedStrategy.Counter()
    let strategy = AllStrategy([WrittenVerdictStrategy(place: 0), AskedStrategy(counter: counter)])
    #expect(strategy.verdict(on: "i") == .invalid)
    #expect(counter.count == 0)
    #expect(strategy.verdict(on: "u") == .undecided)
    #expect(strategy.verdict(on: "v") == .valid)
    #expect(counter.count == 2)
    #expect(strategy.judge(["i", "v", "i"].map { [UInt8]($0) }) == [.invalid, .valid, .invalid])
    #expect(counter.count == 3)
  }

  @Test func `parts can be written with implicit member syntax`() {
    let strategy: AllStrategy = .all(.email, .length(...20))
    #expect(strategy.parts.count == 2)
    #expect(strategy.reporting == .first)
    #expect(AllStrategy.all().parts.isEmpty)
    let collecting: AllStrategy = .collecting(.email, .integer)
    #expect(collecting.failure(of: "x")?.causes.map(\.code) == ["email.no-at-sign", "integer.malformed"])
  }
}
