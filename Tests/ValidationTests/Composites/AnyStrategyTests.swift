import TestSupport
import Testing
import Validation

@Suite struct AnyStrategyTests {
  @Test(arguments: Verdict.rowsUpToThree)
  func `the verdict is valid if any part is valid, else undecided if any is undecided, else invalid`(
    row: [Verdict]
  ) {
    let expected: Verdict = row.contains(.valid) ? .valid : row.contains(.undecided) ? .undecided : .invalid
    let strategy = AnyStrategy(row.parts)
    #expect(strategy.verdict(on: row.value) == expected)
    #expect(strategy.judge([row.value, row.value]) == [expected, expected])
  }

  @Test(arguments: Verdict.rowsUpToThree)
  func `the causes of an invalid value are the failures of all parts`(row: [Verdict]) {
    let failure = AnyStrategy(row.parts).failure(of: row.value)
    if row.contains(.valid) {
      #expect(failure == nil)
    } else if let place = row.firstIndex(of: .undecided) {
      #expect(failure == WrittenVerdictStrategy.failure(.undecided, at: place))
    } else {
      #expect(failure == ValidationFailure("any.failed", causes: row.failures))
    }
  }

  @Test func `parts after a valid part are not evaluated`() {
    let counter = AskedStrategy.Counter()
    let strategy = AnyStrategy([WrittenVerdictStrategy(place: 0), AskedStrategy(counter: counter)])
    #expect(strategy.verdict(on: "v") == .valid)
    #expect(counter.count == 0)
    #expect(strategy.judge(["v", "i", "v"].map { [UInt8]($0) }) == [.valid, .valid, .valid])
    #expect(counter.count == 1)
  }

  @Test func `parts can be written with implicit member syntax`() {
    let strategy: AnyStrategy = .any(.email, .length(3))
    #expect(strategy.verdict(on: "abc") == .valid)
    #expect(strategy.failure(of: "abcd")?.causes.map(\.code) == ["email.no-at-sign", "length.too-long"])
    #expect(AnyStrategy.any().verdict(on: "") == .invalid)
  }
}
