import RuleFiles
import Testing
import Validation

/// Tests of number notations: Table Schema v2, `decimalChar`, `groupChar` and `bareNumber`.
struct NumberSpellingTests {
  @Test(
    arguments: [
      (#""groupChar":",""#, "1,000", ""), (#""groupChar":",""#, "10,000,000.50", ""),
      (#""groupChar":",""#, "12,34", ""),
      (#""groupChar":",""#, ",1", "number.malformed"), (#""groupChar":",""#, "1,,0", "number.malformed"),
      (#""groupChar":",""#, "1,", "number.malformed"), (#""groupChar":",""#, "1.0,0", "number.malformed"),
      (#""groupChar":",""#, "1e1,0", "number.malformed"), (#""groupChar":",""#, "NaN", ""),
      (#""decimalChar":",""#, "1,5", ""), (#""decimalChar":",""#, "1.5", "number.malformed"),
      (#""decimalChar":",""#, "1,5,0", "number.malformed"), (#""decimalChar":",""#, ",5e3", ""),
      (#""decimalChar":",","groupChar":".""#, "10.000.000,00", ""),
      (#""decimalChar":",","groupChar":" ""#, "10 000,5", ""),
      (#""decimalChar":"·","groupChar":"’""#, "1’000·5", ""),
      (#""bareNumber":false"#, "€95", ""), (#""bareNumber":false"#, "95 %", ""),
      (#""bareNumber":false"#, "EUR -12.5", ""),
      (#""bareNumber":false"#, "-€5", "number.malformed"), (#""bareNumber":false"#, "€", "number.malformed"),
      (#""bareNumber":false"#, "5 m2", "number.malformed"), (#""bareNumber":false"#, "INF", ""),
      (#""bareNumber":true"#, "95%", "number.malformed"),
      (#""bareNumber":false,"constraints":{"maximum":1}"#, "$.50", ""),
      (#""bareNumber":false,"constraints":{"maximum":1}"#, "Rs.500", "range.too-large"),
      (#""bareNumber":false,"constraints":{"minimum":0}"#, "-5 €", "range.too-small"),
      (#""decimalChar":",","constraints":{"minimum":"1,5"}"#, "1,49", "range.too-small"),
      (#""decimalChar":",","constraints":{"minimum":1.5}"#, "1,50", ""),
      (#""decimalChar":",","constraints":{"enum":["1,50",2.5]}"#, "2,5", ""),
      (#""decimalChar":",","constraints":{"enum":["1,50",2.5]}"#, "2,6", "one-of.not-listed"),
      (#""constraints":{"enum":["INF","NaN"]}"#, "inf", ""),
      (#""constraints":{"enum":["INF","NaN"]}"#, "nan", ""),
      (#""constraints":{"enum":["INF","NaN"]}"#, "-INF", "one-of.not-listed"),
    ])
  func `a number is read with the field's decimal and group characters and with surrounding text`(
    members: String, value: String, code: String
  ) throws {
    #expect(try fieldRules(#""type":"number",\#(members)"#).codes(of: value) == code)
  }

  @Test(
    arguments: [
      (#""groupChar":",""#, "1,000", ""), (#""groupChar":",""#, "1,000.0", "integer.malformed"),
      (#""bareNumber":false"#, "-12 €", ""), (#""bareNumber":false"#, "1.5 €", "integer.malformed"),
      (#""bareNumber":false"#, "€", "integer.malformed"),
      (#""groupChar":",","constraints":{"maximum":999}"#, "1,000", "range.too-large"),
      (#""constraints":{"maximum":9.0}"#, "9", ""),
    ])
  func `an integer is read with group characters and surrounding text`(
    members: String, value: String, code: String
  ) throws {
    #expect(try fieldRules(#""type":"integer",\#(members)"#).codes(of: value) == code)
  }

  @Test func `numbers longer than 64 bytes are read in the same way`() throws {
    let rules = try fieldRules(#""type":"number","groupChar":",","constraints":{"minimum":0}"#)
    let groups = String(repeating: ",000", count: 30)
    #expect(rules.codes(of: "1" + groups) == "")
    #expect(rules.codes(of: "-1" + groups) == "range.too-small")
    #expect(rules.codes(of: "1" + groups + ",") == "number.malformed")
  }
}
