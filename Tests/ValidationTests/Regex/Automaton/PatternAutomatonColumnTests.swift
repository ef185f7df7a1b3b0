import TestSupport
import Testing

@testable import Validation

/// Compares the verdicts on a column, of which four values are read side by side, with those on single values.
@Suite struct PatternAutomatonColumnTests {
  @Test(arguments: ["[a-c]*", "(a+b?|c)+", "a{0,70}b?", "[ab]{3,30}c?", "(a|b.)*[ac]", ".*[ab]"])
  func `a value of a column has the same verdict as alone`(pattern: String) throws {
    let strategy = try RegexStrategy(pattern)
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let page = GuardedPage()
    var counts: [Verdict: Int] = [:]
    for _ in 0..<TestRun.rounds(300) {
      let values = (0..<random.below(24)).map { _ in random.value() }
      let decided = values.map { _ in random.pick(Verdict.allCases + [.valid, .valid, .valid]) }
      let expected = zip(values, decided).map { value, verdict in
        verdict == .valid ? strategy.verdict(on: value) : verdict
      }
      for edge in [GuardedPage.Edge.first, .last] {
        let verdicts = page.holding(values.flatMap { $0 }, edge) { bytes in
          var end = 0
          let ranges = values.map { value in
            defer { end += value.count }
            return end..<end + value.count
          }
          var verdicts = decided
          var span = verdicts.mutableSpan
          strategy.judge(ranges.span, in: bytes, verdicts: &span)
          return verdicts
        }
        #expect(verdicts == expected, "seed \(seed): \(values.map(\.shown))")
      }
      #expect(strategy.judge(values, decided: decided) == expected, "seed \(seed): \(values.map(\.shown))")
      for verdict in expected { counts[verdict, default: 0] += 1 }
    }
    #expect(counts[.valid, default: 0] > 100 && counts[.invalid, default: 0] > 100, "seed \(seed): \(counts)")
  }

  @Test func `the byte that fills a word is not skipped in a value`() throws {
    let strategy = try RegexStrategy("a*")
    let sixteen = [UInt8](repeating: 0x61, count: 16)
    for faulty in [[0xFF], [0x61, 0xFF], sixteen + [0xFF], [0xFF] + sixteen, sixteen + [0xFF] + sixteen]
      as [[UInt8]]
    {
      #expect(strategy.verdict(on: faulty) == .invalid)
      let values = [sixteen, sixteen, faulty, sixteen, sixteen]
      #expect(strategy.judge(values) == [.valid, .valid, .invalid, .valid, .valid])
    }
  }
}

extension SeededGenerator {
  /// Returns a value that is mostly of ASCII and of 16 to 64 bytes, the sizes that are read side by side.
  fileprivate mutating func value() -> [UInt8] {
    let count = pick([0...3, 16...16, 16...24, 17...40, 30...64, 60...70])
    let alphabet = pick([
      Array("a".utf8), Array("ab".utf8), Array("abc".utf8), Array("abc.\n".utf8),
      [0x61, 0x61, 0x62, 0xC3, 0xA9, 0xFF],
    ])
    return string(of: alphabet, count: count)
  }
}
