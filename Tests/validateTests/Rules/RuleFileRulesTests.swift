import TestSupport
import Testing

/// Tests of the keys of a rule file beyond Table Schema by the output of the program.
struct RuleFileRulesTests {
  private static let rules = """
    definitions:
      zip: {regex: '\\d{5}', messages: {default: "five digits, not {value}"}}
    include: [common/names.yaml]
    fieldsMatch: subset
    messages: {length.too-long: "{field} has {actual} of {maximum}"}
    fields:
      - name: zip
        constraints: {required: true}
        messages: {required: say where}
        rules:
          - use: zip
          - {not: {starts-with: "0"}, severity: warning}
      - name: country
        rules: [{use: country}]

    """

  private static let files = [
    "rules/r.yaml": rules,
    "rules/common/names.yaml": "definitions: {country: {in-file: {path: ../../c.csv, column: code}}}\n",
    "c.csv": "name,code\nGermany,DE\n", "t.csv": "zip,country\n12345,DE\n01234,DE\n1,XX\n,\n",
  ]

  private func scratch(_ changes: [String: String] = [:]) throws -> ScratchDirectory {
    let scratch = ScratchDirectory()
    scratch.makeDirectory("rules/common")
    for (name, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) {
      scratch.write(Array(text.utf8), to: name)
    }
    return scratch
  }

  @Test func `messages and severities of the rule file are used, and a warning keeps the record valid`()
    throws
  {
    let scratch = try scratch()
    try scratch.validate("check", "-r", "rules/r.yaml", "--valid", "v", "t.csv").expect(
      1,
      output: """
        t.csv:3:1: warning: zip: '01234' meets a rule that must not be met [not.matched]
        t.csv:4:1: error: zip: '1' five digits, not 1 [regex.no-match]
        t.csv:4:3: error: country: 'XX' must be a value of column code in ../../c.csv [in-file.not-listed]
        t.csv:5:1: error: zip: '' say where [required]

        """,
      errors: """
        4 records, 2 invalid (50.0%)
          zip      required  1           25.0%  first t.csv:5:1
          zip      regex     1           25.0%  first t.csv:4:1  '1'
          zip      not       1  warning  25.0%  first t.csv:3:1  '01234'
          country  in-file   1           25.0%  first t.csv:4:3  'XX'
        37 B in …

        """)
    #expect(try scratch.text(of: "v") == "zip,country\n12345,DE\n01234,DE\n")
  }

  @Test func `a record with warnings only gives status 0`() throws {
    let scratch = try scratch(["t.csv": "zip,country\n01234,DE\n"])
    try scratch.validate("check", "-q", "-r", "rules/r.yaml", "t.csv").expect(0)
    try scratch.validate("check", "-q", "-r", "rules/r.yaml", "--format", "jsonl", "--errors", "-", "t.csv")
      .expect(
        0,
        output: """
          {"file":"t.csv","record":1,"line":2,"column":1,"offset":12,"field":"zip","rule":"not","code":"not.matched",\
          "params":{},"value":"01234","message":"meets a rule that must not be met","severity":"warning"}

          """)
  }

  @Test func `a check names the first fault of a rule file, and lint all of them with their files`() throws {
    let scratch = try scratch([
      "rules/r.yaml": Self.rules.replacing("use: zip", with: "use: zup").replacing(
        "required: say", with: "requird: say"),
      "rules/common/names.yaml": "definitions: {country: {in-file: {path: c.csv, column: code}}}\n",
    ])
    try scratch.validate("check", "-r", "rules/r.yaml", "t.csv").expect(
      2,
      errors: """
        validate: rules/r.yaml:9:16: this field never reports 'requird'; did you mean 'required'?; \
        2 more faults are reported by 'validate lint'

        """)
    let lint = try scratch.validate("lint", "-q", "rules/r.yaml")
    lint.expect(status: 1)
    #expect(
      lint.outputText.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "rules/r.yaml:9:16:", "rules/r.yaml:11:14:", "rules/common/names.yaml:1:41:",
      ])
  }

  @Test func `rules over records and keys use the messages of the rule file`() throws {
    let rules = """
      messages: {comparison.not-met: out of order, unique-key.duplicate: "once more: {fields}", unique.duplicate: again}
      fields: [{name: id, constraints: {unique: true}}, {name: from, type: integer}, {name: to, type: integer}]
      primaryKey: [id]
      uniqueKeys: [[from, to]]
      rules:
        - {id: order, compare: from <= to}
        - {id: digit, compare: from <= 9, message: one digit}

      """
    let scratch = try scratch(["rules/r.yaml": rules, "t.csv": "id,from,to\na,1,2\na,2,1\nb,1,2\nc,10,11\n"])
    try scratch.validate("check", "-q", "--errors", "-", "-r", "rules/r.yaml", "t.csv").expect(
      1,
      output: """
        t.csv:3:1: error: id=a: id: 'a' again [unique.duplicate]
        t.csv:3:1: error: id=a: id: 'a' must not repeat a primary key: line 2 has the same 'id' [primary-key.duplicate]
        t.csv:3:1: error: id=a: out of order [comparison.not-met]
        t.csv:4:3: error: id=b: from: '1' once more: from, to [unique-key.duplicate]
        t.csv:5:1: error: id=c: one digit [comparison.not-met]

        """)
  }

  @Test func `a column of another file can be used by a rule on the command line`() throws {
    let scratch = try scratch()
    try scratch.validate("check", "-q", "--errors", "-", "-c", "country=in-file:c.csv#code", "t.csv").expect(
      1,
      output: "t.csv:4:3: error: country: 'XX' must be a value of column code in c.csv [in-file.not-listed]\n"
    )
    try scratch.validate("check", "-c", "country=in-file:c.csv#cod", "t.csv").expect(
      2,
      errors: """
        validate: -c country=in-file:c.csv#cod: cannot read c.csv: it has no column 'cod'; did you mean 'code'?

        """)
  }
}
