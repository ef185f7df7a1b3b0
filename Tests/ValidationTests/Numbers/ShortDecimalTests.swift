import TestSupport
import Testing

@testable import Validation

@Suite struct ShortDecimalTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7_000_000_000), ("-1.5", -1_500_000_000), ("+.5", 500_000_000),
      ("5.", 5_000_000_000), ("99999999", 99_999_999_000_000_000), (".0000001", 100),
      ("8585.14", 8_585_140_000_000),
      ("-9999999", -9_999_999_000_000_000),
    ] as [(String, Int)])
  func `a decimal of at most eight characters is parsed as a number of billionths`(
    text: String, billionths: Int
  ) {
    #expect(Self.billionths(Array(text.utf8)) == billionths)
  }

  @Test(arguments: [
    "", "-", "+", ".", "+.", "-.", "1e3", "123456789", "-12345678", "1.2.3", "1,5", " 1", "1 ", "--1", "1-",
    "-+1", "1.-2",
    "NaN", "é1", "12345é", "..1", "1..", "/1", ":1", "1\0",
  ])
  func `any other text is not parsed`(text: String) {
    #expect(Self.billionths(Array(text.utf8)) == nil)
  }

  @Test func `random texts are parsed as by Billionths, at any offset of a buffer`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var numbers = 0
    for _ in 0..<TestRun.rounds(200_000) {
      var text = generator.string(of: Array("0123456789".utf8), count: 0...9)
      if generator.below(2) == 0, !text.isEmpty { text[generator.below(text.count)] = UInt8(ascii: ".") }
      if generator.below(4) == 0 { text.insert(generator.pick(Array("+-".utf8)), at: 0) }
      if generator.below(4) == 0, !text.isEmpty {
        text[generator.below(text.count)] = UInt8(truncatingIfNeeded: generator.next())
      }
      let expected = text.count <= 8 ? Billionths.read(text.span) : nil
      numbers += expected == nil ? 0 : 1
      guard Self.billionths(text) != expected else { continue }
      Issue.record("seed \(seed): \(text.shown)")
      return
    }
    #expect(numbers > 50_000)
  }

  /// Parses the text at the start of a buffer and between bytes that could belong to a number, and expects equal results.
  private static func billionths(_ text: [UInt8]) -> Int? {
    let first = ShortDecimal(0..<text.count, in: text.span)?.billionths
    let buffer = Array("1234567-".utf8) + text + Array("89".utf8)
    let second = ShortDecimal(8..<8 + text.count, in: buffer.span)?.billionths
    #expect(first == second, "\(text.shown)")
    return second
  }
}
