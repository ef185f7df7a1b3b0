import TestSupport
import Testing

@testable import Validation

struct ColumnSumTests {
  private static func sum(_ texts: [String], _ spelling: NumberSpelling = .number) -> ColumnSum {
    var sum = ColumnSum()
    for text in texts { sum.add(text.utf8Span.span, spelled: spelling) }
    return sum
  }

  @Test(
    arguments: [
      ([], "0"), (["1", "2.5", "-0.5"], "3"), (["0.1", "0.2"], "0.3"), (["1e3", "+.5", "5."], "1005.5"),
      (["9223372036", "9223372036", "0.000000001"], "18446744072.000000001"),
      (["999999999.999999999", "999999999.999999999"], "1999999999.999999998"),
      (["1e30", "1", "-1e30"], "1"), (["1e-30", "1"], "1.000000000000000000000000000001"),
      (["x", "", "7"], "7"), (["-1e20", "1"], "-99999999999999999999"),
      (["NaN", "1"], "NaN"), (["INF", "1"], "INF"), (["-inf", "1"], "-INF"), (["INF", "-INF"], "NaN"),
      (["1e4000"], "1e4000"), (["1e4001"], "NaN"), (["1e-4001"], "NaN"), (["0e9999"], "0"),
      (["1e999999999999999999999999"], "NaN"),
    ])
  func `a sum has all digits`(texts: [String], expected: String) {
    #expect(Self.sum(texts).sum.description == expected)
    #expect(Self.sum(texts.reversed()).sum.description == expected)
  }

  @Test(
    arguments: [
      (["1", "2"], "1.5"), (["1", "1", "0"], "0.66666666666666666666"),
      (["-1", "0", "0"], "-0.33333333333333333333"),
      (["1e-3", "0"], "0.0005"), (["1e40", "1"], "5e39"), (["0", "0"], "0"),
      (["INF"], "INF"), (["NaN", "2"], "NaN"),
    ])
  func `a mean has at most 20 digits`(texts: [String], expected: String) {
    #expect(Self.sum(texts).mean.description == expected)
  }

  @Test func `numbers are read in their spelling`() {
    #expect(Self.sum(["1.234,50", "-0,5"], .german).sum.description == "1234")
    #expect(Self.sum(["12", "1.5", "+3"], .integer).count == 3)
  }

  @Test func `a sum is compared with its bounds without rounding`() throws {
    let sum = Self.sum(["0.1", "0.2", "0.3"])
    let bound = try #require(ExactDecimal("0.6"))
    #expect(sum.isAtLeast(bound) && sum.isAtMost(bound))
    let above = try #require(ExactDecimal("0.60000000000000000000000000000001"))
    #expect(!sum.isAtLeast(above) && sum.isAtMost(above))
    let mean = try #require(ExactDecimal("0.2"))
    #expect(sum.isAtLeast(mean, times: 3) && sum.isAtMost(mean, times: 3))
    let huge = try #require(ExactDecimal("1e999999999999"))
    #expect(sum.isAtMost(huge) && !sum.isAtLeast(huge))
    #expect(!Self.sum(["NaN"]).isAtMost(huge) && !Self.sum(["NaN"]).isAtLeast(bound))
    #expect(Self.sum(["INF"]).isAtLeast(huge) && !Self.sum(["INF"]).isAtMost(huge))
  }

  @Test(arguments: [
    (0, 0, "0.1", false), (1, 10, "0.1", false), (1, 9, "0.1", true), (1, 3, "0.3333333333", true),
    (1, 3, "0.3333333334", false), (5, 5, "1", false), (1, 1_000_000_000_000, "0", true),
  ])
  func `a share is compared without rounding`(count: Int, total: Int, share: String, isExceeded: Bool) throws
  {
    #expect(try #require(ExactDecimal(share)).isExceeded(by: count, of: total) == isExceeded)
  }

  @Test func `sums of parts in any order equal those of machine integers`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(300) {
      // Millionths, of which all sums fit into 128 bits.
      var total: Int128 = 0
      var parts = (0..<Int.random(in: 1...5, using: &random)).map { _ in ColumnSum() }
      var count = 0
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let digits = Int.random(in: -1_000_000_000_000_000_000...1_000_000_000_000_000_000, using: &random)
        let number = digits >> Int.random(in: 0...60, using: &random)
        let exponent = Int.random(in: -6...12, using: &random)
        var scaled = Int128(number)
        for _ in -6..<exponent { scaled *= 10 }
        total += scaled
        count += 1
        let part = parts.indices.randomElement(using: &random) ?? 0
        parts[part].add("\(number)e\(exponent)".utf8Span.span, spelled: .number)
      }
      var sum = ColumnSum()
      for part in parts.shuffled(using: &random) { sum.add(part) }
      let expected = try #require(ExactDecimal("\(total)e-6"))
      #expect(sum.sum.description == expected.description, "seed \(seed)")
      #expect(sum.count == count)
      for difference in [-1, 0, 1] as [Int128] {
        let bound = try #require(ExactDecimal("\(total + difference)e-6"))
        #expect(sum.isAtLeast(bound) == (difference <= 0) && sum.isAtMost(bound) == (difference >= 0))
      }
      guard count > 0 else { continue }
      // Twenty digits of the mean, by division of the absolute value with many zeros appended.
      let mean = try #require(ExactDecimal(sum.mean.description))
      let (magnitude, isNegative) = (total.magnitude, total < 0)
      var (text, rest) = ("\(magnitude / UInt128(count))", magnitude % UInt128(count))
      var places = 0
      while text.drop(while: { $0 == "0" }).count < 21, places < 60, rest > 0 {
        rest *= 10
        text += "\(rest / UInt128(count))"
        rest %= UInt128(count)
        places += 1
      }
      let significant = text.drop { $0 == "0" }
      let dropped = max(0, significant.count - 20)
      let shown = significant.isEmpty ? "0" : String(significant.dropLast(dropped))
      let exact = try #require(ExactDecimal("\(isNegative ? "-" : "")\(shown)e\(dropped - places - 6)"))
      #expect(mean == exact, "seed \(seed)")
    }
  }
}
