import TestSupport
import Testing

/// Tests of Data Packages and Data Resources as `-r` by the output of the program.
struct DataPackageTests {
  private static let package = """
    {
      "name": "shop",
      "resources": [
        {"name": "people", "path": "data/people.csv", "schema": "schemas/people.json"},
        {"name": "orders", "path": ["data/orders-1.csv", "data/orders-2.csv"], "encoding": "windows-1252",
         "dialect": {"delimiter": ";"},
         "schema": {
           "fields": [{"name": "id", "type": "integer"}, {"name": "who", "type": "integer"}, {"name": "what"}],
           "primaryKey": "id",
           "foreignKeys": [{"fields": "who", "reference": {"resource": "people", "fields": "id"}}]}},
        {"name": "map", "path": "data/map.geojson", "format": "geojson"},
        {"name": "rates", "path": "https://example.org/rates.csv"}
      ]
    }

    """
  private static let notes = """
    validate: resource 'map' of datapackage.json is not checked: its format is 'geojson', and only CSV, JSON Lines and JSON arrays are read
    validate: resource 'rates' of datapackage.json is not checked: its path is the URL 'https://example.org/rates.csv'

    """

  private func scratch() -> ScratchDirectory {
    let scratch = ScratchDirectory(["datapackage.json": Self.package])
    scratch.makeDirectory("data")
    scratch.makeDirectory("schemas")
    scratch.write(
      #"{"fields": [{"name": "id", "type": "integer"}, {"name": "email", "type": "string", "format": "email"}], "primaryKey": ["id"]}"#,
      to: "schemas/people.json")
    scratch.write("id,email\n1,ann@example.com\n2,bob\n", to: "data/people.csv")
    scratch.write(
      Array("id;who;what\n1;1;caf".utf8) + [0xE9] + Array("\n2;3;tea\n".utf8), to: "data/orders-1.csv")
    scratch.write("id;who;what\n2;2;x\n3;y;tea\n", to: "data/orders-2.csv")
    scratch.write("{}", to: "data/map.geojson")
    return scratch
  }

  private static let people =
    "error: id=2: email: 'bob' must be an e-mail address: it has no @ [email.no-at-sign]\n"
  private static let missing =
    "data/orders-1.csv:3:3: error: id=2: who: '3' must refer to a record of people: none has this 'id' [foreign-key.missing]\n"

  @Test func `without files all resources with local tables are checked, each by its schema and dialect`()
    throws
  {
    let scratch = scratch()
    try scratch.validate("check", "--summary", "none", "-r", "datapackage.json").expect(
      1,
      output: "data/people.csv:3:3: " + Self.people + Self.missing + """
        data/orders-2.csv:2:1: error: id=2: id: '2' must not repeat a primary key: line 3 of data/orders-1.csv has the same 'id' \
        [primary-key.duplicate]
        data/orders-2.csv:3:3: error: id=3: who: 'y' must be a whole number [integer.malformed]

        """, errors: Self.notes)
    try scratch.validate("check", "-q", "-r", "datapackage.json").expect(1)
  }

  @Test func `rules over a table are for the files of one resource`() throws {
    let columns = #"{"id": {"sorted": "ascending", "sum": {"maximum": 9}}}"#
    let table = #""table": {"records": {"minimum": 2}, "columns": \#(columns)}"#
    let scratch = ScratchDirectory([
      "p.json": """
      {"resources": [
        {"name": "a", "path": ["a1.csv", "a2.csv"], "schema": {"fields": [{"name": "id", "type": "integer"}], \(table)}},
        {"name": "b", "path": "b.csv", "schema": {"fields": [{"name": "id", "type": "integer"}], \(table)}}
      ]}
      """, "a1.csv": "id\n3\n", "a2.csv": "id\n2\n5\n", "b.csv": "id\n1\n",
    ])
    try scratch.validate("check", "--summary", "none", "-r", "p.json").expect(
      1,
      output: """
        a2.csv:2:1: error: id: '2' must be in ascending order; the value before it is 3 [table.not-sorted]
        a1.csv: error: id: must have a sum of at most 9, has 10 [table.sum]
        b.csv: error: must have at least 2 records, has 1 [table.too-few-records]

        """)
  }

  @Test func `a file is checked by the resource whose path it is, however it is spelled`() throws {
    let scratch = scratch()
    let words = ["check", "--summary", "none", "-r"]
    try scratch.validate(words + ["datapackage.json", "./data/../data/people.csv"]).expect(
      1, output: "./data/../data/people.csv:3:3: " + Self.people)
    try scratch.validate(words + [scratch("datapackage.json"), "data/orders-1.csv"]).expect(
      1, output: Self.missing)
    try scratch.shell("cd data && validate check --summary none -r ../datapackage.json - <people.csv").expect(
      1, output: "-:3:3: " + Self.people)
    try scratch.validate(
      words + ["datapackage.json", "--files-from", "-"], input: Array("data/orders-1.csv\n".utf8)
    )
    .expect(1, output: Self.missing)
  }

  @Test func `a resource that is named is that of any file, or of its own`() throws {
    let scratch = scratch()
    scratch.write("id;who;what\n9;4;x\n", to: "new.csv")
    scratch.write(#"{"id": 8, "who": 5}"# + "\n", to: "new.jsonl")
    func words(_ files: String...) -> [String] {
      ["check", "--summary", "none", "-r", "datapackage.json", "--resource", "orders"] + files
    }
    func missing(_ place: String, _ id: Int, _ value: Int) -> String {
      "\(place): error: id=\(id): who: '\(value)' must refer to a record of people: none has this 'id' [foreign-key.missing]\n"
    }
    try scratch.validate(words("new.csv")).expect(1, output: missing("new.csv:2:3", 9, 4))
    try scratch.validate(words("-"), input: Array("id;who;what\n9;4;x\n".utf8)).expect(
      1, output: missing("-:2:3", 9, 4))
    try scratch.validate(words("new.jsonl")).expect(1, output: missing("new.jsonl:1:18", 8, 5))
    let own = try scratch.validate(words())
    #expect(own.outputText.contains("data/orders-2.csv:3:3: error: id=3: who: 'y'") && own.errorsText.isEmpty)
    try scratch.validate(
      ["filter", "-r", "datapackage.json", "--resource", "map", "--summary", "none"]
    )
    .expect(
      2,
      errors:
        "validate: resource 'map' of datapackage.json cannot be checked: its format is 'geojson', and only CSV, JSON Lines and JSON arrays are read; name a FILE\n"
    )
  }

  @Test(arguments: [
    (
      ["-r", "datapackage.json", "--resource", "order"],
      "--resource: datapackage.json has no resource 'order'; did you mean 'orders'?"
    ),
    (
      ["-r", "datapackage.json", "--resource", "x"],
      "--resource: datapackage.json has no resource 'x'; it has 'people', 'orders', 'map', 'rates'"
    ),
    (
      ["-r", "schemas/people.json", "--resource", "x"],
      "--resource is only for a Data Package; schemas/people.json is a rule file"
    ),
    (["-c", "id=email", "--resource", "x"], "--resource is only for a Data Package; use it with -r FILE"),
  ])
  func `a resource that the rules do not have is an error`(words: [String], message: String) throws {
    try scratch().validate(["check"] + words).expect(2, errors: "validate: \(message)\n")
  }

  @Test func `keys compare the records of one resource, not those of others`() throws {
    let scratch = ScratchDirectory([
      "p.yml": """
      resources:
        - {name: a, path: a.csv, schema: {fields: [{name: id, constraints: {unique: true}}], primaryKey: id}}
        - {name: b, path: b.csv, schema: {fields: [{name: id, constraints: {unique: true}}], primaryKey: id}}

      """, "a.csv": "id\n1\n2\n", "b.csv": "id\n1\n1\n",
    ])
    try scratch.validate("check", "--summary", "none", "-r", "p.yml").expect(
      1,
      output: """
        b.csv:3:1: error: id=1: id: '1' must be unique: line 2 has the same value [unique.duplicate]
        b.csv:3:1: error: id=1: id: '1' must not repeat a primary key: line 2 has the same 'id' [primary-key.duplicate]

        """)
    try scratch.validate("filter", "-r", "p.yml").expect(
      2,
      errors:
        "validate: a.csv and b.csv are files of different resources, whose records do not belong in one output; check the files separately, or with 'check', which copies no records\n"
    )
  }

  @Test func `columns of one name are counted for each resource`() throws {
    let fields = #"[{"name": "id", "type": "integer"}, {"name": "of"}]"#
    let scratch = ScratchDirectory([
      "p.json": """
      {"resources": [
        {"name": "a", "path": ["a1.csv", "a2.csv"], "schema": {"fields": \(fields), "table": {"columns": {"id": {"sum": {"maximum": 1}}}}}},
        {"path": "b.csv", "schema": {"fields": \(fields), "table": {"columns": {"id": {"sum": {"maximum": 2}}}}}}
      ]}
      """, "a1.csv": "id,of\n1,\nx,\n", "a2.csv": "id,of\n3,\ny,\n", "b.csv": "id,of\nz,\n9,\n",
    ])
    let result = try scratch.validate(
      "check", "-r", "p.json", "--errors", "/dev/null", "--report", "json=r.json")
    #expect(
      result.errorsText.contains(
        """
        6 records, 3 invalid (50.0%); the table breaks its rules
          a: id           integer    2  33.3%  first a1.csv:3:1  'x', 'y'
          a: id           table.sum  1
          resource 2: id  integer    1  16.7%  first b.csv:2:1   'z'
          resource 2: id  table.sum  1

        """), "\(result.errorsText)")
    try scratch.validate(
      "check", "-q", "-r", "p.json", "--report", "markdown=r.md", "--report", "html=r.html"
    )
    .expect(1)
    let (markdown, page, json) = try (
      scratch.text(of: "r.md"), scratch.text(of: "r.html"), scratch.text(of: "r.json")
    )
    #expect(markdown.contains("| a: id | integer | error | 2 |\n| a: id | table.sum | error | 1 |\n"))
    #expect(page.contains("resource 2: id</th>"))
    let columns = try #require(json.firstMatch(of: /"columns":(.*)"status"/)?.1)
      .matches(of: /"name":"(\w+)","resource":"([^"]*)","absent":(\d),"invalid":(\d)/)
      .map { "\($0.1) \($0.2) \($0.3) \($0.4)" }
    #expect(columns == ["id a 0 2", "id resource 2 0 1"])
    let counts = json.matches(of: /"code":"([^"]*)","count":(\d)/).map { "\($0.1) \($0.2)" }
    #expect(counts.prefix(4) == ["integer.malformed 2", "table.sum 1", "integer.malformed 1", "table.sum 1"])
  }

  @Test func `a foreign key refers to all files of a resource, also without a header`() throws {
    let scratch = ScratchDirectory([
      "p.yml": """
      resources:
        - name: a
          path: a.csv
          schema:
            fields: [{name: town, type: integer}]
            foreignKeys: [{fields: town, reference: {resource: towns, fields: code}}]
        - name: towns
          path: [t1.tsv, t2.tsv]
          dialect: {header: false}
          schema: {fields: [{name: name}, {name: code, type: integer}]}

      """, "a.csv": "town\n1\n02\n3\n", "t1.tsv": "A\t1\n", "t2.tsv": "B\t2\n",
    ])
    try scratch.validate("check", "--summary", "none", "-r", "p.yml").expect(
      1,
      output:
        "a.csv:4:1: error: town: '3' must refer to a record of towns: none has this 'code' [foreign-key.missing]\n"
    )
  }

  @Test(arguments: [
    ("{resource: town, fields: code}", "the package has no resource 'town'; did you mean 'towns'?"),
    (
      "{resource: rates, fields: code}",
      "resource 'rates' cannot be read: its path is the URL 'http://a/r.csv'"
    ),
    ("{resource: towns, fields: cod}", "towns.csv has no column 'cod'; did you mean 'code'?"),
  ])
  func `a reference to what cannot be read is a fault of the schema`(reference: String, message: String)
    throws
  {
    let scratch = ScratchDirectory([
      "p.yml": """
      resources:
        - {name: a, path: a.csv, schema: s.yml}
        - {name: towns, path: towns.csv}
        - {name: rates, path: http://a/r.csv}

      """, "a.csv": "t\n1\n", "towns.csv": "code\n1\n",
      "s.yml": "fields: [{name: t}]\nforeignKeys: [{fields: t, reference: \(reference)}]\n",
    ])
    let result = try scratch.validate("check", "-r", "p.yml")
    #expect(result.status == 2)
    #expect(
      result.errorsText.hasPrefix("validate: s.yml:2:") && result.errorsText.hasSuffix(": \(message)\n"),
      "\(result.errorsText)")
  }

  @Test(arguments: [
    (
      ["check", "-r", "datapackage.json", "other.csv"],
      "other.csv is the file of no resource of datapackage.json: its resources have 'data/people.csv', 'data/orders-1.csv', 'data/orders-2.csv', relative to its folder; --resource NAME checks it by a resource"
    ),
    (
      ["check", "-r", "datapackage.json", "-"],
      "standard input is the file of no resource of datapackage.json: its resources have 'data/people.csv', 'data/orders-1.csv', 'data/orders-2.csv', relative to its folder; --resource NAME checks it by a resource"
    ),
    (
      ["check", "-r", "datapackage.json", "data/map.geojson"],
      "data/map.geojson is resource 'map' of datapackage.json, which cannot be checked: its format is 'geojson', and only CSV, JSON Lines and JSON arrays are read"
    ),
    (
      ["check", "-r", "datapackage.json", "-d", "tab", "data/orders-1.csv"],
      "--delimiter tab and 'delimiter' at datapackage.json:6:31, which is ';', differ; remove one of them"
    ),
    (
      ["filter", "-r", "datapackage.json"],
      "the header of data/orders-1.csv differs from the header of data/people.csv; check the files separately, or with 'check', which copies no records"
    ),
    (
      ["check", "-r", "remote.yml"],
      "nothing to check: resource 1 of remote.yml is not checked: its path is the URL 'http://a/b.csv'"
    ),
    (
      ["check", "-r", "encoding.yml"],
      "encoding.yml:3:11: 'encoding': there is no encoding 'latin-one'; 'iconv -l' lists the names"
    ),
    (
      ["check", "-r", "outside.yml"],
      "outside.yml:1:7: the path '../a.csv' leaves the folder of the package with '..'; a package may only name files in its own folder"
    ),
    (
      ["check", "-r", "limits.yml"],
      "limits.yml has 'limits', which count the records of one table; check its files alone"
    ),
  ])
  func `what cannot be checked is one line and status 2`(words: [String], message: String) throws {
    let scratch = scratch()
    scratch.write("id\n1\n", to: "other.csv")
    scratch.write("id\n1\n", to: "next.csv")
    scratch.write("resources: [{path: 'http://a/b.csv'}]\n", to: "remote.yml")
    scratch.write("path: other.csv\nformat: csv\nencoding: latin-one\n", to: "encoding.yml")
    scratch.write("path: ../a.csv\n", to: "outside.yml")
    scratch.write(
      "resources: [{path: next.csv}, {path: other.csv, schema: {fields: [{name: id}], limits: {invalid: {fail: 50%}}}}]\n",
      to: "limits.yml")
    try scratch.validate(words, input: Array("id\n".utf8)).expect(2, errors: "validate: \(message)\n")
  }

  @Test func `a data resource is checked by itself, and one without a schema for its shape`() throws {
    let scratch = ScratchDirectory([
      "people.resource.yaml":
        "name: people\npath: people.txt\nformat: csv\ndialect: {delimiter: '|', commentChar: '#'}\n",
      "people.txt": "# export\na|b\n1|2\n3\n",
      "lines.json": #"{"path": "l.ndjson", "schema": {"fields": [{"name": "n", "type": "integer"}]}}"#,
      "l.ndjson": "{\"n\": 1}\n{\"n\": \"x\"}\n",
    ])
    let words = ["check", "--summary", "none", "-r"]
    try scratch.validate(words + ["people.resource.yaml"]).expect(
      1, output: "people.txt:4:1: error: must have 2 fields, has 1 [record.ragged]\n")
    try scratch.validate(words + ["lines.json"]).expect(
      1, output: "l.ndjson:2:7: error: n: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `an output may not be a file of the package`() throws {
    let scratch = scratch()
    try scratch.validate("check", "-r", "datapackage.json", "--errors", "schemas/people.json").expect(
      2,
      errors:
        "validate: schemas/people.json is also schemas/people.json, which the rules read; write to another file\n"
    )
    try scratch.validate(
      "check", "-r", "datapackage.json", "--errors", "data/people.csv", "data/orders-1.csv"
    ).expect(
      2, errors: "validate: data/people.csv is also the input data/people.csv; write to another file\n")
  }
}
