import TestSupport
import Testing

/// Tests of `-r` with a JSON Schema or a data contract.
struct ConvertedRulesTests {
  private static let files = [
    "s.json": """
    {"$schema": "https://json-schema.org/draft/2020-12/schema",
     "properties": {"id": {"type": "integer", "minimum": 1}, "tags": {"type": "array", "items": {"$ref": "x"}}},
     "required": ["id"]}
    """,
    "c.yaml": """
    apiVersion: v3.0.2
    kind: DataContract
    id: shop
    status: active
    version: 1.0.0
    schema:
      - {name: orders, properties: [{name: id, logicalType: integer, required: true}]}
      - {name: lines, properties: [{name: no, logicalType: integer, required: true}]}
    """, "t.csv": "id\n0\nx\n", "t.jsonl": "{\"id\": \"1\"}\n",
  ]

  @Test(
    arguments: [
      (#"{"properties": {"x": true}, "unevaluatedProperties": false}"#, [3]),
      (
        #"{"properties": {"x": true}, "unevaluatedProperties": false, "allOf": [{"unevaluatedProperties": false}]}"#,
        [1, 3]
      ),
      (
        #"{"properties": {"x": true}, "unevaluatedProperties": false, "anyOf": [{"required": ["x"]}, {"properties": {"y": true}}]}"#,
        []
      ),
      (#"{"properties": {"x": true}, "unevaluatedProperties": false, "required": ["y"]}"#, [1, 2, 3]),
      (#"{"properties": {"x": true}, "unevaluatedProperties": {"type": "string"}}"#, [3]),
      (
        #"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"x": true}, "unevaluatedProperties": false}"#,
        []
      ),
    ])
  func `properties that a schema does not evaluate are found in records`(schema: String, invalid: [Int])
    throws
  {
    let scratch = ScratchDirectory(["s.json": schema, "t.jsonl": "{\"x\": 1}\n{}\n{\"y\": 1}\n"])
    let result = try scratch.validate(
      "check", "-r", "s.json", "--format", "jsonl", "--summary", "none", "t.jsonl")
    let lines = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    let records = (1...3).filter { number in
      lines.contains { $0.contains("\"record\": \(number),") || $0.contains("\"record\":\(number),") }
    }
    #expect(records == invalid, "\(lines)")
  }

  @Test func `a JSON Schema is used as its rule file, and what is not checked is named`() throws {
    let scratch = ScratchDirectory(Self.files)
    try scratch.validate("check", "-r", "s.json", "--summary", "none", "t.csv").expect(
      1,
      output: """
        t.csv:2:1: error: id: '0' must be at least 1 [range.too-small]
        t.csv:3:1: error: id: 'x' must be a whole number [integer.malformed]

        """,
      errors: "validate: s.json:2:102: 'x' is not in this document; insert what it refers to\n")
    try scratch.validate("check", "-r", "s.json", "--summary", "none", "t.jsonl").expect(
      1,
      output: """
        t.jsonl:1:8: error: id: '"1"' must be a whole number [integer.malformed]

        """,
      errors: "validate: s.json:2:102: 'x' is not in this document; insert what it refers to\n")
    try scratch.validate("check", "-r", "c.yaml", "--table", "orders", "--summary", "none", "t.jsonl").expect(
      0,
      errors: """
        validate: c.yaml: values are judged by their text: in JSON "1" is an integer as well, and null is an absent value

        """)
  }

  @Test func `a data contract is used by a table`() throws {
    let scratch = ScratchDirectory(Self.files)
    try scratch.validate("check", "-r", "c.yaml", "t.csv").expect(
      2, errors: "validate: c.yaml has several tables; name one with --table: orders, lines\n")
    let checked = try scratch.validate(
      "check", "-r", "c.yaml", "--table", "orders", "--summary", "none", "t.csv")
    #expect(checked.status == 1 && checked.outputText.contains("id: 'x'"))
    #expect(
      try scratch.validate("sample", "-r", "c.yaml", "--table", "lines", "-n", "0").outputText == "no\n")
    try scratch.validate("check", "-r", "s.json", "--table", "x", "t.csv").expect(
      2, errors: "validate: s.json is a JSON Schema, which has one table; omit --table\n")
  }

  @Test func `two versions of a JSON Schema are compared`() throws {
    var files = Self.files
    files["new.json"] = #"{"properties": {"id": {"type": "integer", "minimum": 2}}, "required": ["id"]}"#
    let scratch = ScratchDirectory(files)
    let compared = try scratch.validate("diff", "s.json", "new.json")
    try scratch.validate("diff", "c.yaml", "c.yaml", "--table", "lines").expect(
      0, output: "1 field: 1 same. Everything that passed still passes.\n")
    #expect(compared.status == 1 && compared.outputText.contains("narrower      id: '1' is refused now"))
  }
}
