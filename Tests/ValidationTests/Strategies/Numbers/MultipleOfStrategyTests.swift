import TestSupport
import Testing
import Validation

@Suite struct MultipleOfStrategyTests {
  @Test func `a number is a multiple exactly if integer division has no remainder`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var multiples = 0
    for _ in 0..<TestRun.rounds(20_000) {
      let divisor = generator.pick(Self.divisors)
      let text = generator.shortDecimal()
      let isMultiple = Self.integer(text).isMultiple(of: Self.integer(divisor))
      multiples += isMultiple ? 1 : 0
      let strategy = try #require(ExactDecimal(divisor).flatMap { MultipleOfStrategy(of: $0) })
      guard strategy.verdict(on: text) != Verdict(isMultiple) else { continue }
      Issue.record("seed \(seed): \(text) is \(isMultiple ? "a" : "not a") multiple of \(divisor)")
      return
    }
    #expect(multiples > 1000)
  }

  private static let divisors = [
    "1", "2", "3", "7", "8", "10", "100", "120", "0.5", "0.25", "0.03", ".001", "1e2", "6e-3", "1024",
    "125e-3", "99.99",
  ]

  /// Returns the magnitude of the number times 10^14, which is an integer for all numbers in this test.
  private static func integer(_ text: String) -> UInt128 {
    let number = WrittenDecimal(text)
    return UInt128(number.digits + String(repeating: "0", count: 14 - number.scale)) ?? 0
  }

  @Test func `the remainder of a number with many digits is exact`() throws {
    let nines = String(repeating: "9", count: 20_000)
    #expect(MultipleOfStrategy.multiple(of: 9).verdict(on: nines) == .valid)
    #expect(MultipleOfStrategy.multiple(of: 99_999).verdict(on: nines) == .valid)
    #expect(MultipleOfStrategy.multiple(of: 99_999).verdict(on: nines + "9") == .invalid)
    #expect(MultipleOfStrategy.multiple(of: 999_999_999_999_999_999).verdict(on: nines) == .invalid)
    #expect(
      MultipleOfStrategy.multiple(of: 999_999_999_999_999_999).verdict(on: nines.dropLast(2).description)
        == .valid)
  }

  @Test
  func `the largest powers of two and five divide exactly the powers of ten with at least their exponent`() {
    // 2^59 < 10^18 < 2^60, and 5^25 < 10^18 < 5^26.
    let power = 1 << 59
    #expect(MultipleOfStrategy.multiple(of: power).verdict(on: "1e59") == .valid)
    #expect(MultipleOfStrategy.multiple(of: power).verdict(on: "1e58") == .invalid)
    #expect(MultipleOfStrategy.multiple(of: power).verdict(on: "1e99999999999999999999") == .valid)
    let five = 298_023_223_876_953_125
    #expect(MultipleOfStrategy.multiple(of: five).verdict(on: "1e25") == .valid)
    #expect(MultipleOfStrategy.multiple(of: five).verdict(on: "1e24") == .invalid)
  }

  @Test(arguments: [
    "0", "-1", "-0.5", "x", "1234567890123456789", "0.1234567890123456789", "1e9999999999999", "1/3", "5 ",
  ])
  func `a divisor that is not positive or has too many digits throws an error`(argument: String) {
    #expect(
      throws: RuleError.malformedArgument(
        argument, expected: "a decimal above zero of at most 18 digits", of: "multiple-of")
    ) { try Catalog.rule("multiple-of:\(argument)") }
  }

  @Test(arguments: [
    "123456789012345678", "0.000123456789012345678000", "1e999999999999", "5e-999999999999", "+5.",
  ])
  func `a divisor can be any positive decimal of at most 18 digits`(argument: String) throws {
    let rule = try Catalog.rule("multiple-of:\(argument)")
    guard case .content(let strategy) = rule.kind else { return }
    #expect(strategy.verdict(on: argument) == .valid)
    #expect(strategy.verdict(on: "0") == .valid)
  }
}

extension SeededGenerator {
  /// Returns a decimal with few digits and a small exponent, which is an integer if multiplied by 10^14.
  fileprivate mutating func shortDecimal() -> String {
    let digits = String(string(of: Array("0012345678"), count: 1...6))
    let fraction = pick(["", "", "." + String(string(of: Array("00125"), count: 0...6))])
    return pick(["", "-", "+"]) + digits + fraction + pick(["", "", "e3", "e8", "e-2", "E-8"])
  }
}

extension RuleTable {
  static let multipleOfThree = RuleTable(
    "multiple-of:3", as: .multiple(of: 3),
    accepts: [
      "0", "-0", "0.000", "0e400", "3", "-3", "+3", "3.0", "30e-1", "12e400", "111", "6e99999999999999999999",
      "111111111111111111111111111111",
    ],
    rejects: [
      "multiple-of.not-multiple": [
        "1", "-1", "2", "3.1", "3.0000000000000000000000001", "1e400", "1e99999999999999999999", "3e-1",
        "0.3",
        "111111111111111111111111111112",
      ],
      "multiple-of.not-a-number": ["", "three", "3,0", "NaN", "1/3", "3 "],
    ])

  static let multipleOfCent = RuleTable(
    "multiple-of:0.01",
    accepts: [
      "0.01", "-0.01", ".1", "19.99", "0.29", "1.1", "4.35", "1e-2", "100e-4", "1e400",
      "12345678901234567890.12", "0.0100",
    ],
    rejects: [
      "multiple-of.not-multiple": [
        "0.001", "0.015", "19.999", "1e-3", "0.30000000000000004", "1e-400", "1e-99999999999999999999",
        "12345678901234567890.123", "-0.005",
      ],
      "multiple-of.not-a-number": [".", "", "1,1"],
    ])

  static let multipleOfHundred = RuleTable(
    "multiple-of:100",
    accepts: ["0", "100", "-100", "1e2", "10e1", "1000", "100.00", "1e400", "0.001e5", "12300"],
    rejects: [
      "multiple-of.not-multiple": ["1", "10", "50", "150", "1e1", "100.5", "-1", "101", "99", "0.01"]
    ])
}
