import RuleFiles
import Testing

/// Tests of the complete messages for invalid schemas: location, fault and remedy.
struct TableSchemaFaultTests {
  @Test(
    arguments: [
      ("[]", "r.json:1:1: a rule file must be an object, not an array"),
      ("null", "r.json:1:1: a rule file must be an object, not null"),
      ("{}", "r.json:1:1: a rule file must have 'fields', an array of fields"),
      ("\n  {}", "r.json:2:3: a rule file must have 'fields', an array of fields"),
      (#"{"fields":{}}"#, "r.json:1:11: 'fields' must be an array, not an object"),
      (#"{"fields":null}"#, "r.json:1:11: 'fields' must be an array, not null"),
      (#"{"fields":[]}"#, "r.json:1:11: 'fields' must have at least one field"),
      (#"{"fields":["a"]}"#, "r.json:1:12: a field must be an object, not a string"),
      (#"{"fields":[{}]}"#, "r.json:1:12: a field must have a 'name'"),
      (#"{"fields":[{"name":1}]}"#, "r.json:1:20: 'name' must be a string, not a number"),
      (
        #"{"fields":[{"name":"a"},{"name":"a"}]}"#,
        "r.json:1:33: field 'a' is defined twice; the first is at line 1"
      ),
      (
        "{\"fields\":[\n{\"name\":\"a\"},\n{\"name\":\"b\"},\n{\"name\":\"a\"}]}",
        "r.json:4:9: field 'a' is defined twice; the first is at line 2"
      ),
      (
        #"{"feilds":[]}"#,
        """
        r.json:1:1: a rule file must have 'fields', an array of fields
        r.json:1:2: unknown key 'feilds' in a rule file; did you mean 'fields'?
        """
      ),
    ])
  func `a document has fields, and each field has a unique name`(json: String, faults: String) {
    #expect(schemaFaults(json) == faults)
  }

  @Test(
    arguments: [
      #""any""#, #""Exact""#, "1", "null", "[]", #"["subset","equal"]"#, #"["any"]"#,
    ])
  func `fieldsMatch is one of the words of the standard`(value: String) {
    let place = value == #"["any"]"# ? 17 : 16
    let named = ["any", "Exact"].first { value.contains($0) }.map { ", not '\($0)'" } ?? ""
    let near = named.contains("Exact") ? "; did you mean 'exact'?" : ""
    #expect(
      schemaFaults(#"{"fieldsMatch":\#(value),"fields":[{"name":"a"}]}"#)
        == "r.json:1:\(place): 'fieldsMatch' must be one of exact, equal, subset, superset, partial\(named)\(near)"
    )
  }

  @Test(
    arguments: [
      (#""""#, 0, "'missingValues' must be an array, not a string"),
      (#"{"":""}"#, 0, "'missingValues' must be an array, not an object"),
      ("[1]", 1, "a missing value must be a string or an object with a 'value', not a number"),
      (#"["",null]"#, 4, "a missing value must be a string or an object with a 'value', not null"),
      ("[{}]", 1, "a missing value that is an object must have a 'value'"),
      (#"[{"label":"none"}]"#, 1, "a missing value that is an object must have a 'value'"),
      (#"[{"value":1}]"#, 10, "'value' must be a string, not a number"),
    ])
  func `missing values are strings or objects with a string value`(value: String, column: Int, fault: String)
  {
    #expect(
      schemaFaults(#"{"missingValues":\#(value),"fields":[{"name":"a"}]}"#)
        == "r.json:1:\(18 + column): \(fault)")
    #expect(fieldFaults(#""missingValues":\#(value)"#) == "r.json:1:\(40 + column): \(fault)")
  }

  @Test(
    arguments: [
      ("fieldMatch", "fieldsMatch"), ("fieldsmatch", "fieldsMatch"), ("missingValue", "missingValues"),
      ("Fields", "fields"), ("primarykey", "primaryKey"), ("titel", "title"),
    ])
  func `a misspelled key of the document is a fault with a suggestion`(key: String, meant: String) {
    #expect(
      schemaFaults(#"{"\#(key)":null,"fields":[{"name":"a"}]}"#)
        == "r.json:1:2: unknown key '\(key)' in a rule file; did you mean '\(meant)'?")
  }

  @Test(
    arguments: [
      ("tpye", "type"), ("Type", "type"), ("formt", "format"), ("constraint", "constraints"),
      ("missingvalues", "missingValues"), ("trueValue", "trueValues"), ("nmae", "name"),
    ])
  func `a misspelled key of a field is a fault with a suggestion`(key: String, meant: String) {
    #expect(
      fieldFaults(#""\#(key)":null"#)
        == "r.json:1:24: unknown key '\(key)' in a field; did you mean '\(meant)'?")
  }

  @Test func `unknown keys are ignored, as the standard requires`() {
    #expect(
      schemaFaults(
        ##"""
        {"$schema":"https://example.org","owner":1,"x":{"fields":[]},"description":"d","title":"t","name":"n",
        "fields":[{"name":"a","title":"t","description":"d","example":1,"rdfType":"r","unit":"kg","x":{"min":0}}]}
        """##) == "")
  }

  @Test(arguments: ["description@en", "examples", "title_de", "nameAlt", "rulesOf"])
  func `a key that begins with a known key is not a misspelling`(key: String) {
    #expect(fieldFaults(#""\#(key)":null"#) == "")
  }

  @Test func `names are compared by scalars, not by canonical equivalence`() {
    #expect(schemaFaults("{\"fields\":[{\"name\":\"\u{E9}\"},{\"name\":\"e\u{301}\"}]}") == "")
  }

  @Test func `repeated keys are reported with the other faults, and invalid JSON by itself`() {
    #expect(
      schemaFaults(#"{"fields":[{"name":"a","name":"b","type":"x"}]}"#) == """
        r.json:1:24: the key 'name' is already in this object: keep this one or the first, at 1:13
        r.json:1:42: there is no type 'x'; the types are string, number, integer, boolean, object, array, list, datetime, \
        date, time, year, yearmonth, duration, geopoint, geojson, any
        """)
    #expect(
      schemaFaults(#"{"fields":[{"name":"a"},]}"#)
        == "r.json:1:25: expected a value after ',', found ']': no ',' follows the last element")
  }

  @Test func `all faults of a document are reported in the order of their locations`() {
    let json = """
      {
        "fieldsMatch": "sub",
        "missingValue": [],
        "uniqueKeys": [["nowhere"]],
        "fields": [
          {"name": "a", "type": "interger", "constraints": {"reqired": true}},
          {"type": "text", "constraints": []},
          {"name": "b", "type": "integer", "format": "hex", "bareNumber": "no",
           "constraints": {"required": "yes", "minLength": 1, "minimum": "low", "unique": 1, "enum": [1, "x", true]},
           "missingValues": [null]},
          "c",
          {"name": "b", "constraints": {"pattern": "a"}},
          {"name": "d", "type": "string", "constraints": {"pattern": "(", "maxLength": -1, "max": 3}}
        ]
      }
      """
    #expect(
      schemaFaults(json) == """
        r.json:2:18: 'fieldsMatch' must be one of exact, equal, subset, superset, partial, not 'sub'
        r.json:3:3: unknown key 'missingValue' in a rule file; did you mean 'missingValues'?
        r.json:4:19: there is no field 'nowhere'
        r.json:6:27: there is no type 'interger'; did you mean 'integer'?
        r.json:6:55: unknown key 'reqired' in 'constraints'; did you mean 'required'?
        r.json:7:5: a field must have a 'name'
        r.json:7:14: there is no type 'text'; the types are string, number, integer, boolean, object, array, list, datetime, \
        date, time, year, yearmonth, duration, geopoint, geojson, any
        r.json:7:37: 'constraints' must be an object, not an array
        r.json:8:48: type 'integer' has no format 'hex'; the formats are default
        r.json:8:69: 'bareNumber' must be true or false, not a string
        r.json:9:34: 'required' must be true or false, not a string
        r.json:9:41: constraint 'minLength' is not for type 'integer', which allows required, unique, enum, \
        minimum, maximum, exclusiveMinimum, exclusiveMaximum
        r.json:9:68: 'minimum' of this field must be a whole number
        r.json:9:85: 'unique' must be true or false, not a number
        r.json:9:100: a value of this 'enum' must be a whole number
        r.json:9:105: a value of this 'enum' must be a whole number
        r.json:10:24: a missing value must be a string or an object with a 'value', not null
        r.json:11:5: a field must be an object, not a string
        r.json:12:14: field 'b' is defined twice; the first is at line 8
        r.json:12:35: constraint 'pattern' is not for type 'any', which allows required, unique, enum
        r.json:13:64: regular expression '(' is faulty at character 2: missing closing parenthesis
        r.json:13:82: 'maxLength' must be a whole number, 0 or greater
        r.json:13:86: unknown key 'max' in 'constraints'; known keys are required, unique, minLength, maxLength, \
        minimum, maximum, exclusiveMinimum, exclusiveMaximum, pattern, enum, jsonSchema
        """)
  }
}
