import RuleFiles
import Testing
import Validation

/// Tests of the constraint `jsonSchema`.
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
      (#"{"items":{"multipleOf":0.01}}"#, "[0.1,0.001]", "multipleOf /1"),
      (#"{"items":{"pattern":"^b|c$"}}"#, #"["bx","xb"]"#, "pattern /1"),
      (#"{"items":{"format":"date"}}"#, #"["2024-02-30",1]"#, "format /0"),
      (#"{"items":{"format":"int32"}}"#, "[2147483648]", "maximum /0"),
      (#"{"contains":{"const":1}}"#, "[2]", "contains "),
      (#"{"contains":{"const":1},"minContains":2}"#, "[1]", "minContains "),
      (#"{"contains":{"const":1},"maxContains":1}"#, "[1,1.0]", "maxContains "),
      (#"{"contains":{"const":1},"minContains":2,"maxContains":1}"#, "[1]", "type "),
      (#"{"patternProperties":{"^a":{"type":"null"}}}"#, #"{"ab":1}"#, "type /ab"),
      (
        #"{"patternProperties":{"^a":true},"additionalProperties":false}"#, #"{"ab":1,"b":1}"#,
        "additionalProperties /b"
      ),
      (#"{"dependentRequired":{"a":["b"]}}"#, #"{"a":1}"#, "dependentRequired /b"),
      (#"{"dependentSchemas":{"a":{"maxProperties":1}}}"#, #"{"a":1,"b":1}"#, "maxProperties "),
      (#"{"if":{"minItems":2},"then":{"maxItems":2},"else":{"minItems":1}}"#, "[1,2,3]", "maxItems "),
      (#"{"if":{"minItems":2},"then":{"maxItems":2},"else":{"minItems":1}}"#, "[]", "minItems "),
      (##"{"items":{"$ref":"#/$defs/a"},"$defs":{"a":{"type":"null"}}}"##, "[null,1]", "type /1"),
      (##"{"items":{"anyOf":[{"type":"null"},{"$ref":"#"}]}}"##, "[null,[[null]]]", ""),
      (
        ##"{"properties":{"a":{"$ref":"#"}},"additionalProperties":false}"##, #"{"a":{"a":{"b":1}}}"#,
        "additionalProperties /a/a/b"
      ),
      (##"{"allOf":[{"$ref":"#"},{"$ref":"#"}]}"##, "[]", "$ref "),
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
      (#"{"unevaluatedProperties":false}"#, #"{"a":1}"#, "unevaluatedProperties /a"),
      (#"{"unevaluatedProperties":{"type":"null"}}"#, #"{"a":1}"#, "type /a"),
      (#"{"unevaluatedProperties":true}"#, #"{"a":1}"#, ""), (#"{"unevaluatedProperties":false}"#, "[1]", ""),
      (
        #"{"properties":{"a":true},"patternProperties":{"^b":true},"unevaluatedProperties":false}"#,
        #"{"a":1,"b1":1,"c":1}"#, "unevaluatedProperties /c"
      ),
      (
        #"{"allOf":[{"properties":{"a":true}}],"properties":{"b":true},"unevaluatedProperties":false}"#,
        #"{"a":1,"b":1}"#, ""
      ),
      // What is beside `allOf` is not evaluated by a schema in it.
      (
        #"{"allOf":[{"properties":{"a":true}},{"unevaluatedProperties":false}]}"#, #"{"a":1}"#,
        "unevaluatedProperties /a"
      ),
      (
        #"{"anyOf":[{"properties":{"a":{"const":1}},"required":["a"]},{"properties":{"b":true}}],"unevaluatedProperties":false}"#,
        #"{"a":1,"b":1}"#, ""
      ),
      (
        #"{"anyOf":[{"properties":{"a":{"const":1}},"required":["a"]},{"properties":{"b":true}}],"unevaluatedProperties":false}"#,
        #"{"a":2,"b":1}"#, "unevaluatedProperties /a"
      ),
      (
        #"{"if":{"properties":{"a":{"const":1}},"required":["a"]},"then":{"properties":{"b":true}},"else":{"properties":{"c":true}},"unevaluatedProperties":false}"#,
        #"{"a":1,"b":1}"#, ""
      ),
      (
        #"{"if":{"properties":{"a":{"const":1}},"required":["a"]},"then":{"properties":{"b":true}},"else":{"properties":{"c":true}},"unevaluatedProperties":false}"#,
        #"{"b":1}"#, "unevaluatedProperties /b"
      ),
      (
        #"{"properties":{"a":true},"dependentSchemas":{"a":{"properties":{"b":true}}},"unevaluatedProperties":false}"#,
        #"{"a":1,"b":1}"#, ""
      ),
      (
        #"{"properties":{"a":true},"dependentSchemas":{"a":{"properties":{"b":true}}},"unevaluatedProperties":false}"#,
        #"{"b":1}"#, "unevaluatedProperties /b"
      ),
      (
        #"{"not":{"not":{"properties":{"a":true}}},"unevaluatedProperties":false}"#, #"{"a":1}"#,
        "unevaluatedProperties /a"
      ),
      (
        #"{"allOf":[{"additionalProperties":{"type":"integer"}}],"unevaluatedProperties":false}"#,
        #"{"a":1}"#, ""
      ),
      (
        #"{"allOf":[{"unevaluatedProperties":{"type":"integer"}}],"unevaluatedProperties":false}"#,
        #"{"a":1}"#, ""
      ),
      (
        ##"{"$ref":"#/$defs/a","unevaluatedProperties":false,"$defs":{"a":{"properties":{"a":true}}}}"##,
        #"{"a":1,"b":1}"#, "unevaluatedProperties /b"
      ),
      (#"{"prefixItems":[true],"unevaluatedItems":false}"#, "[1,2]", "unevaluatedItems /1"),
      (#"{"prefixItems":[true],"items":true,"unevaluatedItems":false}"#, "[1,2]", ""),
      (#"{"contains":{"const":1},"unevaluatedItems":false}"#, "[1,1]", ""),
      (#"{"contains":{"const":1},"unevaluatedItems":{"type":"null"}}"#, "[1,null,2]", "type /2"),
      (
        #"{"$schema":"https://json-schema.org/draft/2019-09/schema","contains":{"const":1},"unevaluatedItems":false}"#,
        "[1]", "unevaluatedItems /0"
      ),
      (
        #"{"anyOf":[{"prefixItems":[{"const":1},true]},{"prefixItems":[true]}],"unevaluatedItems":false}"#,
        "[2,1]", "unevaluatedItems /1"
      ),
    ])
  func `what no other keyword applies to is unevaluated`(schema: String, value: String, fault: String) throws
  {
    #expect(try outcome(schema, value) == fault)
  }

  @Test func `schemas within each other that evaluate parts are checked once`() throws {
    let tree = ##"""
      {"$ref":"#/$defs/a","$defs":{"a":{"anyOf":[{"properties":{"n":{"$ref":"#/$defs/a"}}}],"unevaluatedProperties":false}}}
      """##
    let value = String(repeating: #"{"n":"#, count: 60) + "{}" + String(repeating: "}", count: 60)
    #expect(try outcome(tree, value) == "")
    let wrong = String(repeating: #"{"n":"#, count: 60) + #"{"x":1}"# + String(repeating: "}", count: 60)
    #expect(try outcome(tree, wrong) == "anyOf ")

    let twice = ##"""
      {"$ref":"#/$defs/a","$defs":{"a":{"allOf":[{"$ref":"#/$defs/a"},{"$ref":"#/$defs/a"}],"unevaluatedProperties":false}}}
      """##
    #expect(try outcome(twice, "{}") == "$ref ")
  }

  @Test(
    arguments: [
      // An annotation is no schema, and neither is what it contains.
      (
        ##"{"items":{"$ref":"#A"},"$defs":{"z":{"$anchor":"A","type":"null"}},"examples":[{"$anchor":"A"}]}"##,
        ""
      ),
      // `id` is a keyword of draft 4 alone, and the siblings of `$ref` are ignored before 2019-09.
      (##"{"items":{"id":"http://x/q","$ref":"#/$defs/k"},"$defs":{"k":{"type":"null"}}}"##, ""),
      (
        ##"{"$schema":"http://json-schema.org/draft-07/schema#","items":{"$ref":"#/$defs/k","enum":[1]},"$defs":{"k":{"type":"null"}}}"##,
        ""
      ),
      // Keywords of other drafts are annotations.
      (##"{"items":{"$recursiveRef":"#"}}"##, ""),
      (##"{"$schema":"https://json-schema.org/draft/2019-09/schema","items":{"$dynamicRef":"#"}}"##, ""),
      (##"{"$schema":"http://json-schema.org/draft-07/schema#","unevaluatedItems":false}"##, ""),
      (
        ##"{"$schema":"https://json-schema.org/draft/2019-09/schema","items":{"$recursiveRef":"#"}}"##,
        "type /0"
      ),
    ])
  func `a keyword has the meaning of its draft`(schema: String, fault: String) throws {
    let typed = schema.replacing("{", with: #"{"type":["array"],"#, maxReplacements: 1)
    #expect(try outcome(typed, "[null]") == fault)
  }

  /// Core 2020-12, section 8.2, and the example in its appendix A.
  @Test(
    arguments: [
      ("#", false), ("#/$defs/A", true), ("#a", true), ("root.json#a", true),
      ("https://example.com/root.json#/$defs/B", false),
      ("other.json", false), ("/other.json#/$defs/X", true), ("other.json#bar", true),
      ("t/inner.json", true), ("https://example.com/t/inner.json#bar", true),
      ("urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f", true), ("t/../other.json#bar", true),
    ])
  func `a reference begins in the identifier around it`(reference: String, acceptsNull: Bool) throws {
    let schema = ##"""
      {"$id":"https://example.com/root.json","type":["array","object"],"items":{"$ref":"\##(reference)"},"$defs":{
        "A":{"$anchor":"a","type":"null"},
        "B":{"$id":"other.json","type":"integer","$defs":{
          "X":{"$anchor":"bar","$ref":"#/$defs/Y"},"Y":{"type":"null"},
          "Z":{"$id":"t/inner.json","$anchor":"bar","allOf":[{"$ref":"../other.json#bar"}]}}},
        "C":{"$id":"urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f","$ref":"#/$defs/D","$defs":{"D":{"type":"null"}}},
        "Y":{"type":"integer"}, "D":{"type":"integer"},
        "E":{"enum":[{"$id":"other.json","$anchor":"a"}],"properties":{"enum":{"$anchor":"e"}}}}}
      """##
    #expect(try outcome(schema, "[null]").isEmpty == acceptsNull)
  }

  @Test func `a dynamic reference is checked where one schema has its name, and a fault where several have`()
    throws
  {
    let tree = ##"""
      {"$dynamicAnchor":"node","properties":{"next":{"$dynamicRef":"#node"}},"unevaluatedProperties":false}
      """##
    #expect(try outcome(tree, #"{"next":{"next":{"a":1}}}"#) == "unevaluatedProperties /next/next/a")
    let several = ##"""
      {"$dynamicAnchor":"n","items":{"$dynamicRef":"#n"},"$defs":{"a":{"$id":"a","$dynamicAnchor":"n"}}}
      """##
    #expect(
      fieldFaults(#""type":"array","constraints":{"jsonSchema":\#(several)}"#).hasPrefix(
        "r.json:1:112: '#n' is the name of several schemas in this document"))
    let recursive = ##"""
      {"$schema":"https://json-schema.org/draft/2019-09/schema","$recursiveAnchor":true,
       "properties":{"next":{"$recursiveRef":"#"}},"unevaluatedProperties":false}
      """##
    #expect(try outcome(recursive, #"{"next":{"next":{"a":1}}}"#) == "unevaluatedProperties /next/next/a")
  }

  @Test(
    arguments: [
      (#"{"pattern":"("}"#, 78, "the pattern does not compile in PCRE2"),
      (#"{"pattern":"a*+"}"#, 78, "the pattern has a repetition or a group that ECMAScript does not have"),
      (#"{"format":"dates"}"#, 77, "the format 'dates' is unknown"),
      (#"{"multipleOf":0}"#, 81, "'multipleOf' must be above zero, with at most 18 digits"),
      (##"{"$ref":"#/a"}"##, 75, "'#/a' is not in this document; insert what it refers to"),
      (#"{"extends":{}}"#, 68, "keyword 'extends' of JSON Schema is not supported"),
      (
        ##"{"$id":"a","$ref":"b.json"}"##, 85, "'b.json' is not in this document; insert what it refers to"
      ),
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
      (#"{"items":[1]}"#, 77, "a JSON Schema must be an object, not a number"),
      ("1", 67, "a JSON Schema must be an object, not a number"),
    ])
  func `an invalid or unsupported keyword is a fault`(schema: String, column: Int, fault: String) {
    let faults = fieldFaults(#""type":"array","constraints":{"jsonSchema":\#(schema)}"#)
    #expect(faults.hasPrefix("r.json:1:\(column): \(fault)"), "\(faults)")
  }
}
