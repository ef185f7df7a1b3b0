import TestSupport
import Testing
import Validation

@Suite struct WeightedCheckDigitTests {
  @Test func `the weights are aligned at the right and repeat`() throws {
    let rule = CheckDigitsStrategy(weighted: try WeightedCheckDigit(weights: [2, 5, 3], modulus: 10))
    // Each has a 1 at another place, so that its check digit is the weight of this place below 10.
    for valid in ["17", "105", "1008", "10007", "100005"] {
      #expect(rule.verdict(on: valid) == .valid, "\(valid)")
    }
    for invalid in ["13", "107", "1005", "10008"] {
      #expect(rule.verdict(on: invalid) == .invalid, "\(invalid)")
    }
  }

  @Test func `an ISBN of ten characters is one of its uses`() throws {
    let isbn = try WeightedCheckDigit(weights: Array((2...10).reversed()), modulus: 11, characters: [10: "X"])
    let (rule, known) = (CheckDigitsStrategy(weighted: isbn), ISBNStrategy(.isbn10))
    var random = SeededGenerator(seed: 40)
    for _ in 0..<20_000 {
      var text = (0..<9).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      text += Bool.random(using: &random) ? "X" : String(Int.random(in: 0...9, using: &random))
      #expect(rule.verdict(on: text) == known.verdict(on: text), "\(text)")
    }
  }

  @Test func `a number of Brazil with letters is two digits by the codes of US-ASCII`() throws {
    let digit = try WeightedCheckDigit(
      weights: [9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, characters: [10: "0"], letters: .ascii)
    let rule = CheckDigitsStrategy(weighted: digit, digit)
    #expect(rule.verdict(on: "12ABC34501DE35") == .valid)
    #expect(rule.verdict(on: "11222333000181") == .valid)
    #expect(rule.failure(of: "12ABC34501DE36")?.code == "check-digits.checksum")
    #expect(rule.failure(of: "12ABC34501DF35")?.code == "check-digits.checksum")
    let known = TaxIDStrategy(.brazil)
    var random = SeededGenerator(seed: 41)
    for _ in 0..<5_000 {
      let text = "1" + (0..<13).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      #expect(rule.verdict(on: text) == known.verdict(on: text), "\(text)")
    }
  }

  @Test func `the digit is where the place is`() throws {
    let vin = try WeightedCheckDigit(
      weights: [8, 7, 6, 5, 4, 3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, characters: [10: "X"],
      at: .at(9),
      isComplement: false)
    #expect(CheckDigitsStrategy(weighted: vin).verdict(on: "11111111111111111") == .valid)
    #expect(CheckDigitsStrategy(weighted: vin).failure(of: "1111111")?.code == "check-digits.structure")
    let first = try WeightedCheckDigit(weights: [1, 2], modulus: 9, at: .first)
    #expect(CheckDigitsStrategy(weighted: first).verdict(on: "712") == .invalid)
    #expect(CheckDigitsStrategy(weighted: first).verdict(on: "412") == .valid)  // 1 + 4 + 4 = 9
  }

  @Test func `a result without a digit or character makes the code invalid`() throws {
    let rule = CheckDigitsStrategy(weighted: try WeightedCheckDigit(weights: [1], modulus: 11))
    #expect(rule.verdict(on: "10") == .invalid)  // The result is 10.
    #expect((0...9).allSatisfy { rule.verdict(on: "1\($0)") == .invalid })
    #expect(rule.verdict(on: "29") == .valid)
  }

  @Test
  func
    `characters other than digits and capitals are named, and a code of the check digits alone is too short`()
    throws
  {
    let rule = CheckDigitsStrategy(
      weighted: try WeightedCheckDigit(weights: [1], modulus: 11, characters: [10: "-"]))
    #expect(rule.verdict(on: "1-") == .valid)
    #expect(rule.failure(of: "-1")?.parameters["position"] == 1)
    #expect(rule.failure(of: "1a")?.code == "check-digits.structure")
    #expect(rule.failure(of: "1")?.code == "check-digits.structure")
    #expect(rule.failure(of: "")?.code == "check-digits.structure")
  }

  @Test func `arguments without meaning are errors`() {
    #expect(throws: RuleError.self) { try WeightedCheckDigit(weights: [], modulus: 11) }
    #expect(throws: RuleError.self) { try WeightedCheckDigit(weights: [1], modulus: 1) }
    #expect(throws: RuleError.self) { try WeightedCheckDigit(weights: [10_001], modulus: 11) }
    #expect(throws: RuleError.self) {
      try WeightedCheckDigit(weights: [1], modulus: 11, characters: [11: "X"])
    }
    #expect(throws: RuleError.self) {
      try WeightedCheckDigit(weights: [1], modulus: 11, characters: [10: "é"])
    }
    #expect(throws: RuleError.self) { try WeightedCheckDigit(weights: [1], modulus: 11, at: .at(0)) }
    #expect(throws: RuleError.self) { try CheckDigitSystemName.rule("luhn:7") }
    #expect(throws: RuleError.self) { try CheckDigitSystemName.rule("iso7064:11-3") }
    #expect(throws: RuleError.self) { try CheckDigitSystemName.rule("crc32") }
  }

  @Test func `codes of millions of characters are checked in time linear in their length`() {
    let long = String(repeating: "9", count: 2_000_000)
    for system: CheckDigitSystem in [.luhn(), .damm, .verhoeff, .gs1, .iso7064(.mod97Radix10)] {
      #expect(CheckDigitsStrategy(system).verdict(on: long) != .undecided)
    }
  }

  private enum CheckDigitSystemName {
    static func rule(_ name: String) throws -> Rule { try Catalog.rule("check-digits:\(name)") }
  }
}
