import Testing

@testable import Validation

/// The budget of a match: hostile patterns end without an answer, ordinary ones have theirs, both by counting.
@Suite struct CostMeterTests {
  @Test(arguments: HostilePattern.all, [25, 1 << 10, 64 << 10])
  func `a hostile pattern never accepts what does not match, and says the same each time`(
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

  @Test func `hostile patterns run out of their budget`() throws {
    // Without one that does the tests above would show nothing.
    let undecided = try HostilePattern.all.filter {
      try RegexStrategy($0.pattern).verdict(on: $0.value(count: 1 << 10)) == .undecided
    }
    #expect(undecided.count * 2 > HostilePattern.all.count)
  }

  @Test(arguments: OrdinaryPattern.all)
  func `an ordinary pattern decides every ordinary value`(ordinary: OrdinaryPattern) throws {
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
  func `a recursion that consumes nothing ends soon`(pattern: String) throws {
    let strategy = try RegexStrategy(pattern)
    let time = ContinuousClock().measure { #expect(strategy.verdict(on: "z") != .valid) }
    // A hundred times what it may take, for a busy machine; without a bound on its stack it takes far longer.
    #expect(time < .seconds(2))
  }

  @Test func `an answer of PCRE2's that is none of its own ends no process`() async {
    // PCRE2 10.42 gives the number of an inner step, -999, for an accept within an assertion that it recurses to.
    await #expect(processExitsWith: .success) {
      let strategy = try RegexStrategy("(*NO_JIT)(?1)(?!((*ACCEPT)))")
      #expect(strategy.verdict(on: "z") != .valid)
    }
  }

  @Test func `the counts that PCRE2 gets shrink with the value, from a hundred thousand`() {
    #expect(PatternLimits.steps(forBytes: 0) == 100_000)
    #expect(PatternLimits.steps(forBytes: 200) == 100_000)
    #expect(PatternLimits.steps(forBytes: 201) == 99_502)
    #expect(PatternLimits.steps(forBytes: 64 << 10) == 305)
    #expect(PatternLimits.steps(forBytes: 1 << 30) == 0)
  }

  @Test func `a call costs eight and the distance moved, up to and with the limit`() {
    var meter = CostMeter(limit: 40)
    let costs = [0, 8, 8, 0]  // 8, then 16, 8 and 16 more: 48 in all.
    #expect(costs.map { meter.count(at: $0) } == [true, true, true, false])
    var exact = CostMeter(limit: 32)
    #expect(costs.map { exact.count(at: $0) } == [true, true, true, false])
    var short = CostMeter(limit: 31)
    #expect(costs.map { short.count(at: $0) } == [true, true, false, false])
  }
}
