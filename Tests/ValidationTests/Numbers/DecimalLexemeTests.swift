import TestSupport
import Testing

@testable import Validation

@Suite struct DecimalLexemeTests {
  private static let digits = Grammar.some(.characters("0"..."9"))
  private static let sign = Grammar.optional(.anyOf(["+", "-"]))
  private static let exponent = Grammar.optional(.sequence(.anyOf(["e", "E"]), sign, digits))
  private static let fraction = Grammar.sequence(".", digits)

  /// Each notation by the grammar in its doc comment.
  private static let grammars: [(notation: DecimalNotation, grammar: Grammar)] = [
    (.integer, .sequence(sign, digits)),
    (
      .number,
      .sequence(
        sign, .either(.sequence(digits, .optional(.sequence(".", .optional(digits)))), fraction), exponent)
    ),
    (.html, .sequence(.optional("-"), .either(.sequence(digits, .optional(fraction)), fraction), exponent)),
  ]

  @Test(arguments: grammars)
  func `every short text is parsed as the grammar of its notation defines`(
    notation: DecimalNotation, grammar: Grammar
  ) {
    var texts: [[UInt8]] = [[]]
    var numbers = 0
    for _ in 0...(TestRun.isThorough ? 6 : 5) {
      for text in texts {
        let isNumber = DecimalLexeme(text.span, notation) != nil
        numbers += isNumber ? 1 : 0
        guard isNumber != grammar.matches(text) else { continue }
        Issue.record("\(text.shown): \(isNumber)")
        return
      }
      texts = texts.flatMap { text in Array("07.eE+-".utf8).map { text + [$0] } }
    }
    #expect(numbers > 50)
  }

  @Test func `random decimals are ordered as by the reference, also times a large power of ten`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(2_000) {
      let texts = (generator.decimal(), generator.decimal())
      let order = WrittenDecimal(texts.0).order(to: WrittenDecimal(texts.1))
      for power in [0, ExactDecimal.largestExponent - 100, 100 - ExactDecimal.largestExponent] {
        let (first, second) = (Self.product(texts.0, power), Self.product(texts.1, power))
        let (left, right) = (DecimalLexeme(first.span), DecimalLexeme(second.span))
        let found = try #require(left).order(in: first.span, to: #require(right), in: second.span)
        guard found != order else { continue }
        Issue.record("seed \(seed): \(first.shown) and \(second.shown) are not in order \(order)")
        return
      }
    }
  }

  /// Returns a decimal times a power of ten.
  private static func product(_ decimal: String, _ power: Int) -> [UInt8] {
    let parts = decimal.lowercased().split(separator: "e")
    return Array("\(parts[0])e\((parts.count > 1 ? Int(parts[1])! : 0) + power)".utf8)
  }

  @Test(arguments: [
    ("-12.50e-3", true, "1250", 2, -3), ("7", false, "7", 1, 0), (".5", false, "5", 0, 0),
    ("+5.", false, "5", 1, 0),
    ("0e99", false, "0", 1, 99),
  ])
  func `a lexeme has the sign, the digits and the exponent of the text`(
    text: String, isNegative: Bool, digits: String, integerCount: Int, exponent: Int
  ) throws {
    let bytes = Array(text.utf8)
    let read = DecimalLexeme(bytes.span)
    let lexeme = try #require(read)
    #expect(lexeme.isNegative == isNegative)
    #expect(lexeme.integer.count == integerCount)
    #expect(lexeme.exponent == exponent)
    #expect((0..<lexeme.digitCount).map { lexeme.digit($0, in: bytes.span).description }.joined() == digits)
  }

  @Test(
    arguments: [
      (.decimal, "NaN", false), (.decimal, "INF", false), (.decimal, "1", true), (.tableSchema, "1", true),
      (.tableSchema, "NaN", true), (.tableSchema, "nan", true), (.tableSchema, "INF", true),
      (.tableSchema, "-INF", true), (.tableSchema, "-inf", true), (.tableSchema, "+INF", false),
      (.tableSchema, "-NaN", false), (.tableSchema, "Infinity", false), (.tableSchema, "IN", false),
      (.tableSchema, "nan ", false), (.tableSchema, "", false), (.tableSchema, "\r.f", false),
      (.tableSchema, "\u{0E}a\u{0E}", false), (.tableSchema, "\ninf", false),
    ] as [(NumberGrammar, String, Bool)])
  func `only the grammar of Table Schema accepts NaN and INF`(
    grammar: NumberGrammar, text: String, isNumber: Bool
  ) {
    #expect(NumberStrategy(grammar).verdict(on: text) == Verdict(isNumber))
  }
}
