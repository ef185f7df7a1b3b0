import TestSupport
import Testing
import Validation

@Suite struct DecimalStrategyTests {
  @Test func `digits are counted in plain notation without unnecessary zeros`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(20_000) {
      let text = generator.decimal()
      let precision = generator.below(12) + 1
      let scale = generator.below(precision + 1)
      let digits = Self.plainDigits(of: WrittenDecimal(text))
      let code: FailureCode? =
        digits.fraction > scale
        ? "decimal.too-many-fraction-digits"
        : digits.integer > precision - scale ? "decimal.too-many-digits" : nil
      accepted += code == nil ? 1 : 0
      let strategy = try #require(DecimalStrategy(precision: precision, scale: scale))
      guard strategy.failure(of: text)?.code != code else { continue }
      Issue.record("seed \(seed): \(text) as DECIMAL(\(precision), \(scale)) is \(code?.rawValue ?? "held")")
      return
    }
    #expect(accepted > 1000)
  }

  /// Returns the number of digits before and after the point in plain notation without unnecessary zeros.
  private static func plainDigits(of number: WrittenDecimal) -> (integer: Int, fraction: Int) {
    var (digits, scale) = (number.digits, number.scale)
    if scale < 0 { (digits, scale) = (digits + String(repeating: "0", count: -scale), 0) }
    if digits.count < scale { digits = String(repeating: "0", count: scale - digits.count) + digits }
    let integer = digits.dropLast(scale).drop { $0 == "0" }
    let fraction = digits.suffix(scale).reversed().drop { $0 == "0" }
    return (integer.count, fraction.count)
  }

  @Test func `a failure has the maximum and the actual number of digits`() {
    #expect(
      DecimalStrategy.decimal(5, 2).failure(of: "-12345.6")
        == ValidationFailure("decimal.too-many-digits", ["maximum": 3, "actual": 5]))
    #expect(
      DecimalStrategy.decimal(5, 2).failure(of: "1.2345")
        == ValidationFailure("decimal.too-many-fraction-digits", ["maximum": 2, "actual": 4]))
  }

  @Test(arguments: [(0, 0), (1, 2), (-1, 0), (5, -1), (1001, 0), (1001, 1001), (.max, .min)] as [(Int, Int)])
  func `an invalid precision or scale creates no strategy`(precision: Int, scale: Int) {
    #expect(DecimalStrategy(precision: precision, scale: scale) == nil)
  }

  @Test(arguments: [
    "5", "5,", ",2", "2,5", "5,2,1", "5, 2", "-5,2", "0,0", "1001,0", "a,b", "5;2", "99999999999999999999,0",
  ])
  func `an invalid argument throws an error`(argument: String) {
    #expect(
      throws: RuleError.malformedArgument(
        argument, expected: "digits in all and after the point, such as 5,2", of: "decimal")
    ) { try Catalog.rule("decimal:\(argument)") }
  }
}

extension RuleTable {
  static let decimal = RuleTable(
    "decimal:5,2", as: .decimal(5, 2),
    accepts: [
      "0", "-0", "999.99", "-999.99", "+999.99", "0.01", ".01", "999.", "000999.990", "1.5000000", "9.9e2",
      "99999e-2", "0e99999999999999999999", "0.00000", "1e2",
    ],
    rejects: [
      "decimal.too-many-digits": [
        "1000", "-1000.00", "1e3", "10e2", "12345", "12345.67", "1e400", "1e99999999999999999999", "001000",
      ],
      "decimal.too-many-fraction-digits": [
        "0.001", "999.991", "-1.005", "1e-3", "12345.678", "1e-99999999999999999999", "0.0010",
      ],
      "decimal.malformed": ["", ".", "1,50", "NaN", "1.2.3", "1 ", "0x1"],
    ])

  static let decimalWithoutInteger = RuleTable(
    "decimal:3,3",
    accepts: ["0", "0.999", ".001", "-0.5", "1e-3", "0.9990", "000.1", "-.999", "5e-1", "100e-3"],
    rejects: [
      "decimal.too-many-digits": ["1", "-1", "1.000", "1.5", "1e0", "1000e-3"],
      "decimal.too-many-fraction-digits": ["0.0001", "1e-4", "0.1234", "-.0009"],
    ])
}
