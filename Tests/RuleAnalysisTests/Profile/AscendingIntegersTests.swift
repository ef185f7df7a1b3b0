import TestSupport
import Testing

@testable import RuleAnalysis

/// Compares the proof that integers are distinct with a set of them.
struct AscendingIntegersTests {
  private static func ascending(_ parts: [[String]]) -> AscendingIntegers {
    var all = AscendingIntegers()
    for part in parts {
      all.beginPart()
      for value in part { all.add(Array(value.utf8).span) }
    }
    return all
  }

  @Test(arguments: [
    ([["1", "2", "3"], ["7", "9"]], true), ([["7", "9"], ["-4", "0", "6"]], true), ([], true),
    ([["5"]], true),
    ([["1", "3"], ["3", "4"]], false), ([["1", "9"], ["5", "6"]], false), ([["1", "1"]], false),
    ([["2", "1"]], false), ([["1", "02"]], false), ([["1", "a"]], false), ([["1", ""]], false),
    ([["1", "2.0"]], false), ([["999999999999999999"], ["-999999999999999999"]], true),
    ([["1"], ["1000000000000000000"]], false),
  ])
  func `integers are known to be distinct if each part ascends and none overlaps another`(
    parts: [[String]], areDistinct: Bool
  ) {
    #expect(Self.ascending(parts).areDistinct == areDistinct)
    var joined = AscendingIntegers()
    for part in parts.reversed() { joined.add(Self.ascending([part])) }
    #expect(joined.areDistinct == areDistinct)
  }

  @Test func `what is known to be distinct is`() {
    var random = SeededGenerator(seed: TestRun.seed)
    var known = 0
    for _ in 0..<3_000 {
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        var next = Int.random(in: -6...6, using: &random)
        return (0..<Int.random(in: 0...3, using: &random)).map { _ in
          next += Int.random(in: 0...4, using: &random)
          return "\(next)"
        }
      }
      guard Self.ascending(parts).areDistinct else { continue }
      known += 1
      let all = parts.flatMap(\.self)
      #expect(Set(all).count == all.count, "\(parts)")
    }
    #expect(known > 100)
  }
}
