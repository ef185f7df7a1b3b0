import RuleFiles
import Testing
import Validation

/// Tests of which values belong to which types: Table Schema v2, "Types and Formats".
struct FieldTypeTests {
  @Test(
    arguments: [
      "0", "-0", "+1", "1.5", "-1.50", ".5", "5.", "007", "1e3", "1E-3", "-1.5e+10", "1e400", "NaN", "nan",
      "INF",
      "inf", "-INF", "-inf", "123456789012345678901234567890.5",
    ])
  func `a number is a decimal of XML Schema, with an optional exponent, or NaN or INF in any case`(
    value: String
  ) throws {
    #expect(try fieldRules(#""type":"number""#).codes(of: value) == "")
  }

  @Test(
    arguments: [
      " 1", "1 ", "1\n", "1,000", "1_000", "1 000", "١٢", "１", "0x1F", "Infinity", "+INF", "sNaN", "-NaN",
      ".", "-", "+",
      "1e", "e1", "--1", "1.2.3", "1e1.5", "€95", "95%", "1f", "true",
    ])
  func `any other text is not a number`(value: String) throws {
    #expect(try fieldRules(#""type":"number""#).codes(of: value) == "number.malformed")
  }

  @Test(arguments: ["0", "-7", "+7", "007", "-0", "123456789012345678901234567890"])
  func `an integer consists of an optional sign and digits`(value: String) throws {
    #expect(try fieldRules(#""type":"integer""#).codes(of: value) == "")
  }

  @Test(arguments: [
    "1.0", "1.", "1e3", "NaN", "INF", "1_000", "1,000", "١٢", " 7", "7 ", "+", "-", "--7", "0x1F",
  ])
  func `any other text is not an integer`(value: String) throws {
    #expect(try fieldRules(#""type":"integer""#).codes(of: value) == "integer.malformed")
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"])
  func `a date is an existing day`(value: String) throws {
    #expect(try fieldRules(#""type":"date""#).codes(of: value) == "")
  }

  @Test(
    arguments: [
      ("2023-02-29", "date.no-such-day"), ("1900-02-29", "date.no-such-day"),
      ("2023-13-01", "date.no-such-month"),
      ("2023-00-01", "date.no-such-month"), ("2023-01-00", "date.no-such-day"),
      ("2023-2-3", "date.malformed"),
      ("20230203", "date.malformed"), ("2023-02-03 ", "date.malformed"),
      ("2023-02-03T00:00:00", "date.malformed"),
      ("12023-02-03", "date.malformed"), ("02/03/2023", "date.malformed"), ("2023-W05-5", "date.malformed"),
    ])
  func `any other text is not a date`(value: String, code: String) throws {
    #expect(try fieldRules(#""type":"date""#).codes(of: value) == code)
  }

  @Test(
    arguments: [
      ("true", ""), ("True", ""), ("TRUE", ""), ("1", ""), ("false", ""), ("False", ""), ("FALSE", ""),
      ("0", ""),
      ("tRUE", "boolean.malformed"), ("yes", "boolean.malformed"), ("T", "boolean.malformed"),
      ("2", "boolean.malformed"), ("true ", "boolean.malformed"), ("1.0", "boolean.malformed"),
    ])
  func `a boolean has one of the spellings of the standard`(value: String, code: String) throws {
    #expect(try fieldRules(#""type":"boolean""#).codes(of: value) == code)
  }

  @Test(
    arguments: [
      ("yes", ""), ("ja", ""), ("false", ""), ("0", ""), ("true", "boolean.malformed"),
      ("1", "boolean.malformed"),
      ("Yes", "boolean.malformed"),
    ])
  func `trueValues replace the standard spellings of true and keep those of false`(
    value: String, code: String
  ) throws {
    #expect(try fieldRules(#""type":"boolean","trueValues":["yes","ja"]"#).codes(of: value) == code)
  }

  @Test(arguments: ["x", " ", "\n", "1", "é😀", "<>"])
  func `every text is a string and a value of type any`(value: String) throws {
    for members in ["", #""type":"any""#, #""type":"string""#, #""type":"string","format":"default""#] {
      #expect(try fieldRules(members).codes(of: value) == "")
    }
  }

  @Test(
    arguments: [
      ("ann@example.com", ""), ("ann", "email.no-at-sign"), ("ann@localhost", "email.domain-single-label"),
      ("ann@example.com\n", "email.domain-character"),
    ])
  func `the format email is checked by the default profile of the rule email`(value: String, code: String)
    throws
  {
    let rules = try fieldRules(#""type":"string","format":"email""#)
    #expect(rules.codes(of: value) == code)
    #expect(rules.ruleNames == ["email"])
  }

  @Test func `an empty value is absent whatever its type`() throws {
    for type in ["string", "integer", "number", "date", "boolean", "any"] {
      #expect(try fieldRules(#""type":"\#(type)""#).codes(of: "") == "")
    }
  }
}
