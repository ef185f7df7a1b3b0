import TestSupport
import Testing

@testable import Validation

/// Compares the parsing and the order of decimals with the former implementation.
@Suite struct FormerDecimalTests {
  @Test func `random decimals are parsed, ordered and converted as by the former implementation`() {
    let (random, seed) = SeededGenerator.announced(by: "FormerDecimalTests")
    var generator = random
    var equal = 0
    for _ in 0..<20_000 {
      let texts = (generator.anyDecimal(), generator.anyDecimal())
      let (first, second) = (Array(texts.0.utf8), Array(texts.1.utf8))
      let new = Self.orders(first.span, second.span)
      let former = Self.formerOrders(first.span, second.span)
      equal += new.first == 0 ? 1 : 0
      guard new != former else { continue }
      Issue.record("seed \(seed): \(texts): \(new) instead of \(former)")
      return
    }
    #expect(equal > 50)
  }

  private static func orders(_ first: Span<UInt8>, _ second: Span<UInt8>) -> [Int?] {
    let (left, right) = (DecimalLexeme(first), DecimalLexeme(second))
    let (leftNumber, rightNumber) = (ExactDecimal(first), ExactDecimal(second))
    return [
      left.flatMap { left in right.map { left.order(in: first, to: $0, in: second) } },
      left.flatMap { left in rightNumber.map { $0.order(of: left, in: first) } },
      leftNumber.flatMap { left in rightNumber.map { left < $0 ? -1 : left == $0 ? 0 : 1 } },
      left?.exponent, left?.digitCount, left.map { $0.significantDigits(in: first).count },
      (left?.isNegative).map { $0 ? 1 : 0 },
    ]
  }

  private static func formerOrders(_ first: Span<UInt8>, _ second: Span<UInt8>) -> [Int?] {
    let (left, right) = (FormerDecimalLexeme(first), FormerDecimalLexeme(second))
    let (leftNumber, rightNumber) = (FormerExactDecimal(first), FormerExactDecimal(second))
    return [
      left.flatMap { left in right.map { left.order(in: first, to: $0, in: second) } },
      left.flatMap { left in rightNumber.map { $0.order(of: left, in: first) } },
      leftNumber.flatMap { left in rightNumber.map { left < $0 ? -1 : left == $0 ? 0 : 1 } },
      left?.exponent, left?.digitCount, left.map { $0.significantDigits(in: first).count },
      (left?.isNegative).map { $0 ? 1 : 0 },
    ]
  }

  @Test func `every text of at most six characters is parsed as before in every notation`() {
    var texts: [[UInt8]] = [[]]
    for _ in 0...6 {
      for text in texts {
        let lexeme = FormerDecimalLexeme(text.span)
        let isInteger = !text.isEmpty && Self.isInteger(text)
        let isHTML = lexeme.map { text.first != UInt8(ascii: "+") && !$0.endsInPoint(in: text.span) } ?? false
        let read = (DecimalLexeme(text.span) != nil, DecimalLexeme(text.span, .integer) != nil)
        let isReadAsHTML = DecimalLexeme(text.span, .html) != nil
        guard read != (lexeme != nil, isInteger) || isReadAsHTML != isHTML else { continue }
        Issue.record("\(text.shown): \(read), \(isReadAsHTML)")
        return
      }
      texts = texts.flatMap { text in Array("07.E-+".utf8).map { text + [$0] } }
    }
  }

  private static func isInteger(_ text: [UInt8]) -> Bool {
    let start = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") ? 1 : 0
    return start < text.count && text[start...].allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension SeededGenerator {
  /// Returns a decimal, sometimes with an exponent near or beyond the limits, or text that is not a decimal.
  fileprivate mutating func anyDecimal() -> String {
    let text = decimal()
    switch below(8) {
    case 0: return text + pick(["e", "E+", ".", "-", "e1", " ", "x"])
    case 1:
      let mantissa = text.prefix { $0 != "e" && $0 != "E" }
      return mantissa
        + pick([
          "e999999999999", "e-999999999999", "e1000000000000", "E-1000000000000", "e99999999999999999",
          "e-100000000000000000", "e999999999999999999999999", "e-999999999999999999999999",
          "e+000000000000000000007",
        ])
    default: return text
    }
  }
}
