import RuleFiles
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of rule files that are written in other languages.
struct WrittenLanguageTests {
  private static func converted(
    _ yaml: String, to language: RuleConversion.Language
  ) throws -> (document: String, losses: [String]) {
    let conversion = try RuleConversion(Array(yaml.utf8), named: "t", to: language)
    return (conversion.document, conversion.losses.map { "\($0.position): \($0.message)" })
  }

  private static let stays = """
    title: Stays
    fields:
      - {name: id, type: integer, constraints: {required: true, minimum: 1}, example: 7}
      - {name: size, type: string, constraints: {pattern: '(XX)?[SML]'}}
      - {name: mail, type: string, rules: [email, 'length:..40']}
      - {name: state, type: string, constraints: {enum: [open, paid]}}
    primaryKey: [id]
    rules:
      - {id: r1, at: mail, required-if: {field: state, is: paid}}
      - {id: r2, at-least-one-of: [mail, size]}

    """

  @Test func `a JSON Schema has properties, their presence, and rules over fields`() throws {
    let (document, losses) = try Self.converted(Self.stays, to: .jsonSchema)
    #expect(
      document == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Stays",
          "type": "object",
          "properties": {
            "id": { "examples": [7], "type": "integer", "minimum": 1 },
            "size": { "type": ["string", "null"], "pattern": "^(?:(XX)?[SML])$" },
            "mail": { "type": ["string", "null"], "format": "email", "maxLength": 40 },
            "state": { "type": ["string", "null"], "enum": ["open", "paid", null] }
          },
          "required": ["id"],
          "additionalProperties": false,
          "allOf": [
            {
              "if": {
                "properties": {
                  "state": { "const": "paid" }
                },
                "required": ["state"]
              },
              "then": { "required": ["mail"] }
            },
            {
              "anyOf": [{ "required": ["mail"] }, { "required": ["size"] }]
            }
          ]
        }

        """)
    #expect(losses == ["7:1: that keys differ cannot be said in JSON Schema"])
  }

  @Test func `a Table Schema has the standard's keys alone`() throws {
    let (document, losses) = try Self.converted(Self.stays, to: .tableSchema)
    #expect(
      document == """
        {
          "$schema": "https://datapackage.org/profiles/2.0/tableschema.json",
          "title": "Stays",
          "fields": [
            {
              "name": "id",
              "type": "integer",
              "example": 7,
              "constraints": { "required": true, "minimum": 1 }
            },
            {
              "name": "size",
              "type": "string",
              "constraints": { "pattern": "(XX)?[SML]" }
            },
            {
              "name": "mail",
              "type": "string",
              "format": "email",
              "constraints": { "maxLength": 40 }
            },
            {
              "name": "state",
              "type": "string",
              "constraints": { "enum": ["open", "paid"] }
            }
          ],
          "primaryKey": ["id"]
        }

        """)
    #expect(losses == ["8:1: 'rules' cannot be said in a Table Schema"])
    #expect(try RuleFile(Array(document.utf8)).fields.count == 4)
  }

  @Test func `a data contract has a table with properties and checks`() throws {
    let (document, losses) = try Self.converted(Self.stays, to: .odcs)
    #expect(
      document == """
        apiVersion: 'v3.1.0'
        kind: DataContract
        id: table
        name: Stays
        version: '1.0.0'
        status: draft
        schema:
          - name: table
            logicalType: object
            properties:
              - name: id
                logicalType: integer
                logicalTypeOptions:
                  minimum: 1
                required: true
                primaryKey: true
                primaryKeyPosition: 1
                examples: [7]
              - name: size
                logicalType: string
                logicalTypeOptions:
                  pattern: '^(?:(XX)?[SML])$'
              - name: mail
                logicalType: string
                logicalTypeOptions:
                  format: email
                  maxLength: 40
              - name: state
                logicalType: string
                quality:
                  - metric: invalidValues
                    arguments:
                      validValues: [open, paid]
                    mustBe: 0

        """)
    #expect(
      losses == [
        "2:1: that a table has no other columns cannot be said in a data contract",
        "8:1: 'rules' cannot be said in a data contract",
      ])
  }

  private static let losses: [(field: String, language: RuleConversion.Language, loss: String)] = [
    ("rules: [iban]", .jsonSchema, "the rule 'iban' cannot be said in JSON Schema"),
    ("rules: ['one-of:(?i)yes,no']", .jsonSchema, "the rule 'one-of' cannot be said in JSON Schema"),
    ("rules: ['one-of:(?i)yes,no']", .odcs, "the rule 'one-of' cannot be said in a data contract"),
    ("rules: [iban]", .tableSchema, "the rule 'iban' cannot be said in a Table Schema"),
    ("rules: [iban]", .odcs, "the rule 'iban' cannot be said in a data contract"),
    ("rules: ['length:..3 bytes']", .jsonSchema, "the rule 'length' cannot be said in JSON Schema"),
    ("rules: ['length:..3 bytes']", .tableSchema, "the rule 'length' cannot be said in a Table Schema"),
    (
      "rules: [{email: true, severity: warning}]", .jsonSchema,
      "what only warns is left out, since it would be an error there"
    ),
    (
      "severity: warning, constraints: {maxLength: 3}", .odcs,
      "what only warns is left out, since it would be an error there"
    ),
    (
      #"constraints: {pattern: '\p{L}+'}"#, .jsonSchema,
      "'pattern' cannot be said in JSON Schema of such a field"
    ),
    ("normalize: [trim]", .tableSchema, "'normalize' of a field cannot be said in a Table Schema"),
    ("constraints: {unique: true}", .jsonSchema, "'unique' cannot be said in JSON Schema of such a field"),
  ]

  @Test(arguments: losses)
  func `what another language cannot say is named`(
    field: String, language: RuleConversion.Language, loss: String
  ) throws {
    let (_, losses) = try Self.converted(
      "fieldsMatch: subset\nfields: [{name: n, type: string, \(field)}]", to: language)
    #expect(losses.count == 1 && losses[0].hasSuffix(loss), "\(losses)")
  }

  private static let patterns: [(String, String?)] = [
    ("a.b", #"^(?:a[^\n]b)$"#), ("[.]", "^(?:[.])$"), (#"\d+\-x"#, #"^(?:\d+\-x)$"#),
    ("[]a]", #"^(?:[\]a])$"#),
    ("[^]a]", #"^(?:[^\]a])$"#), ("(?:a|b)", "^(?:(?:a|b))$"), ("(?!x).", #"^(?:(?!x)[^\n])$"#),
    ("(?i)a", nil),
    ("(?<=a)b", nil), (#"\s"#, nil), (#"\bx"#, nil), ("[[:alpha:]]", nil), ("a++", nil), ("a{2}+", nil),
    (#"\x41"#, nil), (#"\Qa\E"#, nil), ("(*UTF)a", nil),
    (#"[A\u00C0-\u00d6]\\u00e9"#, #"^(?:[A\u00C0-\u00d6]\\u00e9)$"#), (#"\u00C"#, nil), (#"\u{C0}"#, nil),
    ("[[a]", #"^(?:[\[a])$"#),
  ]

  @Test(arguments: patterns)
  func `a pattern becomes one of ECMAScript, if that means the same`(pattern: String, expected: String?) {
    #expect(WrittenPattern.searched(pattern) == expected)
  }

  @Test func `a page in HTML has the fields with their rules in words, escaped`() throws {
    let yaml =
      "title: A <b>\nfields: [{name: n, type: string, constraints: {minLength: 1, maxLength: 1}, rules: [email]}]"
    let (document, losses) = try Self.converted(yaml, to: .html)
    #expect(losses.isEmpty && document.contains("<h1>A &lt;b&gt;</h1>"))
    #expect(document.contains("<li><code>1</code> character</li><li>An e-mail address</li>"))
  }

  private static let values: [(field: String, language: RuleConversion.Language, part: String)] = [
    ("type: number, constraints: {enum: ['.5', 1]}", .jsonSchema, #""enum": [0.5, 1, null]"#),
    ("type: boolean, constraints: {enum: ['1']}", .jsonSchema, #""enum": [true, null]"#),
    (
      "type: boolean, trueValues: [ja], falseValues: [nein], constraints: {enum: [ja]}", .odcs,
      "validValues: [true]"
    ),
    ("constraints: {required: true}", .jsonSchema, #""n": { "minLength": 1 }"#),
  ]

  @Test(arguments: values)
  func `values are written by their meaning`(
    field: String, language: RuleConversion.Language, part: String
  ) throws {
    let (document, _) = try Self.converted("fields: [{name: n, \(field)}]", to: language)
    #expect(document.contains(part), "\(document)")
  }

  @Test func `what another language says only once, or of characters alone, is named`() throws {
    let twice =
      "fieldsMatch: subset\nfields: [{name: n, type: integer, rules: ['multiple-of:2', 'multiple-of:3']}]"
    #expect(
      try Self.converted(twice, to: .odcs).losses == [
        "2:60: the rule 'multiple-of' cannot be said in a data contract"
      ])
    let list = "fieldsMatch: subset\nfields: [{name: n, type: list, constraints: {maxLength: 2}}]"
    let (document, losses) = try Self.converted(list, to: .odcs)
    #expect(losses.count == 2 && !document.contains("maxLength"))
    #expect(try Self.converted("fields: [{name: n}]", to: .odcs).losses.count == 1)
  }

  @Test func `places of a document in another language are its own, or its beginning`() throws {
    let schema =
      #"{"properties": {"n": {"type": "string", "contains": 1, "uniqueItems": true, "pattern": "\\p{L}"}}}"#
    let conversion = try RuleConversion(Array(schema.utf8), to: .odcs)
    #expect(!conversion.losses.isEmpty && conversion.losses.allSatisfy { "\($0.position)".hasPrefix("1:") })
  }
}
