import TestSupport
import Testing

@testable import Validation

@Suite struct BoundedNumberTests {
  private static let alphabet = ["0", "1", "2", "9", "10", ".", "-", "+", "e1", "x", "nan", "INF", "", " "]

  /// Judges values one rule after another; returns the verdicts and the number of values that the first rule rejects.
  private func oneByOne(
    _ rules: [any InputFieldValidationStrategy], _ texts: [String], _ verdicts: [Verdict]
  ) -> (verdicts: [Verdict], rejected: Int) {
    var verdicts = verdicts
    var rejected = 0
    for index in texts.indices where verdicts[index] == .valid {
      if let rule = rules.firstIndex(where: { $0.verdict(on: texts[index]) != .valid }) {
        verdicts[index] = .invalid
        rejected += rule == 0 ? 1 : 0
      }
    }
    return (verdicts, rejected)
  }

  @Test func `random values have the verdicts of both rules, and as many are rejected by the first`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let types: [any InputFieldValidationStrategy] = [
      IntegerStrategy(), NumberStrategy(), NumberStrategy(.tableSchema),
    ]
    let bounds = [
      RangeStrategy(0...10), RangeStrategy(1...), RangeStrategy(...(-1)),
      RangeStrategy(lower: .exclusive(ExactDecimal(0)), grammar: .tableSchema),
      RangeStrategy(upper: .inclusive(try #require(ExactDecimal("1.5"))), grammar: .tableSchema),
    ]
    for _ in 0..<TestRun.rounds(2000) {
      let type = types.randomElement(using: &generator)!
      let range = bounds.randomElement(using: &generator)!
      let texts = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          Self.alphabet.randomElement(using: &generator)!
        }.joined()
      }
      let before = texts.map { _ in Bool.random(using: &generator) ? Verdict.valid : .invalid }
      let bytes = Array(texts.joined().utf8)
      var end = 0
      let values = texts.map { text in
        defer { end += text.utf8.count }
        return end..<end + text.utf8.count
      }
      var verdicts = before
      var span = verdicts.mutableSpan
      let pair = try #require(BoundedNumber(type, range))
      let rejected = pair.judge(values.span, in: bytes.span, verdicts: &span)
      let expected = oneByOne([type, range], texts, before)
      guard verdicts == expected.verdicts, rejected == expected.rejected else {
        Issue.record("seed \(seed): \(type) and \(range) on \(texts): \(verdicts), \(rejected)")
        return
      }
    }
  }

  @Test func `only integers and decimals with a range are a pair`() throws {
    #expect(BoundedNumber(NumberStrategy(.html), RangeStrategy(0...1)) == nil)
    #expect(BoundedNumber(NumberStrategy(), RangeStrategy(lower: nil, grammar: .html)) == nil)
    #expect(BoundedNumber(RangeStrategy(0...1), NumberStrategy()) == nil)
    #expect(BoundedNumber(IntegerStrategy(), IntegerStrategy()) == nil)
    let tiny = try #require(ExactDecimal("1e-10"))
    #expect(BoundedNumber(NumberStrategy(), RangeStrategy(lower: .inclusive(tiny))) == nil)
  }
}
