import TestSupport
import Testing
import Validation

@Suite struct NumberStrategyTests {
  @Test(arguments: [
    "0", "-0", "+0", "1.5", "-1.5", "+1.50", ".5", "-.5", "5.", "-5.", "0.0", "00.00", "1e3", "1E3", "1e+3",
    "1e-3",
    ".5e1", "5.e1", "1e0", "1e00000", "1e-400", "1e400", "1e99999999999999999999999",
    "12345678901234567890.123",
  ])
  func `a decimal is accepted`(value: String) {
    #expect(NumberStrategy().failure(of: value) == nil)
    #expect(NumberStrategy(.tableSchema).failure(of: value) == nil)
  }

  @Test(arguments: [
    "", ".", "-", "+", "-.", "e", "e3", ".e3", "1e", "1e+", "1e-", "1e3.5", "1e3e3", "1.2.3", "1..2", "--1",
    "+-1", "1-",
    "1+1", "1,5", "1 000", "1_000", "1'000", "0x1F", "0b1", "1f", "1d", " 1", "1 ", "1\n", "\t1", "1\0",
    "NaN", "INF",
    "Infinity", "-INF", "١٢٣", "１", "1٫5", "−1", "1e²", "½", "$1", "1%", "\u{FEFF}1",
  ])
  func `any other value is rejected`(value: String) {
    #expect(NumberStrategy().failure(of: value) == ValidationFailure("number.malformed"))
  }

  @Test func `every text of at most five characters is parsed as the grammar of HTML defines`() {
    let digits = Grammar.some(.characters("0"..."9"))
    let fraction = Grammar.sequence(".", digits)
    let grammar = Grammar.sequence(
      .optional("-"), .either(.sequence(digits, .optional(fraction)), fraction),
      .optional(.sequence(.anyOf(["e", "E"]), .optional(.anyOf(["+", "-"])), digits)))
    var texts: [[UInt8]] = [[]]
    for _ in 0...5 {
      for text in texts {
        let isMalformed = NumberStrategy(.html).failure(of: text)?.code == "number.malformed"
        guard isMalformed == grammar.matches(text) else { continue }
        Issue.record("\(text.shown)")
        return
      }
      texts = texts.flatMap { text in Array("+7.e-".utf8).map { text + [$0] } }
    }
  }

  @Test func `the grammar of HTML accepts a number exactly if it is a finite double in Swift`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let edge = "17976931348623158079372897140530341507993413271003782693617377898044496829276475"
    for _ in 0..<TestRun.rounds(2_000) {
      var digits = Array(edge.utf8.prefix(generator.below(edge.count) + 1))
      digits[generator.below(digits.count)] = 0x30 + UInt8(generator.below(10))
      let mantissa = String(decoding: digits, as: UTF8.self)
      let exponent = 309 - digits.count + generator.below(3) - 1
      let text = generator.pick(["", "-"]) + mantissa + "e\(exponent)"
      let isFinite = try #require(Double(text)).isFinite
      let code = NumberStrategy(.html).failure(of: text)?.code
      guard code != (isFinite ? nil : "number.not-finite") else { continue }
      Issue.record("seed \(seed): \(text) is \(isFinite ? "finite" : "not finite")")
      return
    }
  }

  @Test func `the smallest number that is not a finite double is 2^1024 - 2^970`() {
    // Computes 2^1024 - 2^970 from decimal digits by repeated doubling.
    var power = [1]
    var low: [Int] = []
    for exponent in 1...1024 {
      power = Self.doubled(power)
      if exponent == 970 { low = power }
    }
    let least = Self.text(Self.subtracting(low, from: power))
    let largest = Self.text(Self.subtracting([1], from: Self.subtracting(low, from: power)))
    for sign in ["", "-"] {
      #expect(NumberStrategy(.html).failure(of: sign + least)?.code == "number.not-finite")
      #expect(NumberStrategy(.html).failure(of: sign + largest + ".999") == nil)
    }
    #expect(Double(least)?.isInfinite == true)
    #expect(Double(largest)?.isFinite == true)
  }

  private static func doubled(_ digits: [Int]) -> [Int] {
    var carry = 0
    var result = digits.map { digit in
      defer { carry = (digit * 2 + carry) / 10 }
      return (digit * 2 + carry) % 10
    }
    if carry > 0 { result.append(carry) }
    return result
  }

  /// Returns the difference of two numbers in digits from the least significant on. `first` must not be less than
  /// `second`.
  private static func subtracting(_ second: [Int], from first: [Int]) -> [Int] {
    var borrow = 0
    return first.indices.map { index in
      let difference = first[index] - borrow - (index < second.count ? second[index] : 0)
      borrow = difference < 0 ? 1 : 0
      return difference + borrow * 10
    }
  }

  private static func text(_ digits: [Int]) -> String {
    digits.reversed().map(\.description).joined()
  }
}

extension RuleTable {
  static let htmlNumber = RuleTable(
    "number:html", as: .number(.html),
    accepts: [
      "0", "-0", "7", "-7.25", ".5", "-.5", "00.50", "1e3", "1E3", "1e+3", "1e-3", ".5e1", "1e308", "1e-400",
      "-1e-99999999999999999999", "0e99999999999999999999", "1.7976931348623157e308",
    ],
    rejects: [
      "number.malformed": [
        "", "+1", "+.5", "5.", "-5.", "5.e1", ".", "-", "-.", "e3", "1e", "1e+", " 1", "1 ", "1,5", "NaN",
        "Infinity", "-INF", "0x1", "--1", "１",
      ],
      "number.not-finite": ["1e309", "-1e309", "1.7976931348623159e308", "1e99999999999999999999"],
    ])
}
