import TestSupport
import Testing

/// Tests of `validate diff` by its output.
struct DiffTests {
  private static let files = [
    "old.yml": """
    fields:
      - {name: id, type: integer}
      - {name: code, type: string, constraints: {pattern: '[A-Z]{2}[0-9]+'}}
      - {name: state, constraints: {enum: [open, paid]}}
    rules: [{id: r, compare: id > 0}]
    """,
    "new.yml": """
    fields:
      - {name: id, type: integer}
      - {name: code, type: string, constraints: {pattern: '[A-Z]{2}[0-9]{1,3}'}}
      - {name: state, constraints: {enum: [open, lost]}}
    """,
    "t.csv":
      "id,code,state\n1,AA1,open\n2,AA1234,open\n3,AA1,lost\n4,AA1234,lost\nx,AA1234,open\n0,AA1,open\n",
  ]

  private static let differences = """
    narrower      code: 'AA0000' is refused now
    incomparable  state: 'paid' is refused now; 'lost' is accepted now
    removed       rule r

    """

  @Test func `differences have values that show them`() throws {
    let scratch = ScratchDirectory(Self.files)
    try scratch.validate("diff", "old.yml", "new.yml").expect(
      1,
      output: Self.differences
        + "3 fields: 1 same, 1 narrower, 1 incomparable. Not everything that passed still passes.\n")
    try scratch.validate("diff", "old.yml", "old.yml").expect(
      0, output: "3 fields: 3 same. Everything that passed still passes.\n")
  }

  @Test func `with tables the findings are those of records whose verdict changes`() throws {
    let scratch = ScratchDirectory(Self.files)
    let findings = """
      t.csv:3:3: refused now: code: 'AA1234' must match [A-Z]{2}[0-9]{1,3} [regex.no-match]
      t.csv:4:7: refused before: state: 'lost' must be one of 'open', 'paid' [one-of.not-listed]
      t.csv:7:1: refused before: must have id > 0 [comparison.not-met]
      3 fields: 1 same, 1 narrower, 1 incomparable. 6 records: 1 refused now, 2 refused before.

      """
    try scratch.validate("diff", "old.yml", "new.yml", "--data", "t.csv").expect(
      1, output: Self.differences + findings)
    let twice = try scratch.validate("diff", "old.yml", "new.yml", "--data", "t.csv", "t.csv").outputText
    #expect(twice.hasSuffix("12 records: 2 refused now, 4 refused before.\n"))
  }

  @Test func `the status is about the tables if there are any`() throws {
    let scratch = ScratchDirectory(Self.files)
    scratch.write("id,code,state\n1,AA1,open\n", to: "good.csv")
    let result = try scratch.validate("diff", "old.yml", "new.yml", "--data", "good.csv")
    #expect(result.status == 0 && result.outputText.hasSuffix("1 record: no verdict changes.\n"))
  }

  @Test func `JSON has all fields, and the findings with the version that refuses`() throws {
    let scratch = ScratchDirectory(Self.files)
    let json = try scratch.validate("diff", "--format", "json", "old.yml", "new.yml", "--data", "t.csv")
      .outputText
    #expect(
      json.hasPrefix(
        #"{"version":"0.1.0","old":"old.yml","new":"new.yml","fields":[{"name":"id","relation":"same","witnesses":[]},"#
      ))
    #expect(
      json.contains(
        #"{"name":"state","relation":"incomparable","witnesses":[{"value":"paid","acceptedBy":"old"},{"value":"lost","acceptedBy":"new"}]}"#
      ))
    #expect(
      json.contains(
        #""rules":[{"name":"rule r","relation":"removed"}],"findings":[{"file":"t.csv","record":2,"#))
    #expect(json.hasSuffix(#""refusedBy":"old"}],"records":6,"refused":1,"accepted":2,"status":1}"# + "\n"))
  }

  @Test func `Markdown has a table`() throws {
    let scratch = ScratchDirectory(Self.files)
    try scratch.validate("diff", "--format", "markdown", "old.yml", "new.yml").expect(
      1,
      output: """
        **Not everything that passed still passes.** 3 fields: 1 same, 1 narrower, 1 incomparable.

        | Field or rule | Relation | Shown by |
        | --- | --- | --- |
        | code | narrower | 'AA0000' is refused now |
        | state | incomparable | 'paid' is refused now; 'lost' is accepted now |
        | rule r | removed |  |

        """)
  }

  @Test func `a header that passes no more is a finding of no record`() throws {
    let scratch = ScratchDirectory(Self.files)
    scratch.write("fields: [{name: id}, {name: code}, {name: state}, {name: more}]", to: "more.yml")
    let result = try scratch.validate("diff", "old.yml", "more.yml", "--data", "t.csv")
    #expect(result.status == 1)
    #expect(result.outputText.contains("t.csv:1:1: refused now: "), "\(result.outputText)")
  }

  @Test func `a header that both versions refuse changes no verdict, and each table has its own`() throws {
    let scratch = ScratchDirectory([
      "old.yml": "fields: [{name: d}, {name: a}]", "new.yml": "fields: [{name: a}, {name: d}, {name: c}]",
      "both.csv": "x,d\n1,2\n", "one.csv": "d,a\n1,2\n", "two.csv": "d,a\n1,2\n",
    ])
    try scratch.validate("diff", "old.yml", "new.yml", "--data", "both.csv").expect(
      0,
      output: """
        added         c: a table must have the column now
        incomparable  order of fields
        3 fields: 2 same, 1 added. 1 record: no verdict changes.

        """)
    let both = try scratch.validate(
      "diff", "old.yml", "new.yml", "--data", "one.csv", "--data", "two.csv"
    ).outputText
    #expect(
      both.contains("one.csv:1:1: refused now: ") && both.contains("two.csv:1:1: refused now: "), "\(both)")
  }

  @Test func `objects of JSON are judged by the members that each version has`() throws {
    let scratch = ScratchDirectory([
      "old.yml": "fields: [{name: a, type: integer}, {name: /o/x}]",
      "new.yml": "fields: [{name: a, type: integer}, {name: b, constraints: {required: true}}]",
      "any.yml": "fieldsMatch: subset\nfields: [{name: a, type: integer}]",
      "t.jsonl": #"""
      {"a":1}
      {"a":2,"b":"x"}
      {"a":3,"o":{"y":1},"b":"x"}
      {"a":4,"c":1}
      {"a":"z","b":"x"}

      """#,
    ])
    try scratch.validate("diff", "old.yml", "new.yml", "--data", "t.jsonl").expect(
      1,
      output: """
        added         b: a table must have the column now
        removed       /o/x: a table must not have the column any more
        t.jsonl:1:1: refused now: b: '' must be present [required]
        t.jsonl:2:8: refused before: must not have a member that the rules do not have: b [record.extra-member]
        3 fields: 1 same, 1 added, 1 removed. 5 records: 1 refused now, 1 refused before.

        """)
    let any = try scratch.validate("diff", "old.yml", "any.yml", "--data", "t.jsonl")
    #expect(any.status == 0 && any.outputText.hasSuffix("5 records: 0 refused now, 3 refused before.\n"))
    try scratch.validate("diff", "any.yml", "any.yml", "--data", "t.jsonl").expect(
      0, output: "1 field: 1 same. 5 records: no verdict changes.\n")
  }

  @Test func `equal records and orders are those of each version`() throws {
    let scratch = ScratchDirectory([
      "old.yml": """
      fields: [{name: a, type: integer}, {name: b}]
      table: {duplicates: false, columns: {a: {sorted: ascending}}}
      """,
      "new.yml": """
      fields: [{name: a, type: string}, {name: b}]
      table: {duplicates: false, columns: {a: {sorted: ascending}}}
      """,
      "none.yml": "fields: [{name: a, type: integer}, {name: b}]",
      // 7 and 07 are one integer; 10 is before 9 as a text.
      "t.csv": "a,b\n7,x\n07,x\n9,y\n10,z\n10,z\n",
    ])
    let texts = try scratch.validate("diff", "old.yml", "new.yml", "--data", "t.csv").outputText
    #expect(
      texts.contains(
        "t.csv:5:1: refused now: a: '10' must be in ascending order; the value before it is 9 [table.not-sorted]\n"
      )
        && texts.hasSuffix("5 records: 1 refused now, 0 refused before.\n"), "\(texts)")
    let gone = try scratch.validate("diff", "old.yml", "none.yml", "--data", "t.csv").outputText
    #expect(gone.hasSuffix("5 records: 0 refused now, 2 refused before.\n"), "\(gone)")
    let added = try scratch.validate("diff", "none.yml", "old.yml", "--data", "t.csv").outputText
    #expect(added.hasSuffix("5 records: 2 refused now, 0 refused before.\n"), "\(added)")
  }

  @Test func `a dialect at another place of the file is the same`() throws {
    let dialect = "dialect: {delimiter: ;, headerRows: [1], nullSequence: none}"
    let scratch = ScratchDirectory([
      "old.yml": "fields: [{name: a, type: integer}]\n\(dialect)",
      "new.yml": "\n# the dialect first\n\(dialect)\nfields: [{name: a, type: string}]", "t.csv": "a\nx\n1\n",
    ])
    try scratch.validate("diff", "old.yml", "new.yml", "--data", "t.csv").expect(
      0,
      output: """
        wider         a: 'a' is accepted now
        t.csv:2:1: refused before: a: 'x' must be a whole number [integer.malformed]
        1 field: 1 wider. 2 records: 0 refused now, 1 refused before.

        """)
  }

  @Test func `of Data Packages one resource is compared`() throws {
    func package(_ length: Int) -> String {
      #"""
      {"resources": [
        {"name": "a", "path": "a.csv", "schema": {"fields": [{"name": "id"}],
          "foreignKeys": [{"fields": "id", "reference": {"resource": "b", "fields": "x"}}]}},
        {"name": "b", "path": "b.csv", "dialect": {"delimiter": ";"},
          "schema": {"fields": [{"name": "x", "type": "string", "constraints": {"maxLength": \#(length)}}, {"name": "y"}]}}]}
      """#
    }
    let scratch = ScratchDirectory([
      "old.json": package(5), "new.json": package(4), "b.csv": "x;y\nabcde;1\nabcd;2\n",
      "a.csv": "id\nabcd\n",
      "rules.yml": "fields: [{name: id}]",
    ])
    try scratch.validate("diff", "old.json", "new.json", "--resource", "b", "--data", "b.csv").expect(
      1,
      output: """
        narrower      x: 'aaaaa' is refused now
        b.csv:2:1: refused now: x: 'abcde' must have at most 4 characters, has 5 [length.too-long]
        2 fields: 1 same, 1 narrower. 2 records: 1 refused now, 0 refused before.

        """)
    try scratch.validate("diff", "old.json", "new.json", "--resource", "a").expect(
      0, output: "1 field: 1 same. Everything that passed still passes.\n")
    for (words, message) in [
      (["old.json", "new.json"], "old.json has resource 'a', resource 'b'; name one with --resource NAME"),
      (
        ["old.json", "new.json", "--resource", "a", "--data", "a.csv"],
        "a key of old.json refers to another resource, which one pass does not read; compare two runs of 'validate check'"
      ),
      (
        ["rules.yml", "rules.yml", "--resource", "a"],
        "--resource is only for Data Packages; rules.yml and rules.yml are none"
      ),
    ] {
      try scratch.validate(["diff"] + words).expect(2, errors: "validate: \(message)\n")
    }
  }

  @Test func `objects of JSON Lines are compared if both versions have the same fields`() throws {
    let scratch = ScratchDirectory([
      "old.yml": "fields: [{name: a, type: integer}, {name: b}]",
      "new.yml": "fields: [{name: a, type: number}, {name: b, constraints: {required: true}}]",
      "t.jsonl": #"{"a":1.5,"b":"x"}"# + "\n" + #"{"a":1}"# + "\n",
    ])
    let result = try scratch.validate("diff", "old.yml", "new.yml", "--data", "t.jsonl")
    #expect(
      result.outputText.contains(
        "t.jsonl:1:6: refused before: a: '1.5' must be a whole number [integer.malformed]\n"))
    #expect(
      result.outputText.hasSuffix("2 records: 1 refused now, 1 refused before.\n"), "\(result.outputText)")
  }

  private static let mistakes: [([String], String)] = [
    (["old.yml"], "two rule files are compared; name both: validate diff OLD NEW"),
    (
      ["old.yml", "new.yml", "t.csv"],
      "two rule files are compared; 't.csv' is one more: tables follow --data"
    ),
    (["old.yml", "none.yml"], "cannot read none.yml: No such file or directory"),
    (["old.yml", "t.csv"], "t.csv:1:1: a rule file must be an object, not a string"),
    (["old.yml", "semicolon.yml", "--data", "t.csv"], "old.yml and semicolon.yml differ in 'dialect'"),
    (["old.yml", "ragged.yml", "--data", "t.csv"], "old.yml and ragged.yml differ in 'severity of record'"),
    (["old.yml", "groups.yml", "--data", "t.csv"], "'groups' of 'table' compare records with each other"),
    (["old.yml", "new.yml", "--data", "none.csv"], "cannot read none.csv: No such file or directory"),
  ]

  @Test func `mistakes are errors with the way out`() throws {
    let scratch = ScratchDirectory(Self.files)
    scratch.write("fields: [{name: id}]\ndialect: {delimiter: ;}", to: "semicolon.yml")
    scratch.write(
      "fields: [{name: id}, {name: code}]\ntable: {groups: [{by: [id], same: [code]}]}", to: "groups.yml")
    scratch.write("fields: [{name: id}]\nseverity: {record.ragged: warning}", to: "ragged.yml")
    for (words, message) in Self.mistakes {
      let result = try scratch.validate(["diff"] + words)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errorsText.hasPrefix("validate: " + message), "\(words): \(result.errorsText)")
    }
  }
}
