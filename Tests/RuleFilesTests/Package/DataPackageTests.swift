import CSVRecords
import RuleFiles
import Testing
import Validation

/// Tests of the descriptors of Data Package v2 (and v1) as documents with rules.
struct DataPackageTests {
  /// Returns a context in which these files can be read.
  static func context(_ files: [String: String]) -> RuleContext {
    RuleContext(read: { path throws(RuleError) in
      guard let text = files[path] else { throw .unreadableFile(path, reason: "no such file") }
      return Array(text.utf8)
    })
  }

  private func package(_ text: String, _ files: [String: String] = [:]) throws -> DataPackage {
    let document = try RuleDocument(
      Array(text.utf8), named: "datapackage.json", in: Self.context(files), compatibility: .standard)
    guard case .dataPackage(let package) = document else { throw NoPackage() }
    return package
  }

  private struct NoPackage: Error {}

  /// Returns the faults of a descriptor and of all its resources.
  private func faults(_ text: String, _ files: [String: String] = [:]) -> String {
    do {
      let package = try package(text, files)
      for resource in package.resources { _ = try package.table(of: resource) }
      return ""
    } catch {
      return (error as? RuleFileError)?.description ?? "\(error)"
    }
  }

  @Test func `a resource has the paths, the name and the format of its descriptor`() throws {
    let package = try package(
      """
      resources:
        - {name: a, path: a.csv}
        - {name: b, path: [data/b1.csv, data/b2.csv], schema: {fields: [{name: x}]}}
        - {path: c.txt, format: TSV}
        - {path: d.json, mediatype: application/x-ndjson}
        - {path: e.jsonl.gz}
      """)
    #expect(
      package.resources.map(\.paths) == [
        ["a.csv"], ["data/b1.csv", "data/b2.csv"], ["c.txt"], ["d.json"], ["e.jsonl.gz"],
      ])
    #expect(
      package.resources.map(\.label) == [
        "resource 'a'", "resource 'b'", "resource 3", "resource 4", "resource 5",
      ])
    #expect(package.resources.map { "\($0.format)" } == ["csv", "csv", "tsv", "jsonLines", "jsonLines"])
    #expect(package.resources.allSatisfy { $0.obstacle == nil })
  }

  @Test(arguments: [
    ("{path: https://example.org/a.csv}", "its path is the URL 'https://example.org/a.csv'"),
    ("{data: [[1]]}", "its data are in the descriptor, not in a file"),
    (
      "{path: a.csv, format: xlsx}", "its format is 'xlsx', and only CSV, JSON Lines and JSON arrays are read"
    ),
    (
      "{path: a.csv, mediatype: application/pdf; v=1}",
      "its format is 'application/pdf', and only CSV, JSON Lines and JSON arrays are read"
    ),
    ("{path: README.md}", "it has neither a 'schema' nor the 'format' of a table"),
    ("{path: table, schema: {fields: [{name: a}]}}", nil),
    ("{path: a.CSV}", nil),
  ])
  func `a resource that is no local table has the reason`(resource: String, obstacle: String?) throws {
    #expect(try package("resources: [\(resource)]").resources.map(\.obstacle) == [obstacle])
  }

  @Test(arguments: [
    ("/etc/passwd", "the path '/etc/passwd' is absolute; a package may only name files in its own folder"),
    (
      "../a.csv",
      "the path '../a.csv' leaves the folder of the package with '..'; a package may only name files in its own folder"
    ),
    (
      "x/../../a.csv",
      "the path 'x/../../a.csv' leaves the folder of the package with '..'; a package may only name files in its own folder"
    ),
    (".hidden/a.csv", "the path '.hidden/a.csv' is in a hidden folder, which a package may not name"),
    ("'-'", "the path '-' is not the path of a file"),
    ("''", "the path '' is not the path of a file"),
    ("{a: 1}", "'path' must be the path of a file or an array of them, not an object"),
    ("[]", "'path' must name at least one file"),
    ("[a.csv, http://b/c.csv]", "'path' must not have both URLs and paths of files"),
  ])
  func `a path may not leave the folder of the package`(path: String, message: String) {
    let fault = faults("path: \(path)\nformat: csv\n")
    #expect(fault.contains(message), "\(fault)")
    for allowed in ["./a.csv", "a..b.csv", "x/a.csv", ".a.csv"] {
      #expect(faults("path: \(allowed)\nformat: csv\n") == "")
    }
  }

  @Test(arguments: [
    ("resources: []", "1:12: 'resources' must have at least one resource"),
    ("resources: 1", "1:12: 'resources' must be an array, not a number"),
    ("resources: [a.json]", "1:13: a resource must be an object, not a string"),
    ("resources: [{name: a}]", "1:13: resource 'a' must have a 'path'"),
    (
      "resources: [{name: a, path: a.csv}, {name: a, path: b.csv}]",
      "1:44: another resource has the name 'a'; each needs its own"
    ),
    ("resources: [{path: a.csv, schema: {fields: []}}]", "1:44: 'fields' must have at least one field"),
    ("resources: [{path: a.csv, schema: s.json}]", "1:35: cannot read s.json: no such file"),
    (
      "resources: [{path: a.csv, schema: ../s.json}]",
      "1:35: the path '../s.json' of 'schema' leaves the folder of the package with '..'; a package may only name files in its own folder"
    ),
    (
      "resources: [{path: a.csv, dialect: http://a/d.json}]",
      "1:36: 'dialect' is the URL 'http://a/d.json', which is not read; store the file beside the descriptor and name it"
    ),
    (
      "resources: [{path: a.csv, dialect: x/d.json}]",
      "x/d.json:1:15: 'delimiter' must be 1 to 8 bytes of UTF-8, not ''"
    ),
    (
      "resources: [{path: a.csv, schema: x/bad.json}]",
      "x/bad.json:1:32: there is no type 'intger'; did you mean 'integer'?"
    ),
    (
      "resources: [{path: a.csv, schema: x/include.json}]",
      "x/y/defs.yml:1:18: there is no rule 'emial'; did you mean 'email'?"
    ),
  ])
  func `each fault has its place in its own file`(text: String, message: String) {
    let fault = faults(
      text,
      [
        "x/d.json": #"{"delimiter": ""}"#, "x/bad.json": #"{"fields": [{"name":"a","type":"intger"}]}"#,
        "x/include.json": #"{"include": ["y/defs.yml"], "fields": [{"name": "a"}]}"#,
        "x/y/defs.yml": "definitions: {d: emial}",
      ])
    #expect(fault == message)
  }

  @Test func `a schema and a dialect may be files, and the resource's own properties come first`() throws {
    let package = try package(
      """
      name: people
      path: people.csv
      encoding: latin1
      schema: schemas/people.yml
      dialect: dialect.json
      """,
      [
        "schemas/people.yml":
          "encoding: utf-8\ndialect: {delimiter: '|'}\nfields: [{name: a, type: integer}]\n",
        "dialect.json":
          #"{"csvddfVersion": 1.2, "caseSensitiveHeader": false, "delimiter": ";", "header": false}"#,
      ])
    let table = try package.table(of: package.resources[0])
    #expect(table.schemaFile == "schemas/people.yml")
    #expect(table.rules?.fields.map(\.name) == ["a"])
    #expect(table.dialect.records.delimiter == [0x3B] && !table.dialect.hasHeader)
    #expect(table.rules?.dialect == table.dialect)
    #expect(table.encoding?.name == "latin1" && table.encoding?.file == nil)
  }

  @Test func `the dialect and the encoding of a schema are those of a resource without its own`() throws {
    let package = try package(
      "path: people.tsv\nschema: s.yml\n", ["s.yml": "encoding: latin1\nfields: [{name: a}]\n"])
    let table = try package.table(of: package.resources[0])
    #expect(table.dialect.records.delimiter == [0x09])
    #expect(table.encoding?.name == "latin1" && table.encoding?.file == "s.yml")
    let other = try self.package("path: people.tsv\ndialect: {delimiter: ';'}\n")
    let described = try other.table(of: other.resources[0])
    #expect(described.rules == nil && described.dialect.records.delimiter == [0x3B])
  }

  @Test(arguments: [
    (
      #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"x": {}, "id": {"type": "integer"}}}"#,
      "1:1: this is a JSON Schema, not a rule file; 'validate check -r' reads it, and 'validate convert' writes a rule file"
    ),
    (
      "anyOf: [{type: string}]",
      "1:1: this is a JSON Schema, not a rule file; 'validate check -r' reads it, and 'validate convert' writes a rule file"
    ),
    (
      "resources: []",
      "1:1: this is a Data Package, not a rule file; 'validate check -r' and 'validate lint' read it"
    ),
    (
      "path: a.csv",
      "1:1: this is a Data Resource, not a rule file; 'validate check -r' and 'validate lint' read it"
    ),
    (
      "apiVersion: v3.0.0\nkind: DataContract\nschema: []",
      "1:1: this is a data contract, not a rule file; 'validate check -r' reads it, and 'validate convert' writes a rule file"
    ),
    ("definitions: {}", "1:1: a rule file must have 'fields', an array of fields"),
  ])
  func `a document that is no rule file is named`(text: String, message: String) {
    do throws(RuleFileError) {
      _ = try RuleFile(Array(text.utf8))
      Issue.record("it is a rule file")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `the linter reads the schemas of all resources, each with its own file`() {
    let text = """
      resources:
        - {path: a.csv, schema: {fields: [{name: a, type: integer, constraints: {minimum: 9, maximum: 3}}]}}
        - {path: b.csv, schema: s.yml}
        - {path: https://example.org/c.csv, schema: s.yml, dialect: none.json}
      """
    let schema = "fields: [{name: b, type: string, constraints: {pattern: '(a+)+'}}, {name: b}]"
    let findings = Linter.findings(in: Array(text.utf8), in: Self.context(["s.yml": schema]))
    let lines = findings.map { "\($0.path(from: "d/p.yml")):\($0.position) \($0.code.rawValue)" }
    #expect(
      lines == [
        "d/p.yml:2:88 lint.empty-range", "d/p.yml:4:63 rule-file.fault", "d/s.yml:1:48 lint.endless-pattern",
        "d/s.yml:1:75 rule-file.fault",
      ], "\(lines)")
  }
}
