import TestSupport
import Testing

@testable import Validation

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    ["0", "-0", "+0", "0.0", ".0", "0.", "0e5", "-0e-5", "000"],
    ["1", "1.0", "+1", "1e0", "10e-1", "0.1e1", "001", "1.000", ".001e3"],
    ["-0.05", "-.05", "-5e-2", "-0.0500", "-50E-3"],
    ["12345678901234567890.5", "1.23456789012345678905e19", "123456789012345678905e-1"],
    ["1e400", "10e399", "0.1e401", "0001e+400"],
  ])
  func `different notations of the same number are equal`(spellings: [String]) throws {
    let numbers = try spellings.map { try #require(ExactDecimal($0)) }
    #expect(Set(numbers).count == 1)
    #expect(Set(numbers.map(\.description)).count == 1)
    #expect(!numbers.contains { first in numbers.contains { first < $0 } })
  }

  @Test func `decimals are ordered exactly`() throws {
    let ascending = [
      "-1e400", "-10000.0000000000000000001", "-10000", "-2", "-1.5", "-1", "-0.1", "-1e-400", "0", "1e-400",
      "1e-399", "0.1", "0.10000000000000000001", "0.2", "0.999999999999999999999", "1", "9", "10", "10.5",
      "11",
      "99", "100", "9007199254740992", "9007199254740993", "10000000000000000000000", "1e400",
    ]
    let numbers = try ascending.map { try #require(ExactDecimal($0)) }
    for first in numbers.indices {
      for second in numbers.indices {
        #expect(
          (numbers[first] < numbers[second]) == (first < second), "\(ascending[first]), \(ascending[second])")
        #expect((numbers[first] == numbers[second]) == (first == second))
      }
    }
  }

  @Test func `random decimals have the same order as in the reference implementation`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var equal = 0
    for _ in 0..<TestRun.rounds(20_000) {
      let (first, second) = (generator.decimal(), generator.decimal())
      let order = WrittenDecimal(first).order(to: WrittenDecimal(second))
      let numbers = (try #require(ExactDecimal(first)), try #require(ExactDecimal(second)))
      equal += order == 0 ? 1 : 0
      guard
        (numbers.0 < numbers.1) != (order < 0) || (numbers.0 == numbers.1) != (order == 0)
          || numbers.1.order(of: first) != order
      else { continue }
      Issue.record("seed \(seed): \(first) and \(second) are not in order \(order)")
      return
    }
    #expect(equal > 50)
  }

  @Test func `a description parses as the same number and is a JSON number`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let json = try RegexStrategy(#"-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?"#)
    for _ in 0..<TestRun.rounds(10_000) {
      let text = generator.decimal()
      let number = try #require(ExactDecimal(text))
      #expect(ExactDecimal(number.description) == number, "seed \(seed): \(text), \(number)")
      #expect(json.verdict(on: number.description) == .valid, "seed \(seed): \(text), \(number)")
    }
  }

  @Test(arguments: [
    ("0", "0"), ("-0.0", "0"), ("7", "7"), ("-7", "-7"), ("10000", "10000"), ("1e4", "10000"),
    ("1.50", "1.5"),
    (".5", "0.5"), ("-.05", "-0.05"), ("0.000001", "0.000001"), ("0.0000001", "1e-7"), ("1.5e-7", "1.5e-7"),
    ("1e20", "100000000000000000000"), ("1e21", "1e21"), ("123e19", "1.23e21"), ("-1.5e300", "-1.5e300"),
    ("12345678901234567890.125", "12345678901234567890.125"), ("1e-400", "1e-400"),
    // ECMA-262, section 6.1.6.1.20: no exponent with at most 21 digits before the point.
    ("123456789012345678901", "123456789012345678901"),
    ("1234567890123456789012", "1.234567890123456789012e21"),
    ("1234567890123456789012.5", "1.2345678901234567890125e21"),
    ("1234567890123456789010", "1.23456789012345678901e21"),
  ])
  func `a description has an exponent only if the number is long without one`(
    text: String, description: String
  ) throws {
    #expect(try #require(ExactDecimal(text)).description == description)
  }

  @Test(arguments: [0, 1, -1, 10, 100, -1000, 123_456, .max, .min] as [Int])
  func `a decimal created from an integer equals the integer`(value: Int) {
    #expect(ExactDecimal(value).description == value.description)
    #expect(ExactDecimal(value) == ExactDecimal(value.description))
  }

  @Test(arguments: ["", "x", ".", "1e", "1_0", "NaN", "INF", " 1", "1 ", "１", "0x1", "1e1000000000000"])
  func `text that is not a number, or with too large an exponent, is rejected`(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test(arguments: [
    ("1e999999999999", "1e999999999998", 1), ("1e999999999999", "1e1000000000000", -1),
    ("1e999999999999", "1e99999999999999999999999999", -1), ("-1e999999999999", "-1e99999999999999999999", 1),
    ("1e-999999999999", "1e-99999999999999999999", 1), ("0", "1e-99999999999999999999", -1),
    ("1e999999999999", "0e99999999999999999999", 1), ("1e999999999999", "0.001e1000000000002", 0),
    ("1e999999999999", "0.0000000001e10000000000000", -1),
  ])
  func `a value with an exponent of any size is compared with a bound`(
    bound: String, value: String, order: Int
  ) throws {
    // `order` is the order of the bound relative to the value; `order(of:)` returns the opposite.
    #expect(try #require(ExactDecimal(bound)).order(of: value) == -order)
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("7", 7, 0), ("-1.50", 15, -1), ("1200", 12, 2), ("0.0012", 12, -4), ("1e400", 1, 400),
      ("999999999999999999", 999_999_999_999_999_999, 0), ("1234567890123456789", nil, 0),
    ] as [(String, UInt64?, Int)])
  func `a number of at most 18 digits has a significand and an exponent`(
    text: String, digits: UInt64?, exponent: Int
  ) throws {
    let significand = try #require(ExactDecimal(text)).significand
    #expect(significand?.digits == digits)
    #expect(digits == nil || significand?.exponent == exponent)
  }
}

extension ExactDecimal {
  /// Returns the order of the number in the text relative to this number, or 2 if the text is not a number.
  fileprivate func order(of text: String) -> Int {
    let bytes = Array(text.utf8)
    guard let lexeme = DecimalLexeme(bytes.span) else { return 2 }
    return order(of: lexeme, in: bytes.span)
  }
}
