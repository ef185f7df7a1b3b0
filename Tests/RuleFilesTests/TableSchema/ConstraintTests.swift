import RuleFiles
import Testing
import Validation

/// Tests of which values satisfy which constraints: Table Schema v2, "Constraints".
struct ConstraintTests {
  private func codes(_ type: String, _ constraints: String, _ value: String) throws -> String {
    try fieldRules(#""type":"\#(type)","constraints":{\#(constraints)}"#).codes(of: value)
  }

  @Test(arguments: ["string", "integer", "number", "date", "boolean", "any"])
  func `a required value must be present`(type: String) throws {
    #expect(try codes(type, #""required":true"#, "") == "required")
    #expect(try codes(type, #""required":false"#, "") == "")
    #expect(try codes("string", #""required":true"#, " ") == "")
  }

  @Test func `an absent value satisfies every other constraint`() throws {
    #expect(try codes("string", #""minLength":3,"pattern":"x+","enum":["xxx"]"#, "") == "")
    #expect(try codes("number", #""minimum":3"#, "") == "")
  }

  @Test(
    arguments: [
      ("number", #""minimum":1"#, "1", ""), ("number", #""minimum":1"#, "1.0", ""),
      ("number", #""minimum":1"#, "0.999999999999999999999", "range.too-small"),
      ("number", #""maximum":10000"#, "1e4", ""),
      ("number", #""maximum":10000"#, "10000.0000000000000000001", "range.too-large"),
      ("number", #""exclusiveMinimum":0"#, "0", "range.not-above"),
      ("number", #""exclusiveMinimum":0"#, "1e-400", ""),
      ("number", #""exclusiveMaximum":"1.5""#, "1.50", "range.not-below"),
      ("number", #""exclusiveMaximum":"1.5""#, "1.49", ""), ("number", #""minimum":-1e2"#, "-100.0", ""),
      ("number", #""minimum":0,"maximum":1"#, "2", "range.too-large"),
      ("number", #""maximum":1,"exclusiveMinimum":0"#, "0", "range.not-above"),
      ("number", #""minimum":0,"exclusiveMinimum":0"#, "0", "range.not-above"),
      ("number", #""minimum":5,"exclusiveMinimum":0,"maximum":1"#, "0", "range.too-small range.not-above"),
      ("number", #""minimum":0,"maximum":1"#, "x", "number.malformed range.not-a-number"),
      ("integer", #""minimum":"10""#, "010", ""), ("integer", #""minimum":10"#, "9", "range.too-small"),
      ("integer", #""maximum":99999999999999999999"#, "99999999999999999999", ""),
      ("integer", #""maximum":99999999999999999999"#, "100000000000000000000", "range.too-large"),
      ("integer", #""exclusiveMaximum":3"#, "3", "range.not-below"),
    ])
  func `numbers are compared exactly`(type: String, constraints: String, value: String, code: String) throws {
    #expect(try codes(type, constraints, value) == code)
  }

  @Test(
    arguments: [
      (#""minimum":0"#, "NaN", "range.too-small"), (#""maximum":0"#, "NaN", "range.too-large"),
      (#""exclusiveMinimum":0"#, "nan", "range.not-above"),
      (#""exclusiveMaximum":0"#, "nan", "range.not-below"),
      (#""minimum":0"#, "INF", ""), (#""maximum":0"#, "INF", "range.too-large"),
      (#""exclusiveMaximum":0"#, "INF", "range.not-below"), (#""minimum":0"#, "-INF", "range.too-small"),
      (#""exclusiveMinimum":0"#, "-inf", "range.not-above"), (#""maximum":0"#, "-INF", ""),
      (#""minimum":0,"maximum":9"#, "NaN", "range.too-small"),
      (#""enum":[1]"#, "NaN", "one-of.not-listed"), (#""enum":[1]"#, "INF", "one-of.not-listed"),
    ])
  func `NaN is outside every bound, and an infinity is outside bounds on one side`(
    constraints: String, value: String, code: String
  ) throws {
    #expect(try codes("number", constraints, value) == code)
  }

  @Test(
    arguments: [
      (#""minimum":"2024-02-29""#, "2024-02-29", ""),
      (#""minimum":"2024-02-29""#, "2024-02-28", "date.too-early"),
      (#""maximum":"2024-02-29""#, "2024-03-01", "date.too-late"),
      (#""exclusiveMinimum":"2024-02-29""#, "2024-02-29", "date.not-after"),
      (#""exclusiveMinimum":"2024-02-29""#, "2024-03-01", ""),
      (#""exclusiveMaximum":"2024-02-29""#, "2024-02-29", "date.not-before"),
      (#""exclusiveMaximum":"2024-02-29""#, "2023-12-31", ""),
      (#""minimum":"0000-01-01","maximum":"9999-12-31""#, "0000-01-01", ""),
    ])
  func `dates are compared as days`(constraints: String, value: String, code: String) throws {
    #expect(try codes("date", constraints, value) == code)
  }

  @Test(
    arguments: [
      (#""minLength":2"#, "né", ""), (#""minLength":2"#, "é", "length.too-short"),
      (#""maxLength":1"#, "😀", ""),
      (#""maxLength":1"#, "e\u{301}", "length.too-long"),
      (#""minLength":0,"maxLength":0"#, "x", "length.too-long"),
      (#""minLength":2,"maxLength":2"#, "ab", ""),
    ])
  func `lengths count Unicode scalars`(constraints: String, value: String, code: String) throws {
    #expect(try codes("string", constraints, value) == code)
  }

  @Test(
    arguments: [
      ("a|b", "a", ""), ("a|b", "b", ""), ("a|b", "axx", "regex.no-match"), ("^a.*$", "abc", ""),
      ("^a.*$", "ba", "regex.no-match"), ("[a-z]+", "abc\\n", "regex.no-match"),
      ("[a-z]+", "xABCx", "regex.no-match"),
      ("\\\\d{2}", "12", ""), ("\\\\d{2}", "１２", "regex.no-match"),
    ])
  func `a pattern must match the whole value`(pattern: String, value: String, code: String) throws {
    let value = value.replacing("\\n", with: "\n")
    #expect(try codes("string", #""pattern":"\#(pattern)""#, value) == code)
  }

  @Test(
    arguments: [
      ("string", #"["a","B"]"#, "a", ""), ("string", #"["a","B"]"#, "b", "one-of.not-listed"),
      ("string", #"["\u00e9"]"#, "\u{E9}", ""), ("string", #"["\u00e9"]"#, "e\u{301}", "one-of.not-listed"),
      ("integer", #"[1,"2"]"#, "+1", ""), ("integer", #"[1,"2"]"#, "002", ""),
      ("integer", #"[1,"2"]"#, "3", "one-of.not-listed"),
      ("number", #"[1,"2.50",1e2]"#, "1.0", ""), ("number", #"[1,"2.50",1e2]"#, "2.5", ""),
      ("number", #"[1,"2.50",1e2]"#, "100", ""), ("number", #"[1,"2.50",1e2]"#, "10", "one-of.not-listed"),
      ("number", "[0]", "-0.0", ""), ("number", "[0.1]", "0.1000000000000000055", "one-of.not-listed"),
      ("date", #"["2024-02-29"]"#, "2024-02-29", ""),
      ("date", #"["2024-02-29"]"#, "2024-02-28", "one-of.not-listed"),
      ("boolean", #"["True"]"#, "1", ""), ("boolean", #"["0"]"#, "true", "one-of.not-listed"),
      ("boolean", "[true]", "1", ""), ("boolean", "[true]", "TRUE", ""),
      ("boolean", "[true]", "false", "one-of.not-listed"), ("boolean", "[true,false]", "0", ""),
      ("any", #"["a",1]"#, "a", ""), ("any", #"["a",1]"#, "1", ""),
      ("any", #"["a",1]"#, "2", "one-of.not-listed"),
    ])
  func `an enum compares values by type, not by spelling`(
    type: String, values: String, value: String, code: String
  )
    throws
  {
    #expect(try codes(type, #""enum":\#(values)"#, value) == code)
  }

  @Test(arguments: [
    ("ja", ""), ("nein", "one-of.not-listed"), ("true", "boolean.malformed one-of.not-listed"),
  ])
  func `an enum of booleans uses the field's spellings of true and false`(value: String, code: String) throws
  {
    let rules = try fieldRules(
      #""type":"boolean","trueValues":["ja"],"falseValues":["nein"],"constraints":{"enum":[true]}"#)
    #expect(rules.codes(of: value) == code)
  }

  @Test func `the rules are in the order presence, type, constraints as written`() throws {
    let rules = try fieldRules(
      #""constraints":{"enum":["abc"],"pattern":"a+","required":true,"maxLength":2,"minLength":1},"type":"string""#
    )
    #expect(rules.ruleNames == ["required", "one-of", "regex", "length"])
    #expect(rules.codes(of: "xyz") == "one-of.not-listed regex.no-match length.too-long")
    let number = try fieldRules(#""constraints":{"maximum":1,"required":true,"minimum":0},"type":"number""#)
    #expect(number.ruleNames == ["required", "number", "range"])
    #expect(number.codes(of: "NaN") == "range.too-large range.too-small")
  }
}
