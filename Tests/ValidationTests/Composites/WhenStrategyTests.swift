import Testing
import Validation

@Suite struct WhenStrategyTests {
  /// Condition, `then` and `otherwise`, each what its letter says.
  private static let parts = (0..<3).map { WrittenVerdictStrategy(place: $0) }
  private static let strategy = WhenStrategy(parts[0], then: parts[1], otherwise: parts[2])

  @Test(
    arguments: [
      ("vvi", .valid, nil), ("viv", .invalid, 1), ("vuv", .undecided, 1), ("ivi", .invalid, 2),
      ("iiv", .valid, nil), ("iiu", .undecided, 2), ("uvv", .valid, nil), ("uii", .invalid, 1),
      ("uvi", .undecided, 0), ("uiv", .undecided, 0), ("uuu", .undecided, 0), ("uvu", .undecided, 0),
    ] as [(String, Verdict, Int?)])
  func `the way that the condition says is asked, both where it says nothing`(
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

  @Test func `without another way all is valid where the condition does not hold`() {
    let strategy = WhenStrategy(Self.parts[0], then: Self.parts[1])
    #expect(
      strategy.judge(["ii", "vi", "uv", "ui"].map { Array($0.utf8) }) == [
        .valid, .invalid, .valid, .undecided,
      ])
    #expect(strategy.failure(of: "ii") == nil)
  }

  @Test func `each way is asked only of the values that go it`() {
    let (first, second) = (AskedStrategy.Counter(), AskedStrategy.Counter())
    let strategy = WhenStrategy(
      WrittenVerdictStrategy(place: 0), then: AskedStrategy(counter: first),
      otherwise: AskedStrategy(counter: second))
    _ = strategy.judge(["v", "i", "i", "v", "v"].map { Array($0.utf8) })
    #expect(first.count == 3 && second.count == 2)
  }

  @Test func `it is written with leading dots`() {
    let strategy: WhenStrategy = .when(.startsWith("DE"), then: .vat(.germany), otherwise: .length(8...12))
    #expect(strategy.failure(of: "DE1")?.code == "vat.structure")
    #expect(strategy.failure(of: "X")?.code == "length.too-short")
    #expect(WhenStrategy.when(.startsWith("+"), then: .e164).verdict(on: "555") == .valid)
  }
}
