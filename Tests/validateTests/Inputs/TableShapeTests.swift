import TestSupport
import Testing

/// Tests of tables that begin and end within a file, of records without a value, and of records that are filled and cut.
struct TableShapeTests {
  private static let report = "Report of May\n\nname,n\na,1\n,\nb,x\nTotal,7\nrows exported: 2\n"

  private func check(_ words: String..., rules: String? = nil) throws -> ProgramResult {
    var files = ["f.csv": Self.report]
    if let rules { files["r.yml"] = rules }
    return try ScratchDirectory(files).validate(
      ["check"] + (rules == nil ? ["-c", "n=integer"] : ["-r", "r.yml"]) + words + ["f.csv"])
  }

  private static let finding = "f.csv:6:3: error: n: 'x' must be a whole number [integer.malformed]\n"

  @Test(arguments: [
    ["--from", "name", "--until", "Total"], ["--from", "name", "--skip-end", "2"],
    ["--skip", "2", "--skip-end", "2", "--skip-empty"], ["--from=name", "--until=Total", "--skip-end=1"],
  ])
  func `the table begins and ends within the file`(options: [String]) throws {
    let result = try ScratchDirectory(["f.csv": Self.report]).validate(
      ["check", "-c", "n=integer"] + options + ["f.csv"])
    result.expect(status: 1)
    #expect(result.outputText == Self.finding)
    #expect(result.errorsText.hasPrefix(options.contains("--skip-empty") ? "2 records" : "3 records"))
  }

  @Test func `a dialect has the same properties`() throws {
    let rules = """
      dialect: {headerPrefix: name, footerPrefix: Total, footerRows: 1, skipEmptyRecords: true}
      fields: [{name: name}, {name: n, type: integer}]

      """
    #expect(try check(rules: rules).outputText == Self.finding)
    let other = try check("--until", "Sum", rules: rules)
    other.expect(status: 2)
    #expect(
      other.errorsText
        == "validate: --until 'Sum' and 'footerPrefix' at r.yml:1:45, which is 'Total', differ; remove one of them\n"
    )
  }

  @Test(arguments: [
    (["--from", "Name"], "cannot read f.csv: no line begins with 'Name', as that of its header should"),
    (["--from", ""], "--from must be the beginning of a line, as in --from Total"),
    (["--skip-end", "1001"], "--skip-end must be at most 1000, not 1001"),
  ])
  func `an option that does not fit is an error`(options: [String], text: String) throws {
    let result = try ScratchDirectory(["f.csv": Self.report]).validate(
      ["check", "-c", "n=integer"] + options + ["f.csv"])
    result.expect(status: 2)
    #expect(result.errorsText == "validate: \(text)\n")
  }

  @Test func `records without a value are in neither output, whatever the rules call absent`() throws {
    let rules = "missingValues: ['', NA]\nfields: [{name: a}, {name: b, rules: [integer]}]\n"
    let scratch = ScratchDirectory(["r.yml": rules, "t.csv": "a,b\nNA,NA\n1,2\n\"\",NA\nx\n,\n,x\nNA,"])
    let result = try scratch.validate([
      "check", "-q", "-r", "r.yml", "--skip-empty", "--valid", "v", "--invalid", "i", "t.csv",
    ])
    result.expect(status: 1)
    #expect(try scratch.text(of: "v") == "a,b\n1,2\n")
    #expect(try scratch.text(of: "i") == "a,b\nx\n,x\n")
  }

  private static let ragged = "a,b,n\n1,2,3\nx\n1,2,3,4,5\n\"q,1\",\r\n1,2,y,9\nz,z"

  @Test func `short records are filled and long ones cut, each with a warning`() throws {
    let scratch = ScratchDirectory(["t.csv": Self.ragged])
    let result = try scratch.validate([
      "filter", "-c", "n=integer", "--fill", "--cut", "--errors", "e", "--invalid", "i", "--invalid-reasons",
      "t.csv",
    ])
    result.expect(status: 1)
    #expect(result.outputText == "a,b,n\n1,2,3\nx,,\n1,2,3\n\"q,1\",,\r\nz,z,")
    #expect(
      try scratch.text(of: "e") == """
        t.csv:3:1: warning: must have 3 fields, has 1: the others are filled [record.ragged]
        t.csv:4:1: warning: must have 3 fields, has 5: the others are cut off [record.ragged]
        t.csv:5:1: warning: must have 3 fields, has 2: the others are filled [record.ragged]
        t.csv:6:1: warning: must have 3 fields, has 4: the others are cut off [record.ragged]
        t.csv:6:5: error: n: 'y' must be a whole number [integer.malformed]
        t.csv:7:1: warning: must have 3 fields, has 2: the others are filled [record.ragged]

        """)
    #expect(
      try scratch.text(of: "i")
        == "a,b,n,validation_code,validation_message\n1,2,y,9,integer.malformed,n: must be a whole number\n")
  }

  @Test func `only what is requested is repaired, and an added field is checked`() throws {
    let scratch = ScratchDirectory(["t.csv": Self.ragged])
    let result = try scratch.validate([
      "filter", "-c", "n=not-blank", "--fill", "--no-warnings", "--errors", "e", "--invalid", "i",
      "--invalid-reasons",
      "t.csv",
    ])
    #expect(result.outputText == "a,b,n\n1,2,3\n")
    #expect(
      try scratch.text(of: "e") == """
        t.csv:3:2: error: n: '' must not be blank [not-blank]
        t.csv:4:1: error: must have 3 fields, has 5 [record.ragged]
        t.csv:5:7: error: n: '' must not be blank [not-blank]
        t.csv:6:1: error: must have 3 fields, has 4 [record.ragged]
        t.csv:7:4: error: n: '' must not be blank [not-blank]

        """)
    #expect(
      try scratch.text(of: "i").hasPrefix(
        "a,b,n,validation_code,validation_message\nx,,,not-blank,n: must not be blank\n"))
  }

  @Test(arguments: ["--fill", "--cut", "--until=x", "--skip-empty"])
  func `lines and objects have no fields to fill or cut`(option: String) throws {
    let lines = try ScratchDirectory(["t": "a\n"]).validate(["filter", "-e", "email", option, "t"])
    lines.expect(status: 2)
    #expect(lines.errorsText.contains("is only for CSV records; -e checks lines"))
    let objects = try ScratchDirectory(["t.jsonl": "{}\n"]).validate([
      "filter", "-c", "a=email", option, "t.jsonl",
    ])
    objects.expect(status: 2)
  }
}
