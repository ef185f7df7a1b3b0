import TestSupport
import Testing

@testable import Validation

/// Compares ranks with the comparison of values.
struct RankedTypeTests {
  private func rank(_ text: String, _ type: some RankedType) -> [UInt8]? {
    var bytes: [UInt8] = []
    return type.appendRank(of: Array(text.utf8).span, to: &bytes) ? bytes : nil
  }

  private func next(_ text: String, _ type: some RankedType) -> [UInt8]? {
    var bytes: [UInt8] = []
    return type.appendRank(after: Array(text.utf8).span, to: &bytes) ? bytes : nil
  }

  private func order(_ first: [UInt8], _ second: [UInt8]) -> LogicalOrder {
    first == second ? .same : first.lexicographicallyPrecedes(second) ? .less : .greater
  }

  @Test func `ranks of numbers are in the order of the numbers`() throws {
    var random = SeededGenerator(seed: TestRun.seed)
    let type = NumberType()
    var numbers = [
      "0", "-0.0", "INF", "-INF", "1e5000", "-1e5000", "1e-5000", "1e101", "1e100", "-1e-101", "99e-1",
    ]
    for _ in 0..<TestRun.rounds(300) {
      let digits = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }
      let sign = ["", "-", "+"].randomElement(using: &random)!
      let point = Int.random(in: 0...digits.count, using: &random)
      let fraction = digits[point...].joined()
      let exponent = ["", "", "e3", "E-7", "e150"].randomElement(using: &random)!
      numbers.append(
        sign + "0" + digits[..<point].joined() + (fraction.isEmpty ? "" : "." + fraction) + exponent)
    }
    for first in numbers {
      let rank = try #require(self.rank(first, type), "\(first)")
      for second in numbers.shuffled(using: &random).prefix(40) {
        let other = try #require(self.rank(second, type))
        #expect(
          order(rank, other) == type.compare(Array(first.utf8).span, Array(second.utf8).span),
          "\(first) \(second), seed \(TestRun.seed)")
      }
    }
    #expect(rank("NaN", type) == nil && rank("x", type) == nil)
  }

  @Test(arguments: [
    ("0", "1"), ("-1", "0"), ("9", "10"), ("99.50", "100.5"), ("-0.5", "0.5"), ("-1.25", "-0.25"),
    ("999999999", "1000000000"), ("123456789012345678901234567890", "123456789012345678901234567891"),
    ("1e30", "1000000000000000000000000000001"),
  ])
  func `the number after another is one more`(number: String, following: String) {
    #expect(next(number, NumberType()) == rank(following, NumberType()))
  }

  @Test(arguments: ["INF", "-INF", "NaN", "x", "1e5000"])
  func `other numbers have no next one`(number: String) { #expect(next(number, NumberType()) == nil) }

  @Test(arguments: [
    (MomentType.Kind.date, "2024-02-28", "2024-02-29"), (.date, "2023-12-31", "2024-01-01"),
    (.year, "2023", "2024"), (.year, "-0001", "0001"), (.yearMonth, "2024-01", "2024-02"),
    (.yearMonth, "2023-12", "2024-01"), (.year, "2023+01:00", "2024+01:00"),
    (.yearMonth, "2023-02-05:00", "2023-03-05:00"),
  ])
  func `days, months and years follow one another`(kind: MomentType.Kind, value: String, following: String) {
    let type = MomentType(kind)
    #expect(next(value, type) == rank(following, type) && type.isDiscrete)
  }

  @Test func `times have an order and no steps`() throws {
    let type = MomentType(.dateTime)
    let values = [
      "-0044-03-15T00:00:00", "2024-01-01T00:00:00+14:00", "2024-01-01T00:00:00",
      "2024-01-01T00:00:00.000000000000000001Z",
      "2024-01-01T00:00:00.5", "2024-01-01T00:00:01Z",
    ]
    let ranks = try values.map { try #require(rank($0, type)) }
    for (first, second) in zip(ranks, ranks.dropFirst()) { #expect(order(first, second) == .less) }
    #expect(next(values[0], type) == nil && !type.hasSteps && !TextType().hasSteps)
    #expect(rank("b", TextType()) == Array("b".utf8))
  }
}
