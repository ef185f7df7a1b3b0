import TestSupport
import Testing

@testable import Validation

@Suite struct DecimalLexemeTests {
  @Test func `every text of at most six characters is parsed as the grammar defines`() {
    // [sign] (1*DIGIT ["." *DIGIT] / "." 1*DIGIT) [("e" / "E") [sign] 1*DIGIT]
    let digit = Grammar.characters("0"..."9")
    let sign = Grammar.optional(.anyOf(["+", "-"]))
    let mantissa = Grammar.either(
      .sequence(.some(digit), .optional(.sequence(".", .any(digit)))),
      .sequence(".", .some(digit)))
    let grammar = Grammar.sequence(
      sign, mantissa, .optional(.sequence(.anyOf(["e", "E"]), sign, .some(digit))))
    var texts: [[UInt8]] = [[]]
    var numbers = 0
    for _ in 0...6 {
      for text in texts {
        let isNumber = DecimalLexeme(text.span) != nil
        numbers += isNumber ? 1 : 0
        guard isNumber != grammar.matches(text) else { continue }
        Issue.record("\(text.shown): \(isNumber)")
        return
      }
      texts = texts.flatMap { text in Array("07.e-".utf8).map { text + [$0] } }
    }
    #expect(numbers > 1000)
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
