import TestSupport
import Testing

/// Tests of `validate diff` with JSON Schemas.
struct SchemaDiffTests {
  private func output(_ old: String, _ new: String) throws -> (status: Int32, text: String) {
    let scratch = ScratchDirectory(["old.json": old, "new.json": new])
    let result = try scratch.validate("diff", "old.json", "new.json")
    #expect(result.errors.isEmpty)
    return (Int32(result.status), result.outputText)
  }

  @Test func `properties are compared by values of JSON, and what is about several of them as an object`()
    throws
  {
    let (status, text) = try output(
      #"{"properties": {"a": {"type": ["string", "null"]}, "b": {"type": "integer"}, "c": {}}, "required": ["a"]}"#,
      #"{"properties": {"a": {"type": "string"}, "b": {"type": "number"}, "d": {}}, "required": ["b"], "maxProperties": 3}"#
    )
    #expect(status == 1)
    #expect(
      text == """
        incomparable  a: 'null' is refused now; it may now be absent
        incomparable  b: '0.5' is accepted now; it must now be present
        added         d
        removed       c
        narrower      object
        4 fields: 2 incomparable, 1 added, 1 removed. Not everything that passed still passes.

        """)
  }

  @Test(arguments: [
    ("true", "false", 1, "narrower      value: 'null' is refused now\n"), ("{}", "true", 0, ""),
    (#"{"type": "integer"}"#, #"{"type": "number"}"#, 0, "wider         value: '0.5' is accepted now\n"),
    (#"{"enum": [1, 2]}"#, #"{"type": "integer", "minimum": 1, "maximum": 2}"#, 0, ""),
  ])
  func `other values are compared as a whole`(old: String, new: String, status: Int32, differences: String)
    throws
  {
    let result = try output(old, new)
    #expect(result.status == status)
    #expect(result.text.hasPrefix(differences + "1 field: 1 "))
  }

  @Test func `a keyword that is not checked leaves the whole open`() throws {
    let scratch = ScratchDirectory([
      "old.json": #"{"properties": {"a": {}}}"#,
      "new.json": #"{"properties": {"a": {}}, "extends": {}}"#,
    ])
    try scratch.validate("diff", "old.json", "new.json").expect(
      1,
      output:
        "unknown       value\n1 field: 1 same. It is not known whether everything that passed still passes.\n",
      errors: "validate: new.json:1:27: keyword 'extends' of JSON Schema is not supported\n")
  }

  @Test(
    arguments: [
      ("draft-07", "2020-12", #"{"type": "array", "prefixItems": [{"type": "null"}]}"#, "narrower"),
      ("2020-12", "2019-09", #"{"type": "array", "contains": {}, "unevaluatedItems": false}"#, "narrower"),
      ("draft-07", "2020-12", #"{"type": "integer", "maximum": 3}"#, "same"),
      ("draft-04", "2020-12", #"{"type": "integer", "const": 1}"#, "narrower"),
    ])
  func `equal schemas of two drafts are compared by their meaning`(
    old: String, new: String, schema: String, relation: String
  ) throws {
    func document(_ draft: String) -> String {
      let name =
        draft.hasPrefix("d")
        ? "http://json-schema.org/\(draft)/schema#" : "https://json-schema.org/draft/\(draft)/schema"
      return #"{"$schema": "\#(name)", "type": "object", "properties": {"v": \#(schema)}}"#
    }
    let scratch = ScratchDirectory(["old.json": document(old), "new.json": document(new)])
    let result = try scratch.validate("diff", "old.json", "new.json")
    #expect(result.status == (relation == "same" ? 0 : 1))
    #expect(
      String(decoding: result.output, as: UTF8.self).hasSuffix(
        relation == "same"
          ? "Everything that passed still passes.\n"
          : "1 field: 1 \(relation). Not everything that passed still passes.\n"))
  }

  @Test func `records of JSON are judged by types`() throws {
    let scratch = ScratchDirectory([
      "old.json": #"{"properties": {"a": {"type": "string"}}}"#, "new.json": #"{"properties": {"a": {}}}"#,
      "t.jsonl": "{\"a\": 1}\n{\"a\": \"1\"}\n",
      "dependent.json": #"{"properties": {"a": {}}, "minProperties": 1}"#,
      "rules.json": #"{"fields": [{"name": "a"}], "fieldsMatch": "partial"}"#,
    ])
    try scratch.validate("diff", "old.json", "new.json", "--data", "t.jsonl").expect(
      0,
      output: """
        wider         a: 'null' is accepted now
        t.jsonl:1:7: refused before: a: '1' must be a JSON string [json.not-a-string]
        1 field: 1 wider. 2 records: 0 refused now, 1 refused before.

        """)
    scratch.write("{}\n{\"a\": \"1\"}\n{\"a\": 1}\n", to: "u.jsonl")
    let dependent = try scratch.validate("diff", "old.json", "dependent.json", "--data", "u.jsonl")
    #expect(dependent.status == 1)
    #expect(
      dependent.outputText.contains("u.jsonl:1:1: refused now: ")
        && dependent.outputText.contains("u.jsonl:3:7: refused before: a: ")
        && dependent.outputText.hasSuffix("3 records: 1 refused now, 1 refused before.\n"),
      "\(dependent.outputText)")
    try scratch.validate("diff", "old.json", "rules.json", "--data", "t.jsonl").expect(
      2,
      errors:
        "validate: old.json and rules.json judge JSON in different ways; compare two runs of 'validate check'\n"
    )
  }
}
