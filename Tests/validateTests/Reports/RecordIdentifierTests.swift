import TestSupport
import Testing

/// Tests of `--id`, the columns that identify records in findings.
struct RecordIdentifierTests {
  private static let table = "id,line,a\n17,1,x\n17,\"2,3\",5\n18,1,y\n19\n"
  private static let rules = ["-c", "a=integer"]

  private func output(_ words: [String]) throws -> String {
    let scratch = ScratchDirectory(["t": Self.table])
    return try scratch.validate(["check", "--summary", "none"] + Self.rules + words + ["t"]).outputText
  }

  @Test func `text has the values before the message`() throws {
    #expect(
      try output(["--id", "id", "--id", "line"]) == """
        t:2:6: error: id=17, line=1: a: 'x' must be a whole number [integer.malformed]
        t:4:6: error: id=18, line=1: a: 'y' must be a whole number [integer.malformed]
        t:5:1: error: must have 3 fields, has 1 [record.ragged]

        """)
  }

  @Test func `JSON has an object after the offset, and CSV a column for each`() throws {
    let json = try output(["--id", "id", "--id", "line", "--format", "jsonl"])
    #expect(json.contains(#""offset":15,"id":{"id":"17","line":"1"},"field":"a""#), "\(json)")
    #expect(!json.split(separator: "\n")[2].contains(#""id":"#))
    let csv = try output(["--id", "line", "--format", "csv"]).split(separator: "\n")
    #expect(csv[0].hasPrefix(#"file,record,line,column,offset,"id.line",field,"#))
    #expect(csv[1].hasPrefix(#""t",1,2,6,15,"1","a","#))
    #expect(csv[3].hasPrefix(#""t",4,5,1,"#))
  }

  @Test(arguments: ["github", "gitlab", "junit", "sarif", "markdown", "html"])
  func `every other report has the values before the message`(format: String) throws {
    let report = try output(["--id", "id", "--format", format])
    // The page has them in the heading of the record.
    let name = ["markdown": "id=17: must be", "html": ">id=17<"][format] ?? "id=17: "
    #expect(report.contains(name), "\(report)")
  }

  @Test func `members of JSON Lines identify objects, whether or not they are checked`() throws {
    let scratch = ScratchDirectory(["t.jsonl": "{\"a\":1,\"id\":7}\n{\"a\":\"x\",\"id\":8}\n{\"a\":\"y\"}\n"])
    try scratch.validate("check", "--summary", "none", "-c", "a=integer", "--id", "id", "t.jsonl").expect(
      1,
      output: """
        t.jsonl:2:6: error: id=8: a: 'x' must be a whole number [integer.malformed]
        t.jsonl:3:6: error: id=: a: 'y' must be a whole number [integer.malformed]

        """)
  }

  @Test func `the primary key of a rule file identifies records by itself, but not if a part is secret`()
    throws
  {
    let rules = "primaryKey: [id, line]\nfields: [{name: id}, {name: line}, {name: a, type: integer}]\n"
    let scratch = ScratchDirectory(["r": rules, "t": Self.table])
    let first = "t:2:6: error: id=17, line=1: a: 'x' must be a whole number [integer.malformed]\n"
    for jobs in ["1", "2"] {
      let result = try scratch.validate("check", "--summary", "none", "-j", jobs, "-r", "r", "t")
      #expect(result.outputText.hasPrefix(first))
    }
    scratch.write(rules.replacing("name: line}", with: "name: line, control: password}"), to: "r")
    #expect(
      try scratch.validate("check", "--summary", "none", "-r", "r", "t").outputText.hasPrefix(
        "t:2:6: error: a: "))
    try scratch.validate("check", "--id", "line", "-r", "r", "t").expect(
      2, errors: "validate: --id: 'line' is secret, and no finding contains it; name another column\n")
  }

  @Test func `a column that the file has not, or has twice, is an error of usage`() throws {
    let scratch = ScratchDirectory(["t": Self.table, "u": "a,b,b\n1,2,3\n"])
    try scratch.validate("check", "-c", "a=integer", "--id", "ids", "t").expect(
      2, errors: "validate: --id: t has no column 'ids'; did you mean 'id'?\n")
    try scratch.validate("check", "-c", "a=integer", "--id", "b", "u").expect(
      2, errors: "validate: --id: u has more than one column 'b'; rename all but one\n")
  }
}
