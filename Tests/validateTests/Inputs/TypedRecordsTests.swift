import TestSupport
import Testing

/// Tests of records of JSON under a JSON Schema, whose values are judged by their types.
struct TypedRecordsTests {
  private static let schema = """
    {"$schema": "https://json-schema.org/draft/2020-12/schema",
     "properties": {
       "id": {"type": "integer", "minimum": 1},
       "name": {"type": "string", "minLength": 2, "pattern": "^[a-z]"},
       "ok": {"type": "boolean"},
       "share": {"type": ["number", "null"], "maximum": 5},
       "day": {"type": "string", "format": "date"},
       "contact": {"anyOf": [{"type": "string", "format": "email"}, {"type": "integer"}]},
       "tags": {"type": "array", "items": {"$ref": "#/$defs/tag"}, "contains": {"const": "x"}}
     },
     "required": ["id", "share"],
     "dependentRequired": {"ok": ["name"]},
     "additionalProperties": {"type": "null"},
     "$defs": {"tag": {"type": "string", "pattern": "^.$"}}}
    """

  /// The findings on a record that has the members and, where it must, the required ones, without the place.
  private func findings(_ members: String, adding required: String = #""id": 1, "share": 1"#) throws
    -> [String]
  {
    let scratch = ScratchDirectory(["s.json": Self.schema])
    let record = "{" + [members, required].filter { !$0.isEmpty }.joined(separator: ", ") + "}"
    _ = scratch.write(record + "\n", to: "t.jsonl")
    let result = try scratch.validate("check", "-r", "s.json", "--summary", "none", "t.jsonl")
    #expect(result.errors.isEmpty)
    return result.outputText.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 2).dropFirst(2).joined()
    }
  }

  @Test(arguments: [
    (#""id": 1.0, "share": 1"#, ""), (#""id": 10e-1, "share": -0.5e1"#, ""), (#""id": 1, "share": null"#, ""),
    (#""id": "1", "share": 1"#, #"id: '"1"' must be a whole number [integer.malformed]"#),
    (#""id": 1.5, "share": 1"#, "id: '1.5' must be a whole number [integer.malformed]"),
    (#""id": null, "share": 1"#, "id: 'null' must be a whole number [integer.malformed]"),
    (#""id": 0.0, "share": 1"#, "id: '0.0' must be at least 1 [range.too-small]"),
    (#""id": 1, "share": 6"#, "share: '6' must be at most 5 [range.too-large]"),
    (#""id": 1"#, "share: '' must be present [required]"),
  ])
  func `numbers are no strings, and null is a value`(members: String, finding: String) throws {
    #expect(try findings(members, adding: "") == (finding.isEmpty ? [] : [finding]))
  }

  @Test(arguments: [
    (#""name": "ab""#, ""), (#""name": "\u0061\u00e9""#, ""), (#""ok": true, "name": "ab""#, ""),
    (#""name": "\u0061""#, #"name: '"\u0061"' must have at least 2 characters, has 1 [length.too-short]"#),
    (#""name": 12"#, "name: '12' must be a JSON string [json.not-a-string]"),
    (#""name": "Ab""#, #"name: '"Ab"' must match (?:[a-z])[\s\S]* [regex.no-match]"#),
    (#""ok": "true", "name": "ab""#, #"ok: '"true"' must be one of 'true', 'false' [boolean.malformed]"#),
    (#""day": "2024-02-28""#, ""),
    (
      #""day": "2024-02-30""#,
      #"day: '"2024-02-30"' must be a day that exists: the month has 29 days, not 30 [date.no-such-day]"#
    ),
  ])
  func `rules of texts read the contents of strings`(members: String, finding: String) throws {
    #expect(try findings(members) == (finding.isEmpty ? [] : [finding]))
  }

  @Test(arguments: [
    (#""contact": "a@example.com""#, ""), (#""contact": 5"#, ""), (#""tags": ["x", "y"]"#, ""),
    (
      #""contact": "5""#,
      #"contact: '"5"' must be valid by its JSON Schema: 'anyOf' fails [json-schema.failed]"#
    ),
    (
      #""tags": ["x", "yy"]"#,
      #"tags: '["x", "yy"]' must be valid by its JSON Schema: 'pattern' fails at '/1' [json-schema.failed]"#
    ),
    (
      #""tags": ["y"]"#,
      #"tags: '["y"]' must be valid by its JSON Schema: 'contains' fails [json-schema.failed]"#
    ),
    (#""more": null"#, ""),
    (#""more": 1"#, "must be valid by its JSON Schema: 'type' fails at '/more' [record.json-schema]"),
    (
      #""ok": true"#,
      "must be valid by its JSON Schema: 'dependentRequired' fails at '/name' [record.json-schema]"
    ),
  ])
  func `what is no rule of a field is judged by the schema`(members: String, finding: String) throws {
    #expect(try findings(members) == (finding.isEmpty ? [] : [finding]))
  }

  @Test(arguments: [
    (#"{"type": "object", "required": ["a"]}"#, #"{"b": 1}"#, "a: '' must be present [required]"),
    (
      #"{"oneOf": [{"properties": {"k": {"const": "a"}}, "required": ["k"]}, {"properties": {"k": {"const": "b"}}, "required": ["k"]}]}"#,
      #"{"k": "c"}"#, "must be valid by its JSON Schema: 'oneOf' fails [record.json-schema]"
    ),
    (
      #"{"properties": {"a": {"not": {"pattern": "^(?:(?=(a+)+$)x|a+!)$"}}}}"#,
      "{\"a\": \"\(String(repeating: "a", count: 60))!\"}", "regex.budget-exceeded"
    ),
    (
      ##"{"$id": "http://x/root.json", "properties": {"a": {"$ref": "q.json#/$defs/r"}}, "$defs": {"q": {"$id": "q.json", "$defs": {"r": {"type": "null"}}}}}"##,
      #"{"a": 1}"#, "a: '1' must be valid by its JSON Schema: 'type' fails [json-schema.failed]"
    ),
    (
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"a": {"$ref": "#pos"}}, "definitions": {"p": {"$id": "#pos", "minimum": 0}}}"##,
      #"{"a": -1}"#, "a: '-1' must be valid by its JSON Schema: 'minimum' fails [json-schema.failed]"
    ),
    (
      #"{"$schema": "http://json-schema.org/draft-04/schema#", "properties": {"a": {"if": {}, "then": false, "type": ["null", "string"]}}}"#,
      #"{"a": "x"}"#, ""
    ),
  ])
  func `schemas of every form are judged`(schema: String, record: String, finding: String) throws {
    let scratch = ScratchDirectory(["s.json": schema, "t.jsonl": record + "\n"])
    let result = try scratch.validate("check", "-r", "s.json", "--summary", "none", "t.jsonl")
    #expect(result.errors.isEmpty)
    #expect(
      finding.isEmpty ? result.outputText.isEmpty : result.outputText.contains(finding),
      "\(result.outputText)")
  }

  @Test func `what is not checked of an array of records is named`() throws {
    let scratch = ScratchDirectory([
      "s.json":
        #"{"type": "array", "contains": {"required": ["b"]}, "items": {"properties": {"a": {"type": "integer"}}}}"#,
      "t.jsonl": "{\"a\": 1}\n",
    ])
    try scratch.validate("check", "-r", "s.json", "--summary", "none", "t.jsonl").expect(
      0, errors: "validate: s.json:1:19: 'contains' of an array is no rule of a table\n")
  }

  @Test func `records are made that the schema accepts`() throws {
    let scratch = ScratchDirectory(["s.json": Self.schema])
    let made = try scratch.validate("sample", "-r", "s.json", "--output", "jsonl", "-n", "200")
    #expect(made.status == 0 && made.errors.isEmpty)
    _ = scratch.write(made.outputText, to: "t.jsonl")
    try scratch.validate("check", "-r", "s.json", "--summary", "none", "t.jsonl").expect(0)
    try scratch.validate("sample", "-r", "s.json", "--output", "jsonl", "--broken", "each").expect(
      2, errors: "validate: --broken makes records of CSV under a JSON Schema; use --output csv\n")
  }

  @Test func `records of both forms are each judged in their own way`() throws {
    let scratch = ScratchDirectory([
      "s.json": #"{"properties": {"id": {"type": "integer"}}}"#, "a.csv": "id\n1\n",
      "a.jsonl": "{\"id\": \"1\"}\n",
    ])
    try scratch.validate("check", "-r", "s.json", "--summary", "none", "a.csv").expect(0)
    try scratch.validate("check", "-r", "s.json", "--summary", "none", "a.jsonl").expect(
      1, output: "a.jsonl:1:8: error: id: '\"1\"' must be a whole number [integer.malformed]\n")
  }
}
