import Testing
import Validation

@Suite struct WhenStrategyTests {
  /// The condition, `then` and `otherwise`, whose verdicts are the first three bytes of the value.
  private static let parts = (0..<3).map { WrittenVerdictStrategy(place: $0) }
  private static let strategy = WhenStrategy(parts[0], then: parts[1], otherwise: parts[2])

  @Test(
    arguments: [
      ("vvi", .valid, nil), ("viv", .invalid, 1), ("vuv", .undecided, 1), ("ivi", .invalid, 2),
      ("iiv", .valid, nil), ("iiu", .undecided, 2), ("uvv", .valid, nil), ("uii", .invalid, 1),
      ("uvi", .undecided, 0), ("uiv", .undecided, 0), ("uuu", .undecided, 0), ("uvu", .undecided, 0),
    ] as [(String, Verdict, Int?)])
  func `the condition selects the branch, and an undecided condition evaluates both branches`(
    value: String, verdict: Verdict, place: Int?
  ) {
    #expect(Self.strategy.verdict(on: value) == verdict)
    #expect(Self.strategy.judge([Array(value.utf8), Array(value.utf8)]) == [verdict, verdict])
    let expected = place.map { place in
      WrittenVerdictStrategy.failure(
        Array(value.utf8)[place] == UInt8(ascii: "i") ? .invalid : .undecided, at: place)
    }
    #expect(Self.strategy.failure(of: value) == expected)
  }

  @Test func `without an otherwise branch, a value that does not meet the condition is valid`() {
    let strategy = WhenStrategy(Self.parts[0], then: Self.parts[1])
    #expect(
      strategy.judge(["ii", "vi", "uv", "ui"].map { Array($0.utf8) }) == [
        .valid, .invalid, .valid, .undecided,
      ])
    #expect(strategy.failure(of: "ii") == nil)
  }

  @Test func `in a batch, each branch is evaluated only for the values that select it`() {
    let (first, second) = (AskedStrategy.Counter(), AskedStrategy.Counter())
    let strategy = WhenStrategy(
      WrittenVerdictStrategy(place: 0), then: AskedStrategy(counter: first),
      otherwise: AskedStrategy(counter: second))
    _ = strategy.judge(["v", "i", "i", "v", "v"].map { Array($0.utf8) })
    #expect(first.count == 3 && second.count == 2)
  }

  @Test func `the parts can be written with implicit member syntax`() {
    let strategy: WhenStrategy = .when(.startsWith("DE"), then: .vat(.germany), otherwise: .length(8...12))
    #expect(strategy.failure(of: "DE1")?.code == "vat.structure")
    #expect(strategy.failure(of: "X")?.code == "length.too-short")
    #expect(WhenStrategy.when(.startsWith("+"), then: .e164).verdict(on: "555") == .valid)
  }
}
