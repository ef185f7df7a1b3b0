import Testing

@testable import Validation

/// Checks the budget of a match. It counts steps, so verdicts are reproducible: hostile patterns end undecided, ordinary
/// patterns are decided.
@Suite struct CostMeterTests {
  @Test(arguments: HostilePattern.all, [25, 1 << 10, 64 << 10])
  func `a hostile pattern never accepts a value that does not match, and its verdict is reproducible`(
    hostile: HostilePattern, count: Int
  ) throws {
    let value = hostile.value(count: count)
    let strategy = try RegexStrategy(hostile.pattern)
    let verdict = strategy.verdict(on: value)
    #expect(verdict != .valid)
    #expect(try RegexStrategy(hostile.pattern).judge([value]) == [verdict])
    let code: FailureCode = verdict == .undecided ? "regex.budget-exceeded" : "regex.no-match"
    #expect(strategy.failure(of: value) == ValidationFailure(code, ["pattern": .text(hostile.pattern)]))
  }

  @Test func `most hostile patterns exceed their budget`() throws {
    // Otherwise the test above would not cover the budget.
    let undecided = try HostilePattern.all.filter {
      try RegexStrategy($0.pattern).verdict(on: $0.value(count: 1 << 10)) == .undecided
    }
    #expect(undecided.count * 2 > HostilePattern.all.count)
  }

  @Test(arguments: OrdinaryPattern.all)
  func `an ordinary pattern has a verdict on every ordinary value`(ordinary: OrdinaryPattern) throws {
    let strategies = [try RegexStrategy(ordinary.pattern), try RegexStrategy("(*NO_JIT)" + ordinary.pattern)]
    for count in [1, 2, 10, 50, 250, 500, 1000, 2048] {
      for strategy in strategies {
        #expect(strategy.verdict(on: ordinary.value(count: count)) == .valid, "\(count) bytes")
        for end in ordinary.badEnds {
          #expect(
            strategy.verdict(on: ordinary.value(count: count) + end.utf8) == .invalid,
            "\(count) bytes, \(end)")
        }
      }
    }
  }

  @Test(arguments: ["|(?R)", "(?:|(?R))", "q|(?R)(?>())"])
  func `a recursion that consumes no input ends, and never matches by its limit`(pattern: String) throws {
    // Without a limit on the stack it takes minutes.
    #expect(try RegexStrategy(pattern).verdict(on: "z") != .valid)
  }

  @Test func `an undocumented return code of PCRE2 does not terminate the process`() async {
    // PCRE2 10.42 returns an internal code, -999, for an accept within an assertion that is reached by recursion.
    await #expect(processExitsWith: .success) {
      let strategy = try RegexStrategy("(*NO_JIT)(?1)(?!((*ACCEPT)))")
      #expect(strategy.verdict(on: "z") != .valid)
    }
  }

  @Test func `the step limit for PCRE2 is at most 100,000 and decreases with the length of the value`() {
    #expect(PatternLimits.steps(forBytes: 0) == 100_000)
    #expect(PatternLimits.steps(forBytes: 200) == 100_000)
    #expect(PatternLimits.steps(forBytes: 201) == 99_502)
    #expect(PatternLimits.steps(forBytes: 64 << 10) == 305)
    #expect(PatternLimits.steps(forBytes: 1 << 30) == 0)
  }

  @Test func `a call costs 8 plus the distance moved, and the limit is inclusive`() {
    var meter = CostMeter(limit: 40)
    let costs = [0, 8, 8, 0]  // Costs 8, 16, 8 and 16, in total 48.
    #expect(costs.map { meter.count(at: $0) } == [true, true, true, false])
    var exact = CostMeter(limit: 32)
    #expect(costs.map { exact.count(at: $0) } == [true, true, true, false])
    var short = CostMeter(limit: 31)
    #expect(costs.map { short.count(at: $0) } == [true, true, false, false])
  }
}
