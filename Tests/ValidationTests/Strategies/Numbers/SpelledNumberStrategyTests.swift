import TestSupport
import Testing
import Validation

/// Tests of the spellings of the rule `number` with a decimal comma and with a trailing minus.
struct SpelledNumberStrategyTests {
  @Test(
    arguments: [
      (NumberSpelling.german, #"[+-]?(7{1,3}(\.777)+(,7*)?|7+(,7*)?|,7+)"#),
      (.trailingMinus, #"[+-]?(7+(\.7*)?|\.7+)|(7+(\.7*)?|\.7+)-"#),
      (
        .germanTrailingMinus,
        #"[+-]?(7{1,3}(\.777)+(,7*)?|7+(,7*)?|,7+)|(7{1,3}(\.777)+(,7*)?|7+(,7*)?|,7+)-"#
      ),
    ])
  func `every text of at most seven characters is parsed as the grammar of the spelling defines`(
    spelling: NumberSpelling, pattern: String
  ) throws {
    let grammar = try RegexStrategy(pattern)
    let strategy = SpelledNumberStrategy<NumberStrategy>.number(spelling)
    var texts: [[UInt8]] = [[]]
    for _ in 0...7 {
      for text in texts where strategy.verdict(on: text.span) != grammar.verdict(on: text.span) {
        Issue.record("\(text.shown)")
        return
      }
      texts = texts.flatMap { text in Array("7.,-".utf8).map { text + [$0] } }
    }
  }

  @Test func `values longer than 64 bytes are read in the same way`() {
    let groups = String(repeating: ".777", count: 30)
    let strategy = SpelledNumberStrategy<NumberStrategy>.number(.germanTrailingMinus)
    for (value, isValid) in [
      ("7" + groups, true), ("7" + groups + ",7-", true), ("7777" + groups, false),
      ("7" + groups + "7", false),
      ("-7" + groups + "-", false), (String(repeating: "7", count: 100) + "-", true),
    ] {
      #expect(strategy.verdict(on: value) == Verdict(isValid), "\(value)")
      #expect(strategy.failure(of: value)?.code == (isValid ? nil : "number.malformed"), "\(value)")
    }
  }
}

extension RuleTable {
  static let germanNumber = RuleTable(
    "number:de", as: .number(.german),
    accepts: [
      "0", "-0", "+7", "7,", ",5", "-,5", "0,50", "999", "1.000", "-1.234,50", "12.345", "123.456.789,0",
      "1234567,8", "1,5e3", "1,5E-3", "1.000e3",
    ],
    rejects: [
      "number.malformed": [
        "", ",", "-", ".", "1.5", "1.50", "12.34", "1234.567", "1.2345", "1.234.56", "1..234", ".234",
        "1.234.",
        "1.,5", "1,5,0", "1,234.5", "1,234.567", "1,5e1.000", "1'000", "1 000,5", " 1", "1 ", "NaN", "INF",
        "-INF",
        "1,5-", "--1", "0x1", "１", "1٫5", "€1",
      ]
    ])

  static let trailingMinus = RuleTable(
    "number:trailing-minus", as: .number(.trailingMinus),
    accepts: ["0", "0-", "12.50-", "12.50", "-12.50", "+12.50", ".5-", "5.-", "007-", "1e3-", "1e-3-"],
    rejects: [
      "number.malformed": [
        "", "-", "--", "+-", ".-", "-1-", "+1-", "1--", "1-2", "1-2-", "1 -", "1- ", "-1 -", "1+", "12,50-",
        "e-",
        "1e-", "NaN-", "INF-", "1\u{2212}", "(1)",
      ]
    ])

  static let germanTrailingMinus = RuleTable(
    "number:de-trailing-minus", as: .number(.germanTrailingMinus),
    accepts: ["0-", "1.234,50-", "1.234,50", "-1.234,50", "1234,5-", ",5-", "12.345.678-"],
    rejects: [
      "number.malformed": ["", "-", "12.50-", "1.234.50-", "-1,5-", "1,5--", "1,5 -", "1.-", ".234-"]
    ])
}
