import TestSupport
import Testing
import Validation

extension RuleTable {
  static let integer = RuleTable(
    "integer", as: .integer,
    accepts: [
      "0", "7", "-7", "+7", "-0", "+0", "007", "-007", "9223372036854775808", "-9223372036854775809",
      "123456789012345678901234567890",
    ],
    rejects: [
      "integer.malformed": [
        "", "-", "+", "--7", "+-7", "7-", "7.", "7.0", "1e3", "0x1F", "1_000", "1,000", " 7", "7\n", "１２",
        "٣",
      ]
    ])
}

@Suite struct IntegerStrategyTests {
  @Test(arguments: [
    "0", "7", "-7", "+7", "-0", "+0", "007", "-007", "9223372036854775808",
    String(repeating: "9", count: 5000),
  ])
  func `an optional sign and any number of ASCII digits are accepted`(value: String) {
    #expect(IntegerStrategy().failure(of: value) == nil)
    #expect(NumberStrategy().failure(of: value) == nil)
  }

  @Test(arguments: [
    "", "-", "+", "--7", "+-7", "7-", "7.", "7.0", ".7", "1e3", "0x1F", "1_000", "1,000", "1 000", " 7", "7 ",
    "7\n",
    "\n7", "7\0", "\07", "１２", "٣", "²", "Ⅷ", "−7", "a", "NaN", "\u{FEFF}7",
  ])
  func `any other value is rejected`(value: String) {
    #expect(IntegerStrategy().failure(of: value) == ValidationFailure("integer.malformed"))
  }

  @Test func `every text of at most four characters is accepted exactly if the grammar derives it`() {
    let grammar = Grammar.sequence(.optional(.anyOf(["+", "-"])), .some(.characters("0"..."9")))
    var texts: [[UInt8]] = [[]]
    for _ in 0...4 {
      for text in texts where (IntegerStrategy().verdict(on: text) == .valid) != grammar.matches(text) {
        Issue.record("\(text.shown)")
        return
      }
      texts = texts.flatMap { text in Array("0/9:+-.e".utf8).map { text + [$0] } }
    }
  }
}
