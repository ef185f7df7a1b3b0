import Testing
import Validation

@Suite struct NotStrategyTests {
  @Test(
    arguments: [(.valid, .invalid), (.invalid, .valid), (.undecided, .undecided)] as [(Verdict, Verdict)])
  func `valid becomes invalid, invalid becomes valid, and undecided stays undecided`(
    part: Verdict, expected: Verdict
  ) {
    let strategy = NotStrategy(WrittenVerdictStrategy(place: 0))
    #expect(strategy.verdict(on: [part.letter]) == expected)
    #expect(strategy.judge([[part.letter], [part.letter]]) == [expected, expected])
    #expect(NotStrategy(strategy).verdict(on: [part.letter]) == part)
  }

  @Test func `an undecided value has the failure of the part`() {
    let strategy = NotStrategy(WrittenVerdictStrategy(place: 0))
    #expect(strategy.failure(of: "v") == ValidationFailure("not.matched"))
    #expect(strategy.failure(of: "i") == nil)
    #expect(strategy.failure(of: "u") == WrittenVerdictStrategy.failure(.undecided, at: 0))
  }

  @Test func `the part can be written with implicit member syntax`() {
    let strategy: NotStrategy = .not(.oneOf("admin"))
    #expect(strategy.verdict(on: "ann") == .valid)
    #expect(strategy.verdict(on: "admin") == .invalid)
  }
}
