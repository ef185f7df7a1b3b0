import RuleFiles
import Testing
import Validation

/// Tests of `missingValues` of the schema and of a field, which defines the absent values: Table Schema v2.
struct MissingValuesTests {
  @Test(
    arguments: [
      // The schema's missing values, the field's, the value, and the code reported for a required integer.
      ("", "", "", "required"), ("", "", "NA", "integer.malformed"),
      (#"["NA"]"#, "", "NA", "required"), (#"["NA"]"#, "", "", "integer.malformed"),
      (#"["","NA","-"]"#, "", "-", "required"), (#"["","NA","-"]"#, "", "--", "integer.malformed"),
      ("[]", "", "", "integer.malformed"), (#"["NA"]"#, "", " NA", "integer.malformed"),
      (#"["NA"]"#, "", "na", "integer.malformed"), (#"["-1"]"#, "", "-1", "required"),
      (#"["-1"]"#, "", "-1.0", "integer.malformed"),
      // The missing values of a field replace those of the schema.
      (#"["NA"]"#, #"["-"]"#, "-", "required"), (#"["NA"]"#, #"["-"]"#, "NA", "integer.malformed"),
      (#"["NA"]"#, "[]", "NA", "integer.malformed"), ("[]", #"[""]"#, "", "required"),
      // Objects with a label.
      (#"[{"value":"-99","label":"rejected"},{"value":"-98"}]"#, "", "-99", "required"),
      (#"[{"value":"-99","label":"rejected"},{"value":"-98"}]"#, "", "-98", "required"),
      (#"[{"value":"-99","label":"rejected"}]"#, "", "rejected", "integer.malformed"),
      ("", #"[{"value":"NA","label":"n"},"-"]"#, "-", "required"),
      (#"["\u00e9"]"#, "", "\u{E9}", "required"), (#"["\u00e9"]"#, "", "e\u{301}", "integer.malformed"),
    ])
  func `a missing value is absent whatever its type would be`(
    schema: String, field: String, value: String, code: String
  ) throws {
    let rules = try fieldRules(
      (field.isEmpty ? "" : #""missingValues":\#(field),"#)
        + #""type":"integer","constraints":{"required":true}"#,
      schema: schema.isEmpty ? "" : #""missingValues":\#(schema),"#)
    #expect(rules.codes(of: value) == code)
  }

  @Test func `each field has its own missing values or those of the schema`() throws {
    let json =
      #"{"missingValues":["NA"],"fields":[{"name":"a"},{"name":"b","missingValues":[]},{"name":"c"}]}"#
    let schema = try RuleFile(Array(json.utf8))
    #expect(schema.fields.map(\.name) == ["a", "b", "c"])
    #expect(schema.fields.map(\.rules.missingValues) == [[Array("NA".utf8)], [], [Array("NA".utf8)]])
  }

  @Test(
    arguments: [
      ("", RuleFile.FieldsMatch.exact), (#""fieldsMatch":"exact","#, .exact),
      (#""fieldsMatch":"equal","#, .equal),
      (#""fieldsMatch":"subset","#, .subset), (#""fieldsMatch":"superset","#, .superset),
      (#""fieldsMatch":"partial","#, .partial), (#""fieldsMatch":["subset"],"#, .subset),
    ])
  func `fieldsMatch is a string, or an array of one string as in the standard's profile`(
    member: String, match: RuleFile.FieldsMatch
  ) throws {
    let schema = try RuleFile(Array("\u{FEFF}{\(member)\"fields\":[{\"name\":\"a\"}]}".utf8))
    #expect(schema.fieldsMatch == match)
  }
}
