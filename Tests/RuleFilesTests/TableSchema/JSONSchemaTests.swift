import RuleFiles
import Testing
import Validation

/// Tests of the constraint `jsonSchema`, a subset of JSON Schema 2020-12.
struct JSONSchemaTests {
  private func outcome(_ schema: String, _ value: String) throws -> String {
    let rules = try fieldRules(
      #""type":"\#(value.hasPrefix("[") ? "array" : "object")","constraints":{"jsonSchema":\#(schema)}"#)
    guard let failure = rules.findings(in: value).first?.failure else { return "" }
    return
      "\(failure.parameters["keyword"]?.description ?? failure.code.rawValue) \(failure.parameters["pointer"]?.description ?? "")"
  }

  @Test(
    arguments: [
      ("true", "[]", ""), ("false", "[]", "false "), (#"{"type":"object"}"#, "[]", "type "),
      (#"{"type":["array","null"]}"#, "[]", ""), (#"{"items":{"type":"integer"}}"#, "[1,2.0]", ""),
      (#"{"items":{"type":"integer"}}"#, "[1,2.5]", "type /1"), (#"{"enum":[[1],[2]]}"#, "[2.0]", ""),
      (#"{"const":{"a":1}}"#, #"{"a":2}"#, "enum "),
      (#"{"items":{"minimum":1,"exclusiveMaximum":2}}"#, "[1,2]", "exclusiveMaximum /1"),
      (#"{"items":{"maximum":1}}"#, "[1.0000000000000000000001]", "maximum /0"),
      (#"{"items":{"minLength":2}}"#, #"["é"]"#, "minLength /0"),
      (#"{"items":{"maxLength":1}}"#, #"["😀"]"#, ""),
      (#"{"items":{"minLength":2.0}}"#, #"["é"]"#, "minLength /0"), (#"{"maxItems":1e0}"#, "[1]", ""),
      (#"{"minItems":1}"#, "[]", "minItems "), (#"{"maxItems":1}"#, "[1,1]", "maxItems "),
      (#"{"uniqueItems":true}"#, "[1,1.0]", "uniqueItems "), (#"{"uniqueItems":true}"#, "[1,true,\"1\"]", ""),
      (#"{"prefixItems":[{"type":"string"}],"items":false}"#, #"["a"]"#, ""),
      (#"{"prefixItems":[{"type":"string"}],"items":false}"#, #"["a",1]"#, "false /1"),
      (#"{"required":["a/b"]}"#, "{}", "required /a~1b"),
      (#"{"properties":{"a":{"type":"null"}}}"#, #"{"a":null,"b":1}"#, ""),
      (#"{"properties":{"a":{"properties":{"b":{"type":"string"}}}}}"#, #"{"a":{"b":1}}"#, "type /a/b"),
      (
        #"{"properties":{"a":true},"additionalProperties":false}"#, #"{"a":1,"b":2}"#,
        "additionalProperties /b"
      ),
      (#"{"additionalProperties":{"type":"string"}}"#, #"{"b":2}"#, "type /b"),
      (#"{"propertyNames":{"maxLength":1}}"#, #"{"ab":2}"#, "propertyNames /ab"),
      (#"{"minProperties":1}"#, "{}", "minProperties "),
      (#"{"maxProperties":0}"#, #"{"a":1}"#, "maxProperties "),
      (#"{"allOf":[{"minItems":1},{"maxItems":1}]}"#, "[1,2]", "maxItems "),
      (#"{"anyOf":[{"minItems":3},{"maxItems":1}]}"#, "[1,2]", "anyOf "),
      (#"{"oneOf":[{"minItems":1},{"maxItems":2}]}"#, "[1]", "oneOf "),
      (#"{"not":{"minItems":1}}"#, "[1]", "not "),
      (#"{"title":"t","$comment":"c","examples":[1]}"#, "[]", ""), (#"{"minItems":1}"#, "{}", ""),
      (#"{}"#, "[", "json.incomplete "),
    ])
  func `the first violated keyword is reported with the JSON pointer of its value`(
    schema: String, value: String, fault: String
  ) throws {
    #expect(try outcome(schema, value) == fault)
  }

  @Test(
    arguments: [
      (#"{"pattern":"a"}"#, 68, "keyword 'pattern' of JSON Schema is not supported"),
      (##"{"$ref":"#"}"##, 68, "keyword '$ref'"),
      (
        #"{"minItem":1}"#, 68,
        "keyword 'minItem' of JSON Schema is not supported; did you mean 'minItems'?"
      ),
      (#"{"type":"int"}"#, 75, "a 'type' of JSON Schema must be one of"),
      (#"{"minimum":"1"}"#, 78, "'minimum' must be a number"),
      (#"{"minItems":-1}"#, 79, "'minItems' must be a whole number, 0 or greater"),
      (#"{"minItems":1.5}"#, 79, "'minItems' must be a whole number, 0 or greater"),
      (#"{"minItems":1e999}"#, 79, "'minItems' must be a whole number, 0 or greater"),
      (#"{"minItems":2,"maxItems":1}"#, 92, "'maxItems' is below 'minItems'"),
      (#"{"allOf":[]}"#, 76, "'allOf' must be an array of at least one"),
      (#"{"items":[1]}"#, 76, "a JSON Schema must be an object, not an array"),
      ("1", 67, "a JSON Schema must be an object, not a number"),
    ])
  func `an invalid or unsupported keyword is a fault`(schema: String, column: Int, fault: String) {
    let faults = fieldFaults(#""type":"array","constraints":{"jsonSchema":\#(schema)}"#)
    #expect(faults.hasPrefix("r.json:1:\(column): \(fault)"), "\(faults)")
  }
}
