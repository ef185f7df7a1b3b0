import TestSupport
import Testing

@testable import Validation

@Suite struct BillionthsTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1_000_000_000), ("-1.5", -1_500_000_000), ("+.5", 500_000_000),
      ("5.", 5_000_000_000),
      ("0.000000001", 1), ("999999999.999999999", 999_999_999_999_999_999), ("000000007", 7_000_000_000),
    ] as [(String, Int)])
  func `a plain decimal is parsed as a number of billionths`(text: String, billionths: Int) {
    #expect(Billionths.read(Array(text.utf8).span) == billionths)
  }

  @Test(arguments: [
    "", "-", ".", "+.", "1e3", "1234567890", "0000000001", "0.0000000001", "1.2.3", "1,5", " 1", "1 ", "--1",
    "NaN", "١", "1-",
  ])
  func `any other text is not parsed`(text: String) {
    #expect(Billionths.read(Array(text.utf8).span) == nil)
  }

  @Test func `random decimals equal the exact decimals and have the same verdict on a range`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(3000) {
      let texts = (0..<3).map { _ in generator.string(of: Array("0019.-".utf8), count: 1...12) }
      let exact = texts.map { ExactDecimal($0.span) }
      for (text, number) in zip(texts, exact) {
        guard let billionths = Billionths.read(text.span) else { continue }
        #expect(number?.billionths == billionths, "seed \(seed): \(text.shown)")
      }
      guard let lower = exact[1], let upper = exact[2], let number = exact[0] else { continue }
      let range = RangeStrategy(lower: .inclusive(lower), upper: .exclusive(upper))
      #expect(range.verdict(on: texts[0]) == Verdict(number >= lower && number < upper), "seed \(seed)")
    }
  }
}
