import TestSupport
import Testing

/// Runs the program with rules over a table as a whole.
struct TableRulesTests {
  private static let rules = """
    fields:
      - {name: id, type: integer}
      - {name: amount, type: number}
      - {name: note}
    table:
      records: {minimum: 3, maximum: 4}
      columns:
        id: {sorted: ascending, distinct: {maximumShare: 0.5}}
        amount: {sum: {maximum: 10}, mean: {minimum: 100, severity: warning}}
        note: {absent: {maximumShare: 0.5}}
      duplicates: false

    """

  private func scratch(_ files: [String: String]) -> ScratchDirectory {
    ScratchDirectory(files.merging(["r.yml": Self.rules]) { $1 })
  }

  @Test func `each rule reports a finding, and the places of those on the table are null`() throws {
    let scratch = scratch(["t.csv": "id,amount,note\n2,1.5,\n1,9,\n01,9.0,\n3,x,\n4,1,n\n"])
    try scratch.validate("check", "-r", "r.yml", "t.csv").expect(
      1,
      output: """
        t.csv:3:1: error: id: '1' must be in ascending order; the value before it is 2 [table.not-sorted]
        t.csv:4:1: error: must not repeat a record: line 3 has the same values [table.duplicate-record]
        t.csv:5:3: error: amount: 'x' must be a number [number.malformed]
        t.csv: error: must have at most 4 records, has 5 [table.too-many-records]
        t.csv: error: id: must have a share of distinct values of at most 0.5, has 4 among 5 values [table.distinct-share]
        t.csv: error: amount: must have a sum of at most 10, has 20.5 [table.sum]
        t.csv: warning: amount: must have a mean of at least 100, has 5.125 [table.mean]
        t.csv: error: note: must be absent in a share of at most 0.5 of the records, is absent in 4 of 5 [table.absent-share]

        """,
      errors: """
        5 records, 3 invalid (60.0%); the table breaks its rules
          record  table.duplicate-record  1           20.0%  first t.csv:4:1
          record  table.too-many-records  1
          id      table.distinct-share    1
          id      table.not-sorted        1           20.0%  first t.csv:3:1  '1'
          amount  number                  1           20.0%  first t.csv:5:3  'x'
          amount  table.mean              1  warning
          amount  table.sum               1
          note    table.absent-share      1
        46 B in …

        """)
    let lines = try scratch.validate(
      "check", "-q", "--errors", "-", "--format", "jsonl", "-r", "r.yml", "t.csv"
    )
    .outputText.split(separator: "\n")
    #expect(
      lines[1]
        == #"{"file":"t.csv","record":3,"line":4,"column":1,"offset":27,"field":null,"rule":"table","code":"table.duplicate-record","params":{"record":2,"line":3},"value":null,"message":"must not repeat a record: line 3 has the same values","severity":"error"}"#
    )
    #expect(
      lines[5]
        == #"{"file":"t.csv","record":null,"line":null,"column":null,"offset":null,"field":"amount","rule":"table","code":"table.sum","params":{"maximum":10,"actual":20.5},"value":null,"message":"must have a sum of at most 10, has 20.5","severity":"error"}"#
    )
  }

  @Test func `every report has the findings on the table`() throws {
    let scratch = scratch(["t.csv": "id,amount,note\n1,20,\n1,1,n\n"])
    let formats = ["jsonl", "csv", "json", "github", "gitlab", "junit", "sarif", "markdown", "html"]
    let words = formats.flatMap { ["--report", "\($0)=\($0)"] }
    try scratch.validate(["check", "-q", "-r", "r.yml", "t.csv"] + words).expect(1)
    for format in formats {
      let text = try scratch.text(of: format)
      for code in ["table.too-few-records", "table.sum"] {
        #expect(text.contains(code), "\(format): \(text)")
      }
    }
    #expect(try scratch.text(of: "csv").contains(#""t.csv",,,,,"amount","table","table.sum","#))
    #expect(
      try scratch.text(of: "github").contains("::error file=t.csv,title=table.sum::amount: must have a sum"))
    #expect(try scratch.text(of: "gitlab").contains(#""location":{"path":"t.csv","lines":{"begin":1}}"#))
    #expect(
      try scratch.text(of: "sarif").contains(#""physicalLocation":{"artifactLocation":{"uri":"t.csv"}}}]"#))
    #expect(
      try scratch.text(of: "junit").contains(
        "t.csv: amount: must have a sum of at most 10, has 21 [table.sum]"))
    #expect(try scratch.text(of: "markdown").contains("| t.csv | amount |  | must have a sum"))
    #expect(
      try scratch.text(of: "json").contains(
        #"{"rule":"table","code":"table.sum","count":1,"severity":"error","first":{"file":"t.csv","record":null,"line":null,"column":null,"offset":null},"values":[]}"#
      ))
  }

  @Test func `warnings do not fail the run`() throws {
    let rules = """
      fields: [{name: n, type: integer}]
      table:
        records: {minimum: 9, severity: warning}
        columns: {n: {sorted: {order: descending, severity: warning}}}
        duplicates: {allowed: false, severity: warning}

      """
    let scratch = ScratchDirectory(["w.yml": rules, "t.csv": "n\n1\n2\n2\n"])
    let output = """
      t.csv:3:1: warning: n: '2' must be in descending order; the value before it is 1 [table.not-sorted]
      t.csv:4:1: warning: must not repeat a record: line 3 has the same values [table.duplicate-record]
      t.csv: warning: must have at least 9 records, has 3 [table.too-few-records]

      """
    try scratch.validate("check", "--summary", "none", "-r", "w.yml", "t.csv").expect(0, output: output)
    try scratch.validate("check", "--summary", "none", "--fail-on", "warning", "-r", "w.yml", "t.csv").expect(
      1, output: output)
    try scratch.validate("check", "--summary", "none", "--no-warnings", "-r", "w.yml", "t.csv").expect(0)
  }

  @Test func `too few records are a finding of --min-records, and the greater minimum decides`() throws {
    let scratch = scratch(["t.csv": "id,amount,note\n1,1,n\n2,1,n\n", "e.csv": "n\n", "a": "1\n2\n"])
    scratch.write("fields: [{name: n}]\ntable: {records: {minimum: 3, severity: warning}}\n", to: "w.yml")
    try scratch.validate("check", "--min-records", "1", "-c", "n=integer", "e.csv").expect(
      1, output: "e.csv: error: must have at least 1 record, has 0 [table.too-few-records]\n",
      errors: """
        0 records, 0 invalid; the table breaks its rules
          record  table.too-few-records  1
        not checked: 1 rule saw no value: 'n' (integer)
        2 B in …

        """)
    try scratch.validate("check", "--summary", "none", "--min-records", "3", "-e", "integer", "a").expect(
      1, output: "a: error: must have at least 3 records, has 2 [table.too-few-records]\n")
    try scratch.validate("check", "--summary", "none", "--min-records", "2", "-e", "integer", "a").expect(0)
    let cases: [(words: [String], status: Int32, severity: String, bound: Int)] = [
      (["--min-records", "1"], 1, "error", 3), ([], 0, "warning", 3),
      (["--min-records", "5"], 1, "error", 5),
    ]
    for (words, status, severity, bound) in cases {
      try scratch.validate(["check", "--summary", "none", "-r", "w.yml", "e.csv"] + words).expect(
        status,
        output: "e.csv: \(severity): must have at least \(bound) records, has 0 [table.too-few-records]\n")
    }
    try scratch.validate(
      "check", "--min-records", "1", "--fail-on", "never", "-c", "n=integer", "-q", "e.csv"
    )
    .expect(0)
  }

  @Test func `several files are one table, also if their headers differ`() throws {
    let rules = """
      fieldsMatch: equal
      fields: [{name: n, type: integer}, {name: m}]
      table: {records: {maximum: 3}, columns: {n: {sum: {maximum: 5}, sorted: ascending}}, duplicates: false}

      """
    let scratch = ScratchDirectory(["e.yml": rules, "a": "n,m\n1,x\n3,y\n", "b": "m,n\nx,01\nz,4\n"])
    try scratch.validate("check", "--summary", "none", "-r", "e.yml", "a", "b").expect(
      1,
      output: """
        b:2:3: error: n: '01' must be in ascending order; the value before it is 3 [table.not-sorted]
        b:2:1: error: must not repeat a record: line 2 of a has the same values [table.duplicate-record]
        a: error: must have at most 3 records, has 4 [table.too-many-records]
        a: error: n: must have a sum of at most 5, has 9 [table.sum]

        """)
  }

  @Test func `a check that stops reports nothing that the rest could change`() throws {
    let scratch = scratch(["t.csv": "id,amount,note\n1,1,\n2,x,\n3,100,\n4,100,\n5,100,\n"])
    try scratch.validate("check", "--stop-after", "1", "--min-records", "9", "-r", "r.yml", "t.csv").expect(
      1, output: "t.csv:3:3: error: amount: 'x' must be a number [number.malformed]\n",
      errors: """
        2 records, 1 invalid (50.0%); stopped, the rest is not checked
          amount  number  1  50.0%  first t.csv:3:3  'x'
        25 B in …

        """)
  }

  @Test func `the summary has the first location and the values of each column`() throws {
    let scratch = ScratchDirectory([
      "r.yml": """
      fields: [{name: a, type: integer}, {name: b, type: integer}]
      table: {columns: {a: {sorted: ascending}, b: {sorted: ascending}}}

      """, "t.csv": "a,b\n1,1\n2,0\n1,2\n",
    ])
    try scratch.validate("check", "-r", "r.yml", "t.csv").expect(
      1,
      output: """
        t.csv:3:3: error: b: '0' must be in ascending order; the value before it is 1 [table.not-sorted]
        t.csv:4:1: error: a: '1' must be in ascending order; the value before it is 2 [table.not-sorted]

        """,
      errors: """
        3 records, 2 invalid (66.7%)
          a  table.not-sorted  1  33.3%  first t.csv:4:1  '1'
          b  table.not-sorted  1  33.3%  first t.csv:3:3  '0'
        16 B in …

        """)
  }

  @Test func `an interrupted check reports nothing that the rest could change`() throws {
    let scratch = scratch([:])
    let result = try scratch.interrupt(
      "check --min-records 9 -r r.yml", reading: "id,amount,note\\n2,20,\\n1,20,\\n")
    result.expect(status: 130)
    #expect(
      result.outputText
        == "-:3:1: error: id: '1' must be in ascending order; the value before it is 2 [table.not-sorted]\np\nr.yml\n"
    )
    #expect(
      result.errorsText.hasPrefix(
        "2 records, 1 invalid (50.0%); interrupted, the rest is not checked\n  id  table.not-sorted"),
      "\(result.errorsText)")
  }

  @Test func `repeated and misplaced records are not among the valid ones`() throws {
    let scratch = ScratchDirectory([
      "f.yml":
        "fields: [{name: n, type: integer}]\ntable: {columns: {n: {sorted: ascending}}, duplicates: false}\n",
      "t.csv": "n\n1\n3\n2\n3\n3\n",
    ])
    try scratch.validate("filter", "-q", "-r", "f.yml", "--invalid", "i", "t.csv").expect(
      1, output: "n\n1\n3\n")
    #expect(try scratch.text(of: "i") == "n\n2\n3\n3\n")
  }

  @Test func `objects of JSON Lines are compared as a whole`() throws {
    let scratch = ScratchDirectory([
      "o.yml":
        "fieldsMatch: subset\nfields: [{name: n, type: number}]\ntable: {columns: {n: {sum: {maximum: 3}}}, duplicates: false}\n",
      "t.jsonl": #"""
      {"n": 1, "other": {"a": 1, "b": [2]}}
      {"n": 1, "other": {"a": 1, "b": [3]}}
      {"other": {"b": [2.0], "a": 1}, "n": 1.0}
      {"n": null}
      {}

      """#,
    ])
    try scratch.validate("check", "--summary", "none", "-r", "o.yml", "t.jsonl").expect(
      1,
      output:
        "t.jsonl:3:1: error: must not repeat a record: line 1 has the same values [table.duplicate-record]\n")
    try scratch.validate(
      "check", "--summary", "none", "--format", "jsonl", "-r", "o.yml", "t.jsonl", "t.jsonl"
    )
    .expect(status: 1)
  }

  @Test func `columns that no field names are compared too`() throws {
    let scratch = ScratchDirectory([
      "s.yml": "fieldsMatch: subset\nfields: [{name: n}]\ntable: {duplicates: false}\n",
      "t.csv": "n,m\n1,1\n1,2\n1,\"1\"\n",
    ])
    try scratch.validate("check", "--summary", "none", "-r", "s.yml", "t.csv").expect(
      1,
      output:
        "t.csv:4:1: error: must not repeat a record: line 2 has the same values [table.duplicate-record]\n")
  }

  @Test func `values of secret columns are not in findings`() throws {
    let scratch = ScratchDirectory([
      "p.yml": """
      fields: [{name: pin, type: integer, control: password}]
      table: {columns: {pin: {sorted: ascending, sum: {maximum: 1}}}}

      """, "t.csv": "pin\n4321\n1234\n",
    ])
    try scratch.validate("check", "--summary", "none", "-r", "p.yml", "t.csv").expect(
      1,
      output: """
        t.csv:3:1: error: pin: must be in ascending order; the value before it is … [table.not-sorted]
        t.csv: error: pin: must have a sum of at most 1, has … [table.sum]

        """)
  }

  @Test func `the limit of one rule does not hide another rule of the table`() throws {
    let scratch = scratch(["t.csv": "id,amount,note\n3,20,n\n2,1,n\n1,1,n\n"])
    let output = try scratch.validate(
      "check", "-q", "--errors", "-", "--max-per-rule", "1", "-r", "r.yml", "t.csv"
    ).outputText
    #expect(output.split(separator: "\n").count == 4, "\(output)")
    #expect(output.contains("table.distinct-share") && output.contains("table.sum"), "\(output)")
  }

  @Test func `a column that the table lacks is a warning`() throws {
    let scratch = ScratchDirectory([
      "l.yml":
        "fieldsMatch: partial\nfields: [{name: n}, {name: m}]\ntable: {columns: {m: {absent: {maximumShare: 0}}}}\n",
      "t.csv": "n\n1\n",
    ])
    try scratch.validate("check", "--summary", "none", "-r", "l.yml", "t.csv").expect(
      0, output: "t.csv:1:1: warning: rule table is not checked: there is no 'm' [header.rule-skipped]\n")
  }

  @Test func `the result is the same for any number of jobs`() throws {
    let scratch = scratch([:])
    let rows = (0..<60_000).map { "\($0 % 20_000),\(Double($0 % 7) / 4),\($0 % 3 == 0 ? "" : "n")\n" }
    scratch.write("id,amount,note\n" + rows.joined(), to: "t.csv")
    let one = try scratch.validate("check", "--summary", "none", "-j", "1", "-r", "r.yml", "t.csv")
    one.expect(status: 1)
    let eight = try scratch.validate("check", "--summary", "none", "-j", "8", "-r", "r.yml", "t.csv")
    #expect(one.output == eight.output)
  }
}
