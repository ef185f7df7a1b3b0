import TestSupport
import Testing

/// Tests of rules over records, limits and `normalize` of a rule file by the output of the program.
struct RecordRulesTests {
  private static func file(_ rest: String = "") -> String {
    """
    fields:
      - {name: a, type: integer, normalize: [trim]}
      - {name: b, type: integer}
    rules:
      - {id: in-order, compare: a <= b, at: b}
      - {id: both, all-or-none: [a, b]}
    \(rest)
    """
  }

  @Test func `findings have the names of the rules, and those for whole records have no field`() throws {
    let scratch = ScratchDirectory(["r": Self.file(), "t": "a,b\n 2 ,1\n1,\nx,1\n1,1\n"])
    try scratch.validate("check", "-q", "-r", "r", "--format", "jsonl", "--errors", "-", "t").expect(
      1,
      output: """
        {"file":"t","record":1,"line":2,"column":5,"offset":8,"field":"b","rule":"in-order",\
        "code":"comparison.not-met","params":{"comparison":"a <= b"},"value":"1","message":"must have a <= b",\
        "severity":"error"}
        {"file":"t","record":2,"line":3,"column":1,"offset":10,"field":null,"rule":"both","code":"all-or-none",\
        "params":{"fields":["a","b"],"missing":["b"]},"value":null,\
        "message":"must have all of 'a', 'b' or none of them, lacks 'b'","severity":"error"}
        {"file":"t","record":3,"line":4,"column":1,"offset":13,"field":"a","rule":"integer",\
        "code":"integer.malformed","params":{},"value":"x","message":"must be a whole number","severity":"error"}

        """)
  }

  @Test func `a value is shown as in the input although it is checked after trimming`() throws {
    let scratch = ScratchDirectory(["r": Self.file("fieldsMatch: superset"), "t": "a\n x \n 1\n"])
    try scratch.validate("check", "-r", "r", "t").expect(
      1,
      output: """
        t:1:1: warning: rule in-order is not checked: there is no 'b' [header.rule-skipped]
        t:2:1: error: a: ' x ' must be a whole number [integer.malformed]
        t:3:1: error: must have all of 'a', 'b' or none of them, lacks 'b' [all-or-none]

        """,
      errors: """
        2 records, 2 invalid (100.0%)
          record  header.rule-skipped  1  warning         first t:1:1
          a       integer              1           50.0%  first t:2:1  ' x '
          record  both                 1           50.0%  first t:3:1
        not checked: 2 rules lack a column: 'b' (integer, in-order)
        normalized:
          a  trim  2
        9 B in …

        """)
  }

  @Test func `fields follow the order of the rule file if there is no header`() throws {
    let scratch = ScratchDirectory(["r": Self.file()])
    try scratch.validate("check", "-q", "--errors", "-", "--no-header", "-r", "r", input: "2,1\n1,2\n")
      .expect(1, output: "-:1:3: error: b: '1' must have a <= b [comparison.not-met]\n")
  }

  @Test(
    arguments: [
      ("", Int32(1), "4 records, 1 invalid (25.0%)"),
      ("{fail: 1}", 1, "4 records, 1 invalid (25.0%); fails: the limit is 1"),
      ("{fail: 2}", 0, "4 records, 1 invalid (25.0%); within the limits"),
      ("{warn: 25%, fail: 30.5%}", 0, "4 records, 1 invalid (25.0%); warning: the limit is 25%"),
      ("{warn: 1, fail: 25%}", 1, "4 records, 1 invalid (25.0%); fails: the limit is 25%"),
      ("{warn: 1}", 0, "4 records, 1 invalid (25.0%); warning: the limit is 1"),
    ])
  func `limits determine the status`(limits: String, status: Int32, line: String) throws {
    let rest = limits.isEmpty ? "" : "limits: {invalid: \(limits)}"
    let scratch = ScratchDirectory(["r": Self.file(rest), "t": "a,b\n1,1\n2,1\n1,1\n1,1\n"])
    let result = try scratch.validate("check", "-r", "r", "t", "--errors", "/dev/null")
    result.expect(status: status)
    #expect(result.errorsText == "\(line)\n  b  in-order  1  25.0%\n20 B in …\n")
  }

  @Test func `an invalid header fails whatever the limits are`() throws {
    let rest = "limits: {invalid: {fail: 100}}"
    let scratch = ScratchDirectory(["r": Self.file(rest), "t": "a,c\n1,1\n"])
    try scratch.validate("check", "-r", "r", "t", "--errors", "/dev/null").expect(
      1,
      errors: """
        1 record, 1 invalid (100.0%); within the limits; the header is invalid
          record  header.extra-field    1                   first t:1:3
          record  header.missing-field  1                   first t:1:1
          record  header.rule-skipped   1  warning          first t:1:1
          record  both                  1           100.0%
        not checked: 2 rules lack a column: 'b' (integer, in-order)
        8 B in …
        validate: t: its columns fit the rules with 'fieldsMatch: partial'

        """)
  }

  @Test func `a run without invalid records shows no limit`() throws {
    let scratch = ScratchDirectory(["r": Self.file("limits: {invalid: {warn: 1}}")])
    try scratch.validate("check", "-r", "r", input: "a,b\n1,1\n").expect(
      0, errors: "1 record, 0 invalid\n8 B in …\n")
  }

  @Test func `a record with a warning is valid`() throws {
    let rules = """
      fields: [{name: a}, {name: b}]
      rules: [{id: same, compare: a == b, severity: warning}]
      """
    let scratch = ScratchDirectory(["r": rules])
    try scratch.validate("check", "-q", "-r", "r", "--errors", "e", "--valid", "-", input: "a,b\nx,y\n")
      .expect(0, output: "a,b\nx,y\n")
    #expect(try scratch.text(of: "e") == "-:2:1: warning: must have a == b [comparison.not-met]\n")
  }

  @Test func `filter --normalize writes normalized fields and all other bytes unchanged`() throws {
    let rules = """
      fields:
        - {name: a, type: string, normalize: [trim, nfkc]}
        - {name: b, type: integer}
        - {name: c, type: string, normalize: [collapse-spaces]}
      """
    let table =
      "\u{FEFF}a,\"b\",c\r\n x ,\"1\",\"p  q\"\r\n\" x\",2, p  q \r\n x ,z,x  y\n1，2,3,\"a\n\nb\"\r"
      + "\"q\"\"  \", 4,\n  ,5,  "
    let scratch = ScratchDirectory(["r": rules, "t": table])
    try scratch.validate("filter", "-q", "-r", "r", "--normalize", "--invalid", "i", "t").expect(
      1,
      output: "\u{FEFF}a,\"b\",c\r\nx,\"1\",\"p q\"\r\n\"x\",2, p q \r\n\"1,2\",3,\"a b\"\r,5, ")
    #expect(
      try scratch.text(of: "i")
        == "\u{FEFF}a,\"b\",c\r\n x ,z,x  y\n\"q\"\"  \", 4,\n")
    let plain = try scratch.validate("filter", "-q", "-r", "r", "t")
    #expect(plain.outputText.hasPrefix("\u{FEFF}a,\"b\",c\r\n x ,\"1\",\"p  q\"\r\n"))
  }

  @Test func `filter --normalize uses the delimiter of the input`() throws {
    let scratch = ScratchDirectory(["r": "fields: [{name: a, normalize: [collapse-spaces]}, {name: b}]\n"]
    )
    try scratch.validate("filter", "-q", "-d", " ", "-r", "r", "--normalize", input: "a b\nx\ty z\n")
      .expect(0, output: "a b\n\"x y\" z\n")
  }

  @Test func `--normalize without a normalize key is a usage error`() throws {
    let scratch = ScratchDirectory(["r": "fields: [{name: a}]\n"])
    try scratch.validate("filter", "--normalize", "-c", "a=integer", input: "a\n").expect(
      2,
      errors:
        "validate: --normalize applies the 'normalize' steps of a rule file; use it with -r FILE\n")
    try scratch.validate("filter", "--normalize", "-r", "r", input: "a\n").expect(
      2, errors: "validate: --normalize: no field of r has 'normalize' steps\n")
    let result = try scratch.validate("check", "--normalize", "-r", "r", input: "a\n")
    result.expect(status: 2)
  }

  @Test func `a fault in a rule over records is reported with its location`() throws {
    let scratch = ScratchDirectory(["r.yaml": Self.file("  - {id: neither, compare: a =< c}")])
    try scratch.validate("check", "-r", "r.yaml", input: "a,b\n").expect(
      2,
      errors: """
        validate: r.yaml:7:28: comparison 'a =< c' is faulty at character 3: '=<' is not one of < <= == != >= >

        """)
  }
}
