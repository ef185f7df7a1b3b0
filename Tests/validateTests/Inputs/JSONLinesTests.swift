import TestSupport
import Testing

/// Tests of JSON Lines as an input of the built program.
struct JSONLinesTests {
  private static let people = """
    {"email": "ann@example.com", "age": 41, "address": {"zip": "01234"}}
    {"email": "bob", "age": "x", "address": {"zip": "0123"}}
    {"age": null}

    {"email": "é@", "age": 1.0, "address": {"zip": null}}
    {"email": "a\\u0040example.com", "age": true

    """

  private static let rules = [
    "-c", "email=required", "-c", "email=email", "-c", "age=integer", "-c", "/address/zip=length:5",
  ]

  @Test func `findings have the place of the value, quotes included, and records are copied byte for byte`()
    throws
  {
    let scratch = ScratchDirectory(["people.jsonl": Self.people])
    try scratch.validate(
      ["check", "-q", "--errors", "-", "--valid", "v", "--invalid", "i", "people.jsonl"] + Self.rules
    ).expect(
      1,
      output: """
        people.jsonl:2:11: error: email: 'bob' must be an e-mail address: it has no @ [email.no-at-sign]
        people.jsonl:2:25: error: age: 'x' must be a whole number [integer.malformed]
        people.jsonl:2:49: error: /address/zip: '0123' must have at least 5 characters, has 4 [length.too-short]
        people.jsonl:3:1: error: email: '' must be present [required]
        people.jsonl:4:1: warning: is a blank line, not a record [record.blank-line]
        people.jsonl:5:11: error: email: 'é@' must be an e-mail address: character 1, 'é', is not allowed before the @ [email.local-part-character]
        people.jsonl:5:24: error: age: '1.0' must be a whole number [integer.malformed]
        people.jsonl:6:44: error: must be a JSON object: it ends before it is complete [record.malformed-json]

        """)
    let lines = Self.people.split(separator: "\n")
    #expect(try scratch.text(of: "v") == lines[0] + "\n")
    #expect(try scratch.text(of: "i") == lines[1...].joined(separator: "\n") + "\n")
  }

  @Test func `a finding as JSON has a pointer after its offset, and as CSV a column of that name`() throws {
    let scratch = ScratchDirectory(["p.ndjson": #"{"a/b": {"~": [1, "x"]}}"# + "\n[]\n"])
    let words = ["check", "-q", "--errors", "-", "-c", "/a~1b/~0/1=integer", "p.ndjson", "--format"]
    try scratch.validate(words + ["jsonl"]).expect(
      1,
      output: #"""
        {"file":"p.ndjson","record":1,"line":1,"column":19,"offset":18,"pointer":"/a~1b/~0/1","field":"/a~1b/~0/1",\#
        "rule":"integer","code":"integer.malformed","params":{},"value":"x","message":"must be a whole number",\#
        "severity":"error"}
        {"file":"p.ndjson","record":2,"line":2,"column":1,"offset":25,"pointer":"","field":null,"rule":"record",\#
        "code":"record.malformed-json","params":{"fault":"not-object"},"value":null,\#
        "message":"must be a JSON object, is another JSON value","severity":"error"}

        """#)
    let csv = try scratch.validate(words + ["csv"]).outputText.split(separator: "\n")
    #expect(
      csv[0]
        == "file,record,line,column,offset,pointer,field,rule,code,params,value,truncated,message,severity,causes"
    )
    #expect(csv[1].hasPrefix(#""p.ndjson",1,1,19,18,"/a~1b/~0/1","/a~1b/~0/1","integer""#))
    #expect(csv[2].hasPrefix(#""p.ndjson",2,2,1,25,"",,"record""#))
  }

  @Test(arguments: ["text", "jsonl", "csv", "json", "github", "gitlab", "junit", "sarif", "markdown", "html"])
  func `every format reports JSON Lines`(format: String) throws {
    let scratch = ScratchDirectory(["people.jsonl": Self.people])
    let result = try scratch.validate(
      ["check", "-q", "--errors", "e", "--format", format, "people.jsonl"] + Self.rules)
    #expect(result.status == 1)
    #expect(try scratch.text(of: "e").contains("length.too-short"))
  }

  @Test func `the kind of the input is decided by the name, and --input is stronger`() throws {
    let scratch = ScratchDirectory([
      "a.jsonl": "{\"a\": \"x\"}\n", "b.NDJSON": "{\"a\": 2}\n", "c.csv": "a\n1\n",
    ])
    try scratch.validate("check", "-q", "-c", "a=integer", "a.jsonl", "b.NDJSON").expect(1)
    try scratch.validate("check", "-q", "-c", "a=integer", "--input", "jsonl", input: "{\"a\": 2}\n").expect(
      0)
    try scratch.validate("check", "-q", "-c", "a=integer", "--input", "csv", "c.csv").expect(0)
    try scratch.validate("check", "-q", "-e", "json", "--input", "lines", "a.jsonl").expect(0)
    try scratch.validate("check", "-q", "-e", "json", "a.jsonl").expect(0)
  }

  @Test(arguments: [
    (
      ["-c", "a=integer", "-d", ";"],
      "--delimiter is only for CSV records; a record of JSON is an object, whose members have names"
    ),
    (
      ["-c", "a=integer", "--no-header"],
      "--no-header is only for CSV records; a record of JSON is an object, whose members have names"
    ),
    (["-c", "a=integer", "-z"], "--null is only for values checked with -e"),
    (["-c", "a=integer", "--input", "lines"], "--input lines: lines have no columns; use -e"),
    (["-e", "integer", "--input", "jsonl"], "--input jsonl: -e checks lines; use -c or -r"),
    (
      ["-c", "/a~2=integer"],
      "-c: column '/a~2' begins with '/' and is therefore a JSON Pointer, in which '~' is written '~0' and '/' in a name '~1'"
    ),
    (["-c", "a=integer", "-c", "/a=integer"], "-c: columns 'a' and '/a' are the same member; name it once"),
    (
      ["-c", "a=integer", "c.csv"],
      "a.jsonl is JSON Lines by its name, and c.csv is not; check them separately, or name the kind of all with --input csv, --input jsonl or --input json"
    ),
  ]) func `options without a meaning for JSON Lines are errors`(words: [String], message: String)
    throws
  {
    let scratch = ScratchDirectory(["a.jsonl": "{}\n", "c.csv": "a\n"])
    let result = try scratch.validate(["check", "a.jsonl"] + words)
    #expect(result.status == 2)
    #expect(result.errorsText.contains(message), "\(result.errorsText)")
  }

  @Test func `a rule file decides by fieldsMatch whether other members are allowed`() throws {
    let fields = "fields:\n  - {name: a, type: integer}\n  - {name: /b/c, type: boolean}\n"
    let scratch = ScratchDirectory([
      "r.yml": fields, "s.yml": "fieldsMatch: subset\n" + fields,
      "d.jsonl": #"{"b": {"c": true, "d": 1}, "x": 0, "y": 0, "a": 1}"# + "\n",
    ])
    try scratch.validate("check", "-q", "--errors", "-", "-r", "r.yml", "d.jsonl").expect(
      1,
      output:
        "d.jsonl:1:28: error: must not have a member that the rules do not have: x [record.extra-member]\n")
    try scratch.validate("check", "-q", "-r", "s.yml", "d.jsonl").expect(0)
  }

  @Test func `missing values are strings, and null and a missing member are absent`() throws {
    let rules =
      "missingValues: [NA, '1']\nfieldsMatch: subset\nfields:\n  - {name: a, constraints: {required: true}}\n"
    let lines = [#"{"a": "NA"}"#, #"{"a": "\u0031"}"#, #"{"a": null}"#, "{}", #"{"a": 1}"#, #"{"a": ""}"#]
    let scratch = ScratchDirectory(["r.yml": rules, "d.jsonl": lines.joined(separator: "\n")])
    try scratch.validate("check", "-q", "--errors", "-", "-r", "r.yml", "d.jsonl").expect(
      1,
      output: """
        d.jsonl:1:7: error: a: 'NA' must be present [required]
        d.jsonl:2:7: error: a: '1' must be present [required]
        d.jsonl:3:7: error: a: '' must be present [required]
        d.jsonl:4:1: error: a: '' must be present [required]

        """)
  }

  @Test func `keys and rules over records work as for tables`() throws {
    let rules = """
      fieldsMatch: subset
      primaryKey: id
      foreignKeys:
        - {fields: country, reference: {resource: countries, path: countries.jsonl, fields: code}}
      fields:
        - {name: id, type: integer}
        - {name: country}
        - {name: from, type: integer}
        - {name: to, type: integer}
      rules:
        - {id: order, compare: from <= to, at: to}
      """
    let scratch = ScratchDirectory([
      "r.yml": rules, "countries.jsonl": "{\"code\": \"FR\"}\n{\"code\": \"DE\"}\n",
      "d.jsonl": """
      {"id": 1, "country": "FR", "from": 1, "to": 2}
      {"id": 2, "country": "XX", "from": 3, "to": 2}
      {"country": "DE", "id": 1.0}
      {"id": 1}
      """,
    ])
    try scratch.validate("check", "-q", "--errors", "-", "-r", "r.yml", "d.jsonl").expect(
      1,
      output: """
        d.jsonl:2:22: error: id=2: country: 'XX' must refer to a record of countries: none has this 'code' [foreign-key.missing]
        d.jsonl:2:45: error: id=2: to: '2' must have from <= to [comparison.not-met]
        d.jsonl:3:25: error: id=1.0: id: '1.0' must be a whole number [integer.malformed]
        d.jsonl:4:8: error: id=1: id: '1' must not repeat a primary key: line 1 has the same 'id' [primary-key.duplicate]

        """)
  }

  @Test
  func `a long line goes to the invalid records, and line ends of CRLF and a byte-order mark are accepted`()
    throws
  {
    let long = #"{"a": "\#(String(repeating: "x", count: 100))"}"#
    let scratch = ScratchDirectory(["d.jsonl": "\u{FEFF}{\"a\": 1}\r\n\(long)\r\n{\"a\": 3}"])
    try scratch.validate(
      "check", "-q", "--errors", "-", "--max-record-bytes", "50", "--valid", "v", "--invalid", "i", "-c",
      "a=integer",
      "d.jsonl"
    ).expect(
      1,
      output:
        "d.jsonl:2:1: error: must have at most 50 bytes; raise the bound with --max-record-bytes [record.too-long]\n"
    )
    #expect(try scratch.text(of: "v") == "{\"a\": 1}\r\n{\"a\": 3}")
    #expect(try scratch.text(of: "i") == long + "\r\n")
  }

  @Test func `filter with --normalize writes strings as changed, and numbers as they are`() throws {
    let rules =
      "fieldsMatch: subset\nfields:\n  - {name: a, normalize: [trim, lowercase]}\n  - {name: b, normalize: [trim]}\n"
    let scratch = ScratchDirectory([
      "r.yml": rules, "d.jsonl": #"{"b": 1.0, "a": " \"X\\ ", "c": " Y "}"# + "\r\n",
    ])
    try scratch.validate("filter", "-q", "--normalize", "-r", "r.yml", "d.jsonl").expect(
      0, output: #"{"b": 1.0, "a": "\"x\\", "c": " Y "}"# + "\r\n")
  }

  @Test func `a file without lines passes, and so does one of a single object without a line end`() throws {
    let scratch = ScratchDirectory(["e.jsonl": "", "o.jsonl": "{\"a\": 1}"])
    try scratch.validate("check", "-q", "-c", "a=integer", "e.jsonl").expect(0)
    try scratch.validate("check", "-q", "-c", "a=integer", "o.jsonl").expect(0)
  }

  @Test(arguments: [
    ("[1,2]", "1:1", ", is another JSON value"), (" 7", "1:2", ", is another JSON value"),
    ("[1,2", "1:1", ": this character is not allowed here"),
    ("{\"a\": x}", "1:7", ": this character is not allowed here"),
    ("{\"a\": 1", "1:8", ": it ends before it is complete"),
    ("{\"a\": \"\\q\"}", "1:9", ": JSON does not have this escape"),
  ])
  func `the message on a line that is no object is in words`(line: String, place: String, reason: String)
    throws
  {
    let words = ["check", "--input", "jsonl", "-c", "a=integer", "--summary", "none"]
    let result = try ScratchDirectory().validate(words, input: Array("\(line)\n{\"a\":1}\n".utf8))
    result.expect(1, output: "-:\(place): error: must be a JSON object\(reason) [record.malformed-json]\n")
  }

  @Test func `nesting beyond the limit names the limit`() throws {
    let deep = "{\"a\":" + String(repeating: "[", count: 2000)
    let result = try ScratchDirectory().validate(
      ["check", "--input", "jsonl", "--summary", "none"], input: Array(deep.utf8))
    #expect(result.outputText.contains("nested more than 1,024 levels deep"), "\(result.outputText)")
  }

  @Test func `a member that no record has is named after the summary, with a similar one`() throws {
    let lines = "{\"email\":\"bob@example.com\",\"n\":null}\n"
    let scratch = ScratchDirectory(["e.jsonl": lines])
    let words = ["check", "--summary", "none", "-c", "emial=email"]
    let error = "validate: no record has the member 'emial'; did you mean 'email'?\n"
    try scratch.validate(words + ["e.jsonl"]).expect(2, errors: error)
    try scratch.validate("check", "-q", "-c", "emial=email", "e.jsonl").expect(2, errors: error)
    try scratch.validate("filter", "-c", "emial=email", "-c", "email=email", "e.jsonl", "--invalid", "i")
      .expect(2, output: lines, errors: error)
    #expect(throws: ScratchDirectory.NoSuchFile.self) { try scratch.text(of: "i") }
    try scratch.validate(words + ["--input", "jsonl"], input: Array(lines.utf8)).expect(2, errors: error)
    try scratch.validate("check", "--summary", "none", "-c", "phone=email", "e.jsonl").expect(
      0, errors: "validate: no record has the member 'phone'\n")
    try scratch.validate("check", "-c", "email=email", "-c", "n=email", "e.jsonl").expect(
      0, errors: "1 record, 0 invalid\nnot checked: 1 rule saw no value: 'n' (email)\n37 B in …\n")
    try scratch.validate("check", "--summary", "none", "-c", "email=email", "e.jsonl").expect(0)
    try scratch.validate("check", "--summary", "none", "-c", "a=email", "--input", "jsonl", "/dev/null")
      .expect(0)
  }

  @Test func `a rule over records is named if no record has a member without which it says nothing`() throws {
    let rules = """
      fields: [{name: a}, {name: b}]
      table: {columns: {a: {sorted: ascending}, b: {sorted: ascending}}}
      rules:
        - {id: in-use, at: b, rule: length:1.., when: {field: a, is: x}}
        - {id: needed, at: b, required-if: {field: a, is: x}}
        - {id: beside, at: b, required-with: [a]}
        - {id: unless, at: b, required-if: {not: {field: a, is: x}}}
      """
    let scratch = ScratchDirectory([
      "r": rules, "t.jsonl": "{\"b\":\"1\"}\n", "u.jsonl": "{\"a\":\"x\",\"b\":\"1\"}\n",
    ])
    try scratch.validate("check", "-r", "r", "t.jsonl").expect(
      0,
      errors:
        "1 record, 0 invalid\nnot checked: 4 rules saw no value: 'a' (in-use, needed, beside, table)\n10 B in …\n"
    )
    // A rule that checked records of one input is checked.
    try scratch.validate("check", "-r", "r", "t.jsonl", "u.jsonl").expect(
      0, errors: "2 records, 0 invalid\n28 B in …\n")
  }

  @Test func `findings are in the order in which the members are in the line`() throws {
    let words = [
      "check", "--input", "jsonl", "--summary", "none", "-c", "a=integer", "-c", "z=range:5..", "-c",
      "n=required",
    ]
    try ScratchDirectory().validate(words, input: Array("{\"z\":1,\"a\":\"x\"}\n".utf8)).expect(
      1,
      output: """
        -:1:1: error: n: '' must be present [required]
        -:1:6: error: z: '1' must be at least 5 [range.too-small]
        -:1:12: error: a: 'x' must be a whole number [integer.malformed]

        """,
      errors: "validate: no record has the member 'n'\n")
  }
}
