import TestSupport
import Testing

/// Tests of JSON arrays as an input of the built program.
struct JSONArrayTests {
  private static let people = """
    [
      {"email": "ann@example.com", "age": 41},
      {"email": "bob", "age": "x"}, {"age": null},
      {"email": "é@",
       "age": 1.0}
    ]

    """

  private static let rules = ["-c", "email=required", "-c", "email=email", "-c", "age=integer"]

  @Test func `findings have the place of the value, and records are copied to arrays`() throws {
    let scratch = ScratchDirectory(["people.json": Self.people])
    try scratch.validate(
      ["check", "-q", "--errors", "-", "--valid", "v", "--invalid", "i", "people.json"] + Self.rules
    ).expect(
      1,
      output: """
        people.json:3:13: error: email: 'bob' must be an e-mail address: it has no @ [email.no-at-sign]
        people.json:3:27: error: age: 'x' must be a whole number [integer.malformed]
        people.json:3:33: error: email: '' must be present [required]
        people.json:4:13: error: email: 'é@' must be an e-mail address: character 1, 'é', is not allowed before the @ [email.local-part-character]
        people.json:5:11: error: age: '1.0' must be a whole number [integer.malformed]

        """)
    #expect(try scratch.text(of: "v") == "[\n{\"email\": \"ann@example.com\", \"age\": 41}\n]\n")
    #expect(
      try scratch.text(of: "i") == """
        [
        {"email": "bob", "age": "x"},
        {"age": null},
        {"email": "é@",
           "age": 1.0}
        ]

        """)
  }

  @Test func `the kind follows from the name and the first byte, and from options`() throws {
    let scratch = ScratchDirectory([
      "array.json": " \n[{\"a\": \"x\"}]", "lines.json": #"{"a": "x"}"#, "array": #"[{"a": "x"}]"#,
      "in.json": #"{"data": {"items": [{"a": "x"}]}}"#,
    ])
    scratch.makeDirectory("folder")
    scratch.write("[1]", to: "folder/x.json")
    scratch.write("a\nx\n", to: "folder/y.csv")
    for words in [
      ["array.json"], ["lines.json"], ["--input", "json", "array"], ["--at", "/data/items", "in.json"],
      ["--at", "/data/items", "--input", "json", "in.json"],
      ["folder"], ["array.json", "array.json"],
    ] {
      let run = try scratch.validate(["check", "-q", "--errors", "-", "-c", "a=integer"] + words)
      #expect(run.status == 1, "\(words): \(run.errorsText)")
      #expect(run.outputText.contains("'x' must be a whole number [integer.malformed]"), "\(words)")
    }
    let rules = scratch.write(
      "dialect: {property: /data/items}\nfields: [{name: a, type: integer}]", to: "rules")
    let run = try scratch.validate(["check", "-q", "--errors", "-", "-r", rules, "in.json"])
    #expect(run.outputText.hasPrefix("in.json:1:27: error: a: 'x' "))
  }

  @Test(
    arguments: [
      (
        ["--input", "json"], "{}",
        "begins with '{', and not with the '[' of a JSON array; name the place of an array with --at"
      ),
      (["--input", "json"], "\u{E9}", "begins with byte 0xc3, and not with the '['"),
      (["--input", "json"], ",", "begins with ',', and not with the '['"),
      (["--input", "json"], "]", "begins with ']', and not with the '['"),
      (["--input", "json"], ":[]", "begins with ':', and not with the '['"),
      (["--at", "/0"], "[,", "it has no array at '/0'"),
      (["--input", "json"], "", "it is empty, and no JSON array; an array without records is []"),
      (
        ["--input", "json"], #"[{"a": 1},"#,
        "its array has no end: ']' is missing, so that records may be missing too"
      ),
      (["--input", "json"], "[]\n[]", "more follows the end of its array, at byte 4;"),
      (["--at", "/b"], #"{"a": []}"#, "it has no array at '/b'; name the place of an array with --at"),
      (["--at", "/a~b"], "{}", "--at: '/a~b' is no JSON Pointer, in which '~' is written '~0'"),
      (["--at", "/a", "--input", "csv"], "{}", "--at /a is only for JSON arrays; use it with --input json"),
      (["--input", "json", "--delimiter", ";"], "[]", "--delimiter is only for CSV records"),
    ])
  func `what is no array is an error that names it`(options: [String], text: String, message: String) throws {
    let scratch = ScratchDirectory(["t": text])
    let run = try scratch.validate(["check", "-c", "a=integer", "t", "--valid", "v"] + options)
    #expect(run.status == 2 && run.errorsText.contains(message), "\(options) \(text): \(run.errorsText)")
    #expect(scratch.names == ["t"])
  }

  @Test func `an array that is cut within an element has a malformed record`() throws {
    let scratch = ScratchDirectory(["t": #"[{"a": 1}, {"a": [1, "#])
    let run = try scratch.validate([
      "check", "-q", "--errors", "-", "--input", "json", "-c", "a=integer", "t",
    ])
    run.expect(
      1,
      output: "t:1:21: error: must be a JSON object: it ends before it is complete [record.malformed-json]\n")
  }

  @Test func `commas without an element are malformed records`() throws {
    let scratch = ScratchDirectory(["t": #"[{"a": 1},,{"a": 2},]"#])
    let run = try scratch.validate([
      "check", "-q", "--errors", "-", "--input", "json", "-c", "a=integer", "t",
    ])
    run.expect(
      1,
      output: """
        t:1:11: error: must be a JSON object: this character is not allowed here [record.malformed-json]
        t:1:21: error: must be a JSON object: this character is not allowed here [record.malformed-json]

        """)
  }

  @Test func `keys, normalization and reasons are those of JSON Lines`() throws {
    let scratch = ScratchDirectory([
      "t.json": #"[{"k": " a "}, {"k": "a"}, {"k": 1}]"#,
      "r.yml": "fields: [{name: k, normalize: [trim], constraints: {unique: true}}]",
    ])
    let run = try scratch.validate([
      "filter", "-q", "--normalize", "-r", "r.yml", "t.json", "--invalid", "i", "--invalid-reasons",
    ])
    #expect(run.outputText == "[\n{\"k\": \"a\"},\n{\"k\": 1}\n]\n")
    let invalid = try scratch.text(of: "i")
    #expect(
      invalid.hasPrefix(
        #"[\#n{"k": "a","validation_code":"unique.duplicate","validation_message":"k: must be unique: record 1 "#
      ), "\(invalid)")
  }

  @Test func `elements in one line are identified by their numbers, within a file and across files`() throws {
    let scratch = ScratchDirectory([
      "a.json": #"[{"id": 1}, {"id": 2}, {"id": 2}]"#, "b.json": #"[{"id": 2}, {"id": 3}]"#,
      "r.yml": "fields: [{name: id}]\nprimaryKey: id",
    ])
    for memory in ["1MB", "1"] {
      let run = try scratch.validate([
        "check", "-q", "--errors", "-", "-r", "r.yml", "a.json", "b.json", "--unique-memory", memory,
      ])
      run.expect(
        1,
        output: """
          a.json:1:31: error: id=2: id: '2' must not repeat a primary key: record 2 has the same 'id' [primary-key.duplicate]
          b.json:1:9: error: id=2: id: '2' must not repeat a primary key: record 2 of a.json has the same 'id' [primary-key.duplicate]

          """)
    }
  }

  @Test func `blanks around an element are not part of it`() throws {
    let blanks = String(repeating: " ", count: 300_000)
    let scratch = ScratchDirectory(["t.json": "[{\"a\":1}   \n           ,\(blanks){\"a\":\"x\"}  ]"])
    let run = try scratch.validate([
      "check", "-q", "--errors", "-", "-c", "a=integer", "t.json", "--max-record-bytes", "16", "--invalid",
      "i",
    ])
    run.expect(1, output: "t.json:2:300018: error: a: 'x' must be a whole number [integer.malformed]\n")
    #expect(try scratch.text(of: "i") == "[\n{\"a\":\"x\"}\n]\n")
  }

  @Test func `a document on several lines that is read as JSON Lines is told how to name its array`() throws {
    let scratch = ScratchDirectory([
      "t.json": "{\n  \"rows\": [\n    {\"id\": 1}\n  ]\n}\n", "l.json": "{\"id\": 1}\n",
    ])
    let run = try scratch.validate(["check", "-q", "-c", "id=integer", "t.json"])
    #expect(run.status == 1)
    let advice =
      "t.json: it begins with '{', and was read as JSON Lines; name the array in it with --at, as in --at /items"
    #expect(try scratch.validate(["check", "-c", "id=integer", "t.json"]).errorsText.contains(advice))
    #expect(try !scratch.validate(["check", "-c", "id=integer", "l.json"]).errorsText.contains("--at"))
  }

  @Test func `the place in a rule file makes standard input an array`() throws {
    let scratch = ScratchDirectory(["r.yml": "dialect: {property: rows}\nfields: [{name: id, type: integer}]"]
    )
    let run = try scratch.validate(
      ["check", "-q", "--errors", "-", "-r", "r.yml"], input: Array(#"{"rows": [{"id": "x"}]}"#.utf8))
    run.expect(1, output: "-:1:18: error: id: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `a place in a rule file is named where the table is no array`() throws {
    let scratch = ScratchDirectory([
      "r.yml": "dialect: {property: rows}\nfields: [{name: id, type: integer}]", "t.csv": "id\n1\n",
      "u.jsonl": "{\"id\": 1}\n",
    ])
    for table in ["t.csv", "u.jsonl"] {
      try scratch.validate(["check", "--summary", "none", "-r", "r.yml", table]).expect(
        0,
        errors:
          "validate: \(table): 'property' in 'dialect' has no effect, since the table is no array of a JSON document\n"
      )
    }
  }

  @Test func `an element that is too long is reported where it begins, and copied`() throws {
    let long = #"{"a": "\#(String(repeating: "x", count: 200))"}"#
    let scratch = ScratchDirectory(["t.json": "[{\"a\": 1},\n\n  \(long), {\"a\": 2}]"])
    let run = try scratch.validate([
      "check", "-q", "--errors", "-", "-c", "a=integer", "t.json", "--max-record-bytes", "64", "--invalid",
      "i",
    ])
    run.expect(
      1,
      output:
        "t.json:3:3: error: must have at most 64 bytes; raise the bound with --max-record-bytes [record.too-long]\n"
    )
    #expect(try scratch.text(of: "i") == "[\n\(long)\n]\n")
  }

  @Test func `rules are proposed for the members of an array, with its place`() throws {
    let scratch = ScratchDirectory(["t": #"{"rows": [{"id": 1, "note": "a"}, {"id": 2}]}"#])
    let text = try scratch.validate(["infer", "--at", "rows", "t"]).outputText
    #expect(text.contains("dialect: {property: '/rows'}") || text.contains("dialect: {property: /rows}"))
    #expect(text.contains("- name: id") && text.contains("- name: note"))
    scratch.write(text, to: "rules")
    #expect(try scratch.validate(["check", "-r", "rules", "--input", "json", "t"]).status == 0)
  }

  @Test func `a resource of a Data Package and the target of a foreign key can be an array`() throws {
    let scratch = ScratchDirectory([
      "datapackage.json": """
      {"resources": [
        {"name": "orders", "path": "orders.csv", "schema": {"fields": [{"name": "person"}],
          "foreignKeys": [{"fields": "person", "reference": {"resource": "people", "fields": "id"}}]}},
        {"name": "people", "path": "people.json", "dialect": {"property": "all"},
          "schema": {"fields": [{"name": "id", "type": "integer"}]}}]}
      """,
      "orders.csv": "person\n1\n3\n", "people.json": #"{"all": [{"id": 1}, {"id": "b"}]}"#,
    ])
    let run = try scratch.validate(["check", "-q", "--errors", "-", "-r", "datapackage.json"])
    #expect(run.status == 1, "\(run.errorsText)")
    #expect(run.outputText.contains("orders.csv:3:1: error: person: '3' "), "\(run.outputText)")
    #expect(run.outputText.contains("people.json:1:28: error: id: 'b' "), "\(run.outputText)")
  }
}
