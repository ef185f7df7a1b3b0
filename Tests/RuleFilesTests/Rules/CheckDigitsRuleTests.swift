import RuleFiles
import Testing
import Validation

/// Tests check digits by weights as rule files describe them.
@Suite struct CheckDigitsRuleTests {
  private static func rules(_ rule: String) throws -> RuleSet {
    let yaml = "missingValues: []\nfields:\n  - name: a\n    rules:\n      - \(rule)\n"
    return try RuleFile(Array(yaml.utf8), in: .testing).fields[0].rules
  }

  @Test(arguments: [
    ("check-digits:luhn", ["79927398713"], ["79927398710"]),
    ("{check-digits: 'iso7064:97-10'}", ["213800KUD8LAJWSQ9D15"], ["213800KUD8LAJWSQ9D14"]),
    // ISBN-10.
    (
      "{check-digits: {weights: [10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, map: {10: X}}}", ["097522980X"],
      ["0975229800"]
    ),
    // The routing number of a bank of the United States.
    (
      "{check-digits: {weights: [3, 7, 1, 3, 7, 1, 3, 7], modulus: 10}}", ["111000025", "021000021"],
      ["111000024"]
    ),
    // The UTR of the United Kingdom has its check digit first; 11 minus the remainder is written from 1 on.
    (
      "{check-digits: {weights: [6, 7, 8, 9, 10, 5, 4, 3, 2], modulus: 11, map: {0: 2, 10: 1}, at: first}}",
      ["1955839661"], ["2955839661"]
    ),
    // CNPJ.
    (
      """
      {check-digits: [{weights: [9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, map: {10: 0}, letters: ascii}, \
      {weights: [9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, map: {10: 0}, letters: ascii}]}
      """, ["12ABC34501DE35"], ["12ABC34501DE53", "12ABC34501DE3"]
    ),
    (
      "{check-digits: {weights: [1, 2, 3, 4, 5, 6, 7, 8, 9], modulus: 11, at: 10, complement: false}}",
      ["8071592153"], ["8071592154"]
    ),
  ])
  func `check digits by name and by weights are rules of a field`(
    rule: String, valid: [String], invalid: [String]
  ) throws {
    let rules = try Self.rules(rule)
    for value in valid { #expect(rules.findings(in: value).isEmpty, "\(value)") }
    for value in invalid {
      #expect(rules.findings(in: value).first?.rule == "check-digits", "\(value)")
    }
  }

  @Test(arguments: [
    ("{check-digits: {modulus: 11}}", "which takes 'weights'"),
    ("{check-digits: {weights: [1.5], modulus: 11}}", "which takes 'weights' that are integers"),
    ("{check-digits: {weights: [1]}}", "which takes 'modulus', an integer"),
    (
      "{check-digits: {weights: [1], modulus: 11, map: {10: XY}}}",
      "which takes a 'map' from integers to one character each"
    ),
    (
      "{check-digits: {weights: [1], modulus: 11, map: {10: [X]}}}",
      "a value of 'map' of 'check-digits' must be a string"
    ),
    (
      "{check-digits: {weights: [1], modulus: 11, at: middle}}",
      "which takes 'at', which is first, last or a number"
    ),
    ("{check-digits: {weights: [1], modulus: 11, letters: latin}}", "values of letters"),
    ("{check-digits: {weigths: [1], modulus: 11}}", "did you mean 'weights'?"),
    ("{check-digits: [luhn]}", "an element of 'check-digits' must be an object, not a string"),
    ("{check-digits: []}", "which takes 1 to 8 check digits"),
    ("check-digits:crc", "'crc'"),
  ])
  func `a fault names what is wrong and the way out`(rule: String, expected: String) {
    let error = #expect(throws: RuleFileError.self) { try Self.rules(rule) }
    #expect(error.map { "\($0)".contains(expected) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
