import RuleAnalysis
import RuleFiles
import Testing

/// Tests of JSON Schemas and data contracts as rule files.
struct RuleConversionTests {
  /// Returns the fields of a schema with one property `a`, without their first two lines.
  private static func field(_ property: String, rest: String = "") throws -> (String, [String]) {
    let conversion = try RuleConversion(Array(#"{"properties": {"a": \#(property)}\#(rest)}"#.utf8))
    _ = try RuleFile(Array(conversion.document.utf8))
    let lines = conversion.document.split(separator: "\n").drop { $0 != "  - name: a" }.dropFirst()
    return (
      lines.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }.joined(separator: "\n"),
      conversion.losses.map(\.message)
    )
  }

  @Test(arguments: [
    ("{}", "type: any"), ("true", "type: any"), (#"{"type": "string", "minimum": 3}"#, "type: string"),
    (#"{"type": "integer", "pattern": "a", "format": "email"}"#, "type: integer"),
    (#"{"anyOf": [true, {"type": "integer"}]}"#, "type: any"),
    (#"{"oneOf": [false, {"type": "integer"}]}"#, "type: integer"),
    (
      #"{"type": "integer", "format": "int32"}"#,
      "type: integer\nconstraints: {maximum: 2147483647, minimum: -2147483648}"
    ),
    (#"{"enum": [1.0, 2]}"#, "type: number\nconstraints: {enum: [1.0, 2]}"),
    (
      #"{"type": "array", "items": [{"type": "integer"}], "additionalItems": false}"#,
      "type: array\nconstraints: {jsonSchema: {prefixItems: [{type: integer}], items: false}}"
    ),
    (#"{"type": "integer", "minimum": 0}"#, "type: integer\nconstraints: {minimum: 0}"),
    (
      #"{"type": ["number", "null"], "exclusiveMaximum": 1e3}"#,
      "type: number\nconstraints: {exclusiveMaximum: 1e3}"
    ),
    (
      #"{"type": "number", "minimum": 1, "exclusiveMinimum": true}"#,
      "type: number\nconstraints: {exclusiveMinimum: 1}"
    ),
    (
      #"{"type": "string", "minLength": 1, "maxLength": 9}"#,
      "type: string\nconstraints: {minLength: 1, maxLength: 9}"
    ),
    (#"{"type": "string", "format": "date"}"#, "type: date"),
    (#"{"type": "string", "format": "email"}"#, "type: string\nrules: [email]"),
    (#"{"type": "string", "format": "date-time"}"#, "type: string\nrules: [date-time]"),
    (#"{"type": "string", "format": "regex"}"#, "type: string\nrules: [is-regex]"),
    (#"{"type": "string", "pattern": "^[A-Z]{2}$"}"#, "type: string\nrules: [{regex: '[A-Z]{2}'}]"),
    (#"{"enum": ["x", "y z", null]}"#, "type: string\nconstraints: {enum: [x, 'y z']}"),
    (#"{"type": "integer", "enum": [1, 2]}"#, "type: integer\nconstraints: {enum: [1, 2]}"),
    (#"{"const": "x"}"#, "type: string\nconstraints: {enum: [x]}"),
    (
      #"{"type": "boolean", "title": "On", "description": "It's on: or off"}"#,
      "type: boolean\ntitle: 'On'\ndescription: 'It''s on: or off'"
    ),
    (
      #"{"anyOf": [{"type": "integer", "multipleOf": 5}, {"type": "null"}]}"#,
      "type: integer\nrules: [{multiple-of: '5'}]"
    ),
    (#"{"oneOf": [{"const": "a"}, {"const": "b"}]}"#, "type: string\nconstraints: {enum: [a, b]}"),
    (#"{"type": "string", "not": {"enum": ["", "n/a"]}}"#, "type: string\nrules: [{none-of: ['', 'n/a']}]"),
    (
      #"{"allOf": [{"type": "number"}, {"minimum": 1}, {"type": "integer", "minimum": 3}]}"#,
      "type: integer\nconstraints: {minimum: 3}"
    ),
    (
      #"{"type": "array", "items": {"type": "integer"}}"#,
      "type: array\nconstraints: {jsonSchema: {items: {type: integer}}}"
    ),
    (
      #"{"type": "object", "properties": {"b": {"type": "string"}}, "required": ["b"]}"#,
      "type: object\nconstraints: {jsonSchema: {properties: {b: {type: string}}, required: [b]}}"
    ),
    (
      #"{"type": "array", "items": {"anyOf": [{"properties": {"b": {}}}, {}], "unevaluatedProperties": false}}"#,
      "type: array\nconstraints: {jsonSchema: {items: {anyOf: [{properties: {b: true}}, true], unevaluatedProperties: false}}}"
    ),
    (
      #"{"type": "string", "contentEncoding": "base64", "x-note": 1, "examples": ["Zg=="]}"#,
      "type: string\nexample: 'Zg=='\nrules: [base64]"
    ),
  ])
  func `a property is a field`(property: String, expected: String) throws {
    let (field, losses) = try Self.field(property)
    #expect(field == expected)
    #expect(losses == [])
  }

  @Test(arguments: [
    (
      #"{"type": ["string", "integer"]}"#, "type: any", "the types of the property are not those of one field"
    ),
    (#"{"type": "string", "format": "isbn"}"#, "type: string", "the format 'isbn' is unknown"),
    (
      #"{"$ref": "other.json#/a"}"#, "type: any",
      "'other.json#/a' is not in this document; insert what it refers to"
    ),
    (
      #"{"anyOf": [{"type": "string"}, {"type": "integer"}]}"#, "type: any",
      "alternatives that are not values or null are no rule of a field"
    ),
    (
      #"{"type": "string", "not": {"minLength": 3}}"#, "type: string",
      "'not' of anything but texts is no rule here"
    ),
    (
      #"{"type": "array", "items": {"type": "object", "allOf": [{"required": ["a"]}], "unevaluatedProperties": false}}"#,
      "type: array\nconstraints: {jsonSchema: {items: {allOf: [{type: object}, {required: [a]}]}}}",
      "'unevaluatedProperties' within an object or array is not checked"
    ),
  ])
  func `what a field cannot say is a loss`(property: String, expected: String, loss: String) throws {
    let (field, losses) = try Self.field(property)
    #expect(field == expected)
    #expect(losses == [loss])
  }

  @Test(arguments: [
    (#"{"const": null}"#, "no value but null is valid"),
    (#"{"oneOf": [true, {"type": "integer"}]}"#, "an alternative that is no object is no rule of a field"),
    (#"{"enum": "x"}"#, "'enum' of a property is no rule with a string here"),
    (#"{"type": "integer", "minimum": 1.5}"#, ""), (#"{"type": "string", "maxLength": -1}"#, ""),
    (#"{"minimum": 2}"#, "without 'type', values of other types are valid; the field is of the type number"),
    (#"{"type": "string", "enum": ["a", 1]}"#, ""), (#"{"const": {"a": 1}}"#, ""),
    ("[]", "a property must have an object or a boolean as its schema, not an array"),
    (#"{"type": "number", "not": {"const": 0}}"#, "'not' of anything but texts is no rule here"),
    (
      #"{"type": "array", "items": {"not": {"items": {"allOf": [{}], "unevaluatedItems": false}}}}"#,
      "'not' within an object or array is not checked"
    ),
    (
      ##"{"anyOf": [{"$ref": "#/properties/a"}, {"type": "null"}]}"##,
      "alternatives that contain themselves are no rule of a field"
    ),
  ])
  func `what a rule file refuses, or what has no meaning, is a loss`(property: String, loss: String) throws {
    let (_, losses) = try Self.field(property)
    #expect(losses.count == 1)
    #expect(loss.isEmpty || losses == [loss])
  }

  @Test(arguments: [
    (
      ##"{"properties": {"x": {"$ref": "#/$defs/e"}}, "$defs": {"e": {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/e"}]}}}"##,
      1
    ),
    (
      ##"{"properties": {"a": {"$ref": "#/$defs/n"}}, "$defs": {"n": {"type": "object", "properties": {"a": {"$ref": "#/$defs/n"}, "b": {"$ref": "#/$defs/n"}, "c": {"$ref": "#/$defs/n"}, "d": {"$ref": "#/$defs/n"}}}}}"##,
      1
    ),
  ])
  func `schemas that contain themselves several times end`(schema: String, least: Int) throws {
    let conversion = try RuleConversion(Array(schema.utf8))
    #expect(conversion.losses.count >= least)
    #expect(conversion.document.utf8.count < 1 << 20)
    _ = try RuleFile(Array(conversion.document.utf8))
  }

  @Test func `an array has a number of objects, and an object that is closed beside others is a loss`() throws
  {
    let schema = """
      {"type": "array", "minItems": 1, "maxItems": 9, "uniqueItems": true, "contains": {},
       "items": {"allOf": [{"properties": {"a": {"type": "integer"}}, "additionalProperties": false}, {"properties": {"b": {"type": "integer"}}}],
         "if": {"required": ["a"]}, "then": false}}
      """
    let conversion = try RuleConversion(Array(schema.utf8))
    #expect(conversion.document.hasSuffix("table: {duplicates: false, records: {minimum: 1, maximum: 9}}\n"))
    #expect(conversion.document.hasPrefix("fieldsMatch: partial\n"))
    #expect(
      conversion.losses.map(\.message) == [
        "'contains' of an array is no rule of a table",
        "'additionalProperties' is about the properties beside it, and the table has others",
        "the schema false, which no value satisfies, is no rule",
      ])
  }

  @Test func `before 2019-09 a reference has no siblings`() throws {
    let schema =
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://example.org/s", "properties": {"a": {"$ref": "https://example.org/s#/definitions/t", "maxLength": 1}}, "definitions": {"t": {"type": "string"}}}"##
    let conversion = try RuleConversion(Array(schema.utf8))
    #expect(conversion.document == "fieldsMatch: partial\nfields:\n  - name: a\n    type: string\n")
    #expect(conversion.losses == [])
  }

  @Test func `keywords that no standard has are annotations`() throws {
    let schema =
      #"{"properties": {"a": {"type": "array", "items": {"x-b": 1}, "fileMatch": 2}}, "markdownDescription": ""}"#
    let conversion = try RuleConversion(Array(schema.utf8))
    #expect(conversion.losses == [])
    #expect(
      conversion.document
        == "fieldsMatch: partial\nfields:\n  - name: a\n    type: array\n    constraints: {jsonSchema: {items: true}}\n"
    )
  }

  @Test func `a pattern that PCRE2 does not compile is a loss`() throws {
    let (field, losses) = try Self.field(#"{"type": "string", "pattern": "(a"}"#)
    #expect(field == "type: string")
    #expect(losses.count == 1 && losses[0].hasPrefix("the pattern does not compile in PCRE2: "))
  }

  @Test func `references, required properties, conditions and groups are those of the table`() throws {
    let schema = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Person", "type": "object",
       "$defs": {"name": {"type": "string", "minLength": 1}, "a/b": {"$anchor": "day", "type": "string", "format": "date"}},
       "properties": {"id": {"type": "integer"}, "name": {"$ref": "#/$defs/name"}, "born": {"$ref": "#/$defs/a~1b"},
         "died": {"$ref": "#day"}, "mail": {"type": ["string", "null"]}, "country": {"type": "string"}, "zip": {"type": "string"}},
       "required": ["id", "name", "mail"], "additionalProperties": false,
       "if": {"properties": {"country": {"const": "US"}}, "required": ["country"]}, "then": {"required": ["zip"]},
       "dependentRequired": {"died": ["born"]}, "anyOf": [{"required": ["country"]}, {"required": ["zip"]}]}
      """
    let conversion = try RuleConversion(Array(schema.utf8))
    #expect(conversion.losses == [])
    #expect(
      conversion.document == """
        # Person
        fieldsMatch: superset
        fields:
          - name: id
            type: integer
            constraints: {required: true}
          - name: name
            type: string
            constraints: {required: true, minLength: 1}
          - name: born
            type: date
          - name: died
            type: date
          - name: mail
            type: string
            header: required
          - name: country
            type: string
          - name: zip
            type: string
        rules:
          - {id: rule-1, at: born, required-with: [died]}
          - {id: rule-2, at-least-one-of: [country, zip]}
          - {id: rule-3, at: zip, required-if: {field: country, is: US}}

        """)
    _ = try RuleFile(Array(conversion.document.utf8))
  }

  @Test func `a reference is a JSON Pointer after its percent-encodings are decoded`() throws {
    let schema =
      ##"{"properties": {"a": {"$ref": "#/$defs/x%7E1y%25"}}, "$defs": {"x/y%": {"type": "boolean"}}}"##
    let conversion = try RuleConversion(Array(schema.utf8))
    #expect(conversion.document == "fieldsMatch: partial\nfields:\n  - name: a\n    type: boolean\n")
    #expect(conversion.losses == [])
  }

  @Test func `the objects of an array are the records`() throws {
    let schema = #"{"type": "array", "items": {"type": "object", "properties": {"a": {"type": "integer"}}}}"#
    #expect(
      try RuleConversion(Array(schema.utf8)).document
        == "fieldsMatch: partial\nfields:\n  - name: a\n    type: integer\n")
  }

  @Test func `a schema that contains itself ends`() throws {
    let schema =
      ##"{"properties": {"a": {"$ref": "#"}, "b": {"type": "array", "items": {"$ref": "#/properties/b"}}, "c": {"$ref": "#/properties/c"}}}"##
    let conversion = try RuleConversion(Array(schema.utf8))
    #expect(!conversion.losses.isEmpty)
    _ = try RuleFile(Array(conversion.document.utf8))
  }

  @Test func `what is no rule over fields is a loss at its place`() throws {
    let schema =
      #"{"properties": {"a": {}}, "minProperties": 1, "oneOf": [{"required": ["a", "b"]}], "if": {"minProperties": 2}}"#
    let losses = try RuleConversion(Array(schema.utf8)).losses
    #expect(
      losses.map(\.description) == [
        "1:27: 'minProperties' of an object is no rule over its fields",
        "1:47: alternatives of whole objects are no rule over fields",
        "1:84: a condition on more than the values of properties is no condition of a rule",
      ])
  }

  @Test(arguments: [
    ("[1]", "is neither a JSON Schema of an object or an array of objects nor a data contract (ODCS 3)"),
    (
      "fields: []", "is a rule file already; name another language with --to"
    ),
    (#"{"properties": {}}"#, "has no property, of which each would be a field"),
    (##"{"$ref": "#"}"##, "has no property, of which each would be a field"),
    (##"{"type": "array", "items": {"$ref": "#"}}"##, "has no property, of which each would be a field"),
    (
      "apiVersion: v2.2.2\nkind: DataContract",
      "is a data contract of the version v2.2.2; those of version 3 are converted"
    ),
    ("kind: DataContract", "is a data contract without a table under 'schema'"),
    ("kind: DataContract\nschema: [{name: a}, {name: b}]", "has several tables; name one with --table: a, b"),
  ])
  func `a document that is not converted is an error`(document: String, message: String) {
    let error = #expect(throws: ConversionError.self) { try RuleConversion(Array(document.utf8)) }
    #expect(error?.description == message)
  }
}
