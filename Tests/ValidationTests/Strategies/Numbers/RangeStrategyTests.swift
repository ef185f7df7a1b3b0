import TestSupport
import Testing
import Validation

extension RuleTable {
  static let range = RuleTable(
    "range:-1.5..10000",
    accepts: [
      "-1.5", "-1.50", "-15e-1", "10000", "10000.0", "1e4", "+10000", "0", "-0", "1e-400",
      "9999.9999999999999999999",
      "00012",
    ],
    rejects: [
      "range.too-small": ["-1.5000000000000000000001", "-2", "-1e400", "-10000"],
      "range.too-large": ["10000.0000000000000000001", "1e5", "1e400", "99999999999999999999"],
      "range.not-a-number": ["", "NaN", "INF", "1,5", "ten", "1e", "0x10", " 1", "1 "],
    ])
}

@Suite struct RangeStrategyTests {
  @Test(
    arguments: [
      ("0", nil), ("-0", nil), ("0.0", nil), ("1e-400", nil), ("10000", nil), ("1e4", nil),
      ("+10000.000", nil),
      ("9999.9999999999999999999999", nil), ("-1e-400", "range.too-small"),
      ("-0.0000000001", "range.too-small"),
      ("-1", "range.too-small"), ("10000.0000000000000000001", "range.too-large"),
      ("10001", "range.too-large"),
      ("1e5", "range.too-large"), ("1e400", "range.too-large"), ("1e99999999999999999999", "range.too-large"),
      ("", "range.not-a-number"), ("ten", "range.not-a-number"), ("NaN", "range.not-a-number"),
      ("1,0", "range.not-a-number"), ("5 ", "range.not-a-number"), ("٣", "range.not-a-number"),
    ] as [(String, FailureCode?)])
  func `inclusive bounds are exact`(value: String, code: FailureCode?) {
    #expect(RangeStrategy(0...10000).verdict(on: value) == Verdict(code == nil))
    #expect(RangeStrategy(0...10000).failure(of: value)?.code == code)
  }

  @Test func `a failure has the bound as a number`() {
    #expect(
      RangeStrategy(-5...5).failure(of: "-6")
        == ValidationFailure("range.too-small", ["minimum": number("-5")]))
    #expect(
      RangeStrategy(-5...5).failure(of: "6") == ValidationFailure("range.too-large", ["maximum": number("5")])
    )
    #expect(
      open.failure(of: "0.5") == ValidationFailure("range.not-above", ["exclusiveMinimum": number("0.5")]))
    #expect(
      open.failure(of: "1.50") == ValidationFailure("range.not-below", ["exclusiveMaximum": number("1.5")]))
  }

  @Test(arguments: [
    ("0.5", false), ("0.50000000000000000001", true), ("1.49999999999999999999", true), ("1.5", false),
  ])
  func `exclusive bounds are not part of the range`(value: String, isValid: Bool) {
    #expect(open.verdict(on: value) == Verdict(isValid))
  }

  @Test func `a range with one bound is unlimited on the other side`() {
    #expect(RangeStrategy(1...).verdict(on: "1e999999") == .valid)
    #expect(RangeStrategy(1...).failure(of: "0.999")?.code == "range.too-small")
    #expect(RangeStrategy(...(-1)).verdict(on: "-1e999999") == .valid)
    #expect(RangeStrategy(...(-1)).failure(of: "-0.999")?.code == "range.too-large")
    #expect(RangeStrategy().verdict(on: "-1e999999") == .valid)
    #expect(RangeStrategy().failure(of: "x")?.code == "range.not-a-number")
    #expect(RangeStrategy(.min ... .max).verdict(on: "9223372036854775807") == .valid)
    #expect(RangeStrategy(.min ... .max).failure(of: "9223372036854775808")?.code == "range.too-large")
    #expect(RangeStrategy(.min ... .max).verdict(on: "-9223372036854775808") == .valid)
  }

  @Test(
    arguments: [
      ("INF", nil, nil, nil), ("-INF", nil, nil, nil), ("NaN", nil, nil, nil),
      ("INF", 1, nil, nil), ("-INF", 1, nil, "range.too-small"), ("NaN", 1, nil, "range.too-small"),
      ("INF", nil, 1, "range.too-large"), ("-INF", nil, 1, nil), ("NaN", nil, 1, "range.too-large"),
      ("inf", 0, 1, "range.too-large"), ("-inf", 0, 1, "range.too-small"), ("nan", 0, 1, "range.too-small"),
      ("0.5", 0, 1, nil),
    ] as [(String, Int?, Int?, FailureCode?)])
  func `infinities of Table Schema are beyond every bound, and its NaN is outside every bound`(
    value: String, lower: Int?, upper: Int?, code: FailureCode?
  ) {
    let strategy = RangeStrategy(
      lower: lower.map { .inclusive(ExactDecimal($0)) }, upper: upper.map { .inclusive(ExactDecimal($0)) },
      grammar: .tableSchema)
    #expect(strategy.failure(of: value)?.code == code)
    #expect(strategy.verdict(on: value) == Verdict(code == nil))
  }

  @Test func `random decimals have the same verdict as in the reference implementation`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var within = 0
    for _ in 0..<TestRun.rounds(10_000) {
      let texts = (generator.decimal(), generator.decimal(), generator.decimal())
      let (lower, upper, value) = (WrittenDecimal(texts.0), WrittenDecimal(texts.1), WrittenDecimal(texts.2))
      let bounds = (try #require(ExactDecimal(texts.0)), try #require(ExactDecimal(texts.1)))
      let isInclusive = generator.below(2) == 0
      let strategy = RangeStrategy(
        lower: isInclusive ? .inclusive(bounds.0) : .exclusive(bounds.0),
        upper: isInclusive ? .inclusive(bounds.1) : .exclusive(bounds.1))
      let slack = isInclusive ? 0 : 1
      let isWithin = value.order(to: lower) >= slack && value.order(to: upper) <= -slack
      within += isWithin ? 1 : 0
      guard strategy.verdict(on: texts.2) != Verdict(isWithin) else { continue }
      Issue.record("seed \(seed): \(texts), \(isInclusive ? "inclusive" : "exclusive")")
      return
    }
    #expect(within > 500)
  }

  @Test func `the bounds in a rule can be any decimals`() throws {
    let set = RuleSet([try Catalog.rule("range:-1.50..1e2")])
    for value in ["-1.5", "0", "100.0"] { #expect(set.findings(in: value).isEmpty, "\(value)") }
    #expect(set.findings(in: "100.01").map(\.failure.message) == ["must be at most 100"])
    #expect(set.findings(in: "-1.51").map(\.failure.message) == ["must be at least -1.5"])
  }

  /// The range from 0.5 to 1.5 without its bounds.
  private let open = RangeStrategy(
    lower: ExactDecimal("0.5").map { .exclusive($0) }, upper: ExactDecimal("1.5").map { .exclusive($0) })

  private func number(_ text: String) -> ParameterValue {
    ExactDecimal(text).map { .decimal($0) } ?? "no number"
  }
}

extension RuleTable {
  static let positive = RuleTable(
    "positive", as: .positive,
    accepts: [
      "1", "+1", "0.1", ".1", "1e-400", "1e-99999999999999999999", "1e400", "00001", "0.00010", "1.",
    ],
    rejects: [
      "range.not-above": ["0", "-0", "+0", "0.0", "0e5", "-1", "-0.1", "-1e-400", "-1e400", ".0"],
      "range.not-a-number": ["", "-", "one", "1,5", "NaN", "INF", " 1"],
    ])

  static let negative = RuleTable(
    "negative", as: .negative,
    accepts: [
      "-1", "-0.1", "-.1", "-1e-400", "-1e-99999999999999999999", "-1e400", "-00001", "-0.00010", "-1.", "-9",
    ],
    rejects: [
      "range.not-below": ["0", "-0", "-0.0", "-0e5", "+0", "1", "0.1", "1e-400", "+1", "1e400"],
      "range.not-a-number": ["", "-", "−1", "(1)", "1-", "-INF", "- 1"],
    ])

  static let latitude = RuleTable(
    "latitude", as: .latitude,
    accepts: [
      "0", "-0", "90", "-90", "+90", "90.0", "9e1", "52.5200", "-33.8688", "089.9999999999999999999",
    ],
    rejects: [
      "range.too-large": ["90.0000000000000000001", "91", "1e2", "180"],
      "range.too-small": ["-90.0000000000000000001", "-91", "-1e2"],
      "range.not-a-number": ["", "52°", "52.52N", "N52.52", "52,52", "52.52,13.40", "52:31:12"],
    ])

  static let longitude = RuleTable(
    "longitude", as: .longitude,
    accepts: ["0", "-0", "180", "-180", "+180", "180.0", "1.8e2", "13.4050", "-151.2093", "90.1"],
    rejects: [
      "range.too-large": ["180.0000000000000000001", "181", "360"],
      "range.too-small": ["-180.0000000000000000001", "-181", "-1e3"],
      "range.not-a-number": ["", "13°", "13.40E", "E13.40", "13,40", "13 24", "13:24:18"],
    ])

  static let percentage = RuleTable(
    "percentage", as: .percentage,
    accepts: ["0", "-0", "100", "100.000", "1e2", "99.99", ".5", "50", "+50", "1e-400"],
    rejects: [
      "range.too-large": ["100.0000000000000000001", "101", "1e3"],
      "range.too-small": ["-0.0000000000000000001", "-1", "-1e-400"],
      "range.not-a-number": ["", "50%", "50 %", "%50", "0,5", "half", "1/2"],
    ])
}
