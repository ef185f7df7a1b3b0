import TestSupport
import Testing

/// Tests of `equal` under `table` in the program.
struct EqualityTests {
  private static let ledger = "fields: [{name: n, type: number}, {name: m, type: number}]\n"

  private func check(
    _ equal: String, _ table: String, with files: [String: String] = [:]
  ) throws -> ProgramResult {
    let rules = Self.ledger + "table: {equal: [[\(equal)]]}\n"
    let scratch = ScratchDirectory(
      files.merging(["r.yml": rules, "t.csv": "n,m\n" + table]) { own, _ in own })
    return try scratch.validate("check", "-q", "--errors", "-", "-r", "r.yml", "t.csv")
  }

  @Test(arguments: [
    ("sum(n), sum(m)", "0.1,0.30\n0.2,\n"), ("count, sum(n)", "1,\n1,\n"),
    ("sum(n), sum(m)", "INF,INF\n1,1\n"),
    ("sum(n), sum(m), count", "1e3,-1\n-998,3\n"), ("sum(n), sum(m)", ""),
    ("count, 'o.csv#count', 'o.csv#sum(k)'", "5,\n6,\n"), ("sum(n), 'o.jsonl#sum(k)'", "1.5,\n1,\n"),
    ("count, 'o.json#count'", "1,1\n"),
  ])
  func `equal numbers have no finding`(equal: String, table: String) throws {
    let files = [
      "o.csv": "k,l\n2.0,x\nx,1\n", "o.jsonl": "{\"k\": 2.5}\n{\"k\": null}\n", "o.json": "[{\"k\": 1}]",
    ]
    try check(equal, table, with: files).expect(0)
  }

  @Test(arguments: [
    ("sum(n), sum(m)", "0.1,0.3\n", "sum(n) equal to sum(m), has 0.1 and 0.3"),
    ("sum(n), count", "", "sum(n) equal to count, has 0 and 1"),
    ("count, 'o.csv#count'", "1,1\n", "count equal to o.csv#count, has 1 and 2"),
    ("count, 'o.csv#sum(k)'", "1,1\n", "count equal to o.csv#sum(k), has 1 and 2"),
    ("sum(n), sum(m)", "NaN,NaN\n", "sum(n) equal to sum(m), has NaN and NaN"),
    ("sum(n), sum(m)", "INF,-INF\n", "sum(n) equal to sum(m), has INF and -INF"),
  ])
  func `other numbers are one finding on the table`(equal: String, table: String, message: String) throws {
    let table = table.isEmpty ? ",\n" : table
    try check(equal, table, with: ["o.csv": "k,l\n2.0,x\nx,1\n"]).expect(
      1, output: "t.csv: error: must have \(message) [table.not-equal]\n")
  }

  @Test(arguments: [
    ("count, 'none.csv#count'", "r.yml:2:25: cannot read none.csv: No such file or directory"),
    ("count, 'o.csv#sum(kays)'", "r.yml:2:25: o.csv has no column 'kays'; did you mean 'keys'?"),
    ("count, 'empty.csv#count'", "r.yml:2:25: empty.csv is empty: it has no header"),
    ("count, '-#count'", "r.yml:2:25: a reference is to a file, not to standard input"),
  ])
  func `a file that cannot be read is a fault at its place`(equal: String, fault: String) throws {
    let result = try check(equal, "1,1\n", with: ["o.csv": "keys,l\n1,1\n", "empty.csv": ""])
    result.expect(2, errors: "validate: \(fault)\n")
  }

  @Test func `another file is read in the spelling of the field, and must be well-formed`() throws {
    let scratch = ScratchDirectory([
      "r.yml": "fields: [{name: n, type: number, decimalChar: ','}]\ndialect: {delimiter: ;}\n"
        + "table: {equal: [[sum(n), 'o.csv#sum(k)']]}\n",
      "t.csv": "n\n1,5\n", "o.csv": "k;l\n0,5;1\n1;2\n", "bad.csv": "n\n1,5\n",
    ])
    try scratch.validate("check", "-q", "-r", "r.yml", "t.csv").expect(0)
    scratch.write("k;l\n1,5\n", to: "o.csv")
    let result = try scratch.validate("check", "-q", "-r", "r.yml", "t.csv")
    #expect(result.status == 2 && result.errorsText.contains("1 of its records are not well-formed"))
  }

  @Test func `an output is no file whose numbers are compared`() throws {
    let scratch = ScratchDirectory([
      "r.yml": Self.ledger + "table: {equal: [[count, 'o.csv#count']]}\n", "t.csv": "n,m\n1,2\n",
      "o.csv": "k\n1\n",
    ])
    let result = try scratch.validate("check", "-q", "-r", "r.yml", "t.csv", "--valid", "o.csv")
    #expect(result.status == 2 && result.errorsText.contains("o.csv"))
    #expect(scratch.names.sorted() == ["o.csv", "r.yml", "t.csv"])
  }

  @Test func `a number may be that of another resource of a package`() throws {
    let schema =
      #"{"fields": [{"name": "n", "type": "number"}], "table": {"equal": [["count", "other#count"]]}}"#
    let scratch = ScratchDirectory([
      "datapackage.json": """
      {"name": "p", "resources": [
        {"name": "t", "path": "t.csv", "schema": \(schema)},
        {"name": "other", "path": "o.csv", "schema": {"fields": [{"name": "k"}]}}]}
      """, "t.csv": "n\n1\n", "o.csv": "k\n1\n2\n",
    ])
    let message = "must have count equal to other#count, has 1 and 2 [table.not-equal]\n"
    for words in [["datapackage.json"], ["datapackage.json", "t.csv"]] {
      try scratch.validate(["check", "-q", "--errors", "-", "-r"] + words).expect(
        1, output: "t.csv: error: \(message)")
    }
  }

  @Test func `the numbers of several files of a table are those of all`() throws {
    let scratch = ScratchDirectory([
      "r.yml": Self.ledger
        + "fieldsMatch: equal\ntable: {equal: [[sum(n), sum(m)], [count, 'o.csv#count']]}\n",
      "a.csv": "n,m\n1,2\n",
      "b.csv": "m,n\n3,4\n", "o.csv": "k\n1\n2\n",
    ])
    try scratch.validate("check", "-q", "-r", "r.yml", "a.csv", "b.csv").expect(0)
  }
}
