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
    ("{}", "type: any"), ("true", "type: any"),
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
    (#"{"type": ["string", "integer"]}"#, "type: any", "a field has one type, and not several"),
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
      "'not' of another schema than values is no rule here"
    ),
    (
      #"{"type": "string", "minimum": 3}"#, "type: string",
      "'minimum' is no constraint of a field of the type string"
    ),
    (
      #"{"type": "array", "items": {"type": "string", "pattern": "a"}}"#,
      "type: array\nconstraints: {jsonSchema: {items: {type: string}}}",
      "'pattern' within an object or array is not checked"
    ),
  ])
  func `what a field cannot say is a loss`(property: String, expected: String, loss: String) throws {
    let (field, losses) = try Self.field(property)
    #expect(field == expected)
    #expect(losses == [loss])
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
      "fields: []",
      "is neither a JSON Schema of an object or an array of objects nor a data contract (ODCS 3)"
    ),
    ("kind: DataContract", "is a data contract without a table under 'schema'"),
    ("kind: DataContract\nschema: [{name: a}, {name: b}]", "has several tables; name one with --table: a, b"),
  ])
  func `a document that is not converted is an error`(document: String, message: String) {
    let error = #expect(throws: ConversionError.self) { try RuleConversion(Array(document.utf8)) }
    #expect(error?.description == message)
  }
}
