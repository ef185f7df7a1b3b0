import RuleFiles
import Testing

/// What a schema is refused for, with the whole text: place, fault and what would be right.
struct TableSchemaFaultTests {
  @Test(
    arguments: [
      ("[]", "r.json:1:1: a rule file is an object, not an array"),
      ("null", "r.json:1:1: a rule file is an object, not null"),
      ("{}", "r.json:1:1: a rule file has 'fields', an array of fields"),
      ("\n  {}", "r.json:2:3: a rule file has 'fields', an array of fields"),
      (#"{"fields":{}}"#, "r.json:1:11: 'fields' is an array, not an object"),
      (#"{"fields":null}"#, "r.json:1:11: 'fields' is an array, not null"),
      (#"{"fields":[]}"#, "r.json:1:11: 'fields' is empty: there is nothing to check"),
      (#"{"fields":["a"]}"#, "r.json:1:12: a field is an object, not a string"),
      (#"{"fields":[{}]}"#, "r.json:1:12: a field has a 'name'"),
      (#"{"fields":[{"name":1}]}"#, "r.json:1:20: 'name' is a string, not a number"),
      (
        #"{"fields":[{"name":"a"},{"name":"a"}]}"#,
        "r.json:1:33: field 'a' is there twice; it stands at line 1 too"
      ),
      (
        "{\"fields\":[\n{\"name\":\"a\"},\n{\"name\":\"b\"},\n{\"name\":\"a\"}]}",
        "r.json:4:9: field 'a' is there twice; it stands at line 2 too"
      ),
      (
        #"{"feilds":[]}"#,
        """
        r.json:1:1: a rule file has 'fields', an array of fields
        r.json:1:2: unknown key 'feilds' in a rule file; did you mean 'fields'?
        """
      ),
    ])
  func `a document has fields, and each has a name of its own`(json: String, faults: String) {
    #expect(schemaFaults(json) == faults)
  }

  @Test(
    arguments: [
      #""any""#, #""Exact""#, "1", "null", "[]", #"["subset","equal"]"#, #"["any"]"#,
    ])
  func `fieldsMatch is a word of the standard`(value: String) {
    let place = value == #"["any"]"# ? 17 : 16
    #expect(
      schemaFaults(#"{"fieldsMatch":\#(value),"fields":[{"name":"a"}]}"#)
        == "r.json:1:\(place): 'fieldsMatch' is one of exact, equal, subset, superset, partial")
  }

  @Test(
    arguments: [
      (#""""#, 0, "'missingValues' is an array, not a string"),
      (#"{"":""}"#, 0, "'missingValues' is an array, not an object"),
      ("[1]", 1, "a missing value is a string or an object with a 'value', not a number"),
      (#"["",null]"#, 4, "a missing value is a string or an object with a 'value', not null"),
      ("[{}]", 1, "a missing value that is an object has a 'value'"),
      (#"[{"label":"none"}]"#, 1, "a missing value that is an object has a 'value'"),
      (#"[{"value":1}]"#, 10, "'value' is a string, not a number"),
    ])
  func `missing values are strings, or objects with one`(value: String, column: Int, fault: String) {
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
  func `a key of the document that looks like a slip is one`(key: String, meant: String) {
    #expect(
      schemaFaults(#"{"\#(key)":null,"fields":[{"name":"a"}]}"#)
        == "r.json:1:2: unknown key '\(key)' in a rule file; did you mean '\(meant)'?")
  }

  @Test(
    arguments: [
      ("tpye", "type"), ("Type", "type"), ("formt", "format"), ("constraint", "constraints"),
      ("missingvalues", "missingValues"), ("trueValue", "trueValues"), ("nmae", "name"),
    ])
  func `a key of a field that looks like a slip is one`(key: String, meant: String) {
    #expect(
      fieldFaults(#""\#(key)":null"#)
        == "r.json:1:24: unknown key '\(key)' in a field; did you mean '\(meant)'?")
  }

  @Test func `other keys are kept out, as the standard asks`() {
    #expect(
      schemaFaults(
        ##"""
        {"$schema":"https://example.org","owner":1,"x":{"fields":[]},"description":"d","title":"t","name":"n",
        "fields":[{"name":"a","title":"t","description":"d","example":1,"rdfType":"r","unit":"kg","x":{"min":0}}]}
        """##) == "")
  }

  @Test(arguments: ["description@en", "examples", "title_de", "nameAlt", "rulesOf"])
  func `a key that goes on after a known one is another`(key: String) {
    #expect(fieldFaults(#""\#(key)":null"#) == "")
  }

  @Test func `names that only look alike are two`() {
    #expect(schemaFaults("{\"fields\":[{\"name\":\"\u{E9}\"},{\"name\":\"e\u{301}\"}]}") == "")
  }

  @Test func `what is no JSON, and a key that stands twice, is told with the rest`() {
    #expect(
      schemaFaults(#"{"fields":[{"name":"a","name":"b","type":"x"}]}"#) == """
        r.json:1:24: the key 'name' is already in this object: keep this one or the first, at 1:13
        r.json:1:42: there is no type 'x' here; it is one of string, number, integer, boolean, object, array, list, datetime, \
        date, time, year, yearmonth, duration, geopoint, geojson, any
        """)
    #expect(
      schemaFaults(#"{"fields":[{"name":"a"},]}"#)
        == "r.json:1:25: expected a value after ',', found ']': no ',' follows the last element")
  }

  @Test func `all faults of a document are told at once, by place`() {
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
        r.json:2:18: 'fieldsMatch' is one of exact, equal, subset, superset, partial
        r.json:3:3: unknown key 'missingValue' in a rule file; did you mean 'missingValues'?
        r.json:4:19: there is no field 'nowhere'
        r.json:6:27: there is no type 'interger' here; did you mean 'integer'?
        r.json:6:55: unknown key 'reqired' in 'constraints'; did you mean 'required'?
        r.json:7:5: a field has a 'name'
        r.json:7:14: there is no type 'text' here; it is one of string, number, integer, boolean, object, array, list, datetime, \
        date, time, year, yearmonth, duration, geopoint, geojson, any
        r.json:7:37: 'constraints' is an object, not an array
        r.json:8:48: type 'integer' has no format 'hex' here; it is one of default
        r.json:8:69: 'bareNumber' is true or false, not a string
        r.json:9:34: 'required' is true or false, not a string
        r.json:9:41: constraint 'minLength' does not go with type 'integer', which takes required, unique, enum, \
        minimum, maximum, exclusiveMinimum, exclusiveMaximum
        r.json:9:68: 'minimum' of this field is a whole number
        r.json:9:85: 'unique' is true or false, not a number
        r.json:9:100: a value of this 'enum' is a whole number
        r.json:9:105: a value of this 'enum' is a whole number
        r.json:10:24: a missing value is a string or an object with a 'value', not null
        r.json:11:5: a field is an object, not a string
        r.json:12:14: field 'b' is there twice; it stands at line 8 too
        r.json:12:35: constraint 'pattern' does not go with type 'any', which takes required, unique, enum
        r.json:13:64: regular expression '(' is faulty at character 2: missing closing parenthesis
        r.json:13:82: 'maxLength' is a whole number from 0 upwards
        r.json:13:86: unknown key 'max' in 'constraints'; known are required, unique, minLength, maxLength, \
        minimum, maximum, exclusiveMinimum, exclusiveMaximum, pattern, enum, jsonSchema
        """)
  }
}
