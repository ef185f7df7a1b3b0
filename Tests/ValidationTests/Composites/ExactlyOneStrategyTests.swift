import TestSupport
import Testing
import Validation

@Suite struct ExactlyOneStrategyTests {
  @Test(arguments: Verdict.rowsUpToThree)
  func `two valid parts are invalid, else an undecided part is undecided, else one valid part is valid`(
    row: [Verdict]
  ) {
    let strategy = ExactlyOneStrategy(row.parts)
    #expect(strategy.verdict(on: row.value) == row.exactlyOne)
    #expect(strategy.judge([row.value, row.value]) == [row.exactlyOne, row.exactlyOne])
  }

  @Test(arguments: Verdict.rowsUpToThree)
  func `no valid part, several valid parts and an undecided part have different failures`(row: [Verdict]) {
    let failure = ExactlyOneStrategy(row.parts).failure(of: row.value)
    let count = row.count { $0 == .valid }
    switch row.exactlyOne {
    case .valid: #expect(failure == nil)
    case .invalid where count > 1:
      #expect(failure == ValidationFailure("exactly-one.several", ["count": .integer(count)]))
    case .invalid: #expect(failure == ValidationFailure("exactly-one.none", causes: row.failures))
    case .undecided:
      let place = row.firstIndex(of: .undecided) ?? -1
      #expect(failure == WrittenVerdictStrategy.failure(.undecided, at: place))
    }
  }

  @Test func `parts after two valid parts are not evaluated`() {
    let counter = AskedStrategy.Counter()
    let strategy = ExactlyOneStrategy([
      WrittenVerdictStrategy(place: 0), WrittenVerdictStrategy(place: 1), AskedStrategy(counter: counter),
    ])
    #expect(strategy.verdict(on: "vv") == .invalid)
    #expect(counter.count == 0)
    #expect(
      strategy.judge(["vv", "vi", "ii", "vv"].map { [UInt8]($0) }) == [.invalid, .invalid, .valid, .invalid])
    #expect(counter.count == 2)
  }

  @Test func `parts can be written with implicit member syntax`() {
    let strategy: ExactlyOneStrategy = .exactlyOne(.integer, .length(3))
    #expect(strategy.verdict(on: "12") == .valid)
    #expect(strategy.verdict(on: "abc") == .valid)
    #expect(strategy.failure(of: "123")?.code == "exactly-one.several")
    #expect(strategy.failure(of: "ab")?.code == "exactly-one.none")
  }
}

extension [Verdict] {
  fileprivate var exactlyOne: Verdict {
    let valid = count { $0 == .valid }
    return valid > 1 ? .invalid : contains(.undecided) ? .undecided : Verdict(valid == 1)
  }
}
